import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { parseSearchQuery, toSearchPath } from "#app/search/search-query.ts";
import { Breadcrumbs } from "#app/sections/page-hero.tsx";
import { SearchField } from "#app/sections/search/search-field.tsx";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { H1 } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import { getPopularLinks, loadResults } from "./results.server.ts";
import { FoundPages, NothingFound, Popular } from "./results.tsx";

export const handle: RouteHandle = { cache: { unbounded: ["q", "page"] } };

export async function loader({ request }: Route.LoaderArgs) {
	const query = parseSearchQuery(new URL(request.url).searchParams);
	if (!query) throw notFound();
	const { title, subtitle, description, found, none, popular } = getContent().pages.search;
	const results = query.words ? await loadResults(request, query) : null;
	if (query.words ? !results : query.page > 1) throw notFound();
	const named = query.words ? fillPlaceholders(found.title, { name: query.words }) : title;
	return {
		query,
		results,
		title: named,
		subtitle: query.words ? null : subtitle,
		none,
		popular: results && results.total > 0 ? null : { title: popular, links: getPopularLinks() },
		meta: buildPageMeta({
			title: query.page > 1 ? `${named}, page ${query.page}` : named,
			description,
			path: toSearchPath(query),
			crumbs: [{ name: title, to: "/search" }],
			// There is a page for every possible query.
			noindex: true,
		}),
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
			{results?.total === 0 && <NothingFound none={none} hasPosts={results.hasPosts} />}
			{popular && <Popular title={popular.title} links={popular.links} />}
		</>
	);
}
