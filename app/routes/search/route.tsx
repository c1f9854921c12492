import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { parseSearchQuery, toSearchPath } from "#app/search/search-query.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { SearchField } from "#app/sections/search/search-field.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import { FoundPages } from "./found-pages.tsx";
import { listPopular } from "./list-popular.server.ts";
import { loadResults } from "./load-results.server.ts";
import { NothingFound } from "./nothing-found.tsx";
import { Popular } from "./popular.tsx";

export const handle: RouteHandle = { cache: { unbounded: ["q", "page"] } };

export async function loader({ request }: Route.LoaderArgs) {
	const query = parseSearchQuery(new URL(request.url).searchParams);
	if (!query) throw notFound();
	const { title, subtitle, description, found, none, popular } = getContent().pages.search;
	const results = query.words ? await loadResults(request, query) : null;
	if (query.words ? !results : query.page > 1) throw notFound();
	const named = query.words ? found.title.replace("{name}", () => query.words) : title;
	return {
		query,
		results,
		title: named,
		subtitle: query.words ? null : subtitle,
		none,
		popular: results && results.total > 0 ? null : { title: popular, links: listPopular() },
		meta: describePage({
			title: query.page > 1 ? `${named}, page ${query.page}` : named,
			description,
			path: toSearchPath(query),
			crumbs: [{ name: title, to: "/search" }],
			// Anyone can make a search, so there is no end of such pages.
			robots: "noindex, follow",
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
						<Heading level={1} look={query.words ? "heading" : "hero"}>
							{title}
						</Heading>
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
