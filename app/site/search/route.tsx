import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { pick } from "#app/content/pick.ts";
import { toLinks } from "#app/design/layout/navigation.ts";
import { SearchField } from "#app/design/search/search-field.tsx";
import {
	parseSearchQuery,
	type SearchQuery,
	toSearchPath,
} from "#app/design/search/search-query.ts";
import { Breadcrumbs } from "#app/design/sections/page-hero.tsx";
import { H1 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/page-names.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { LISTED_CITIES } from "#app/site/cards.ts";
import type { Route } from "./+types/route.ts";
import { buildExcerpt, highlightWords } from "./highlight-words.ts";
import { FoundPages, NothingFound, Popular } from "./results.tsx";
import type { SearchHit } from "./search-page.ts";
import { searchSite } from "./search-site.server.ts";

const PAGE_SIZE = 20;

export const handle: RouteHandle = { cache: { unbounded: ["q", "page"] } };

export async function loader({ request }: Route.LoaderArgs) {
	const query = parseSearchQuery(new URL(request.url).searchParams);
	if (!query) throw notFound();
	const { words, page } = query;
	const { services, cities, pages } = getContent();
	const { title, subtitle, description, found, none, popular } = pages.search;
	const results = words ? await loadResults(request, query) : null;
	if (page > (results?.pages ?? 1)) throw notFound();
	const named = words ? fillPlaceholders(found.title, { name: words }) : title;
	const popularLinks = {
		title: popular,
		services: toLinks(services, "/services/"),
		cities: toLinks(cities.slice(0, LISTED_CITIES), "/"),
	};
	return {
		query,
		results,
		title: named,
		subtitle: words ? null : subtitle,
		none,
		popular: results?.total ? null : popularLinks,
		meta: buildPageMeta({
			title: page > 1 ? t("numbered", { title: named, page }) : named,
			description,
			path: toSearchPath(query),
			crumbs: [toTitleCrumb("/search", title)],
			// The page is not indexed, as there is one for every possible query.
			noindex: true,
		}),
	};
}

async function loadResults(request: Request, { words, page }: SearchQuery) {
	const { hits, ...found } = await searchSite(request, words);
	const pages = Math.max(1, Math.ceil(hits.length / PAGE_SIZE));
	const items = hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toResult);
	return { ...found, items, total: hits.length, pages };
}

function toResult({ page, terms }: SearchHit) {
	return {
		...pick(page, "kind", "where", "path", "kite"),
		name: highlightWords(page.name, terms),
		text: highlightWords(buildExcerpt([page.text, ...page.body], terms), terms),
	};
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
	const { query, results, title, subtitle, none, popular, meta } = loaderData;
	return (
		<>
			<section className="paper-sand">
				<div className="wrap pt-5 pb-10 lg:pb-14">
					<Breadcrumbs crumbs={meta.crumbs} />
					<div className="mt-8 lg:mt-10">
						<H1 look={query.words ? "heading" : "hero"}>{title}</H1>
					</div>
					{subtitle && <p className="mt-4 max-w-text text-ink-soft text-lead">{subtitle}</p>}
					<div className="mt-6 max-w-[54rem] lg:mt-8">
						<SearchField words={query.words} />
					</div>
				</div>
			</section>
			{results && results.total > 0 && <FoundPages query={query} results={results} />}
			{results?.total === 0 && <NothingFound {...none} {...query} hasPosts={results.hasPosts} />}
			{popular && <Popular {...popular} />}
		</>
	);
}
