import { loadAllPosts, setBlogHeaders } from "#app/blog/blog.server.ts";
import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PageSteps } from "#app/sections/page-steps.tsx";
import { Band } from "#app/ui/band.tsx";
import { H2 } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import { buildSitemapMeta, getLists, parsePage, toPath } from "./lists.server.ts";
import { CityList, LinkColumn, ServiceList } from "./lists.tsx";

export const handle: RouteHandle = { cache: { parameters: ["page"] } };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { number, count } = parsePage(new URL(request.url).searchParams);
	const list = await loadAllPosts();
	setBlogHeaders(context, list);
	return {
		page: getContent().pages.sitemap,
		number,
		lists: getLists(number, list.status === "loaded" ? list.posts : []),
		paths: Array.from({ length: count }, (_, index) => toPath(index + 1)),
		meta: buildSitemapMeta(number),
	};
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
	const { page, lists, number, paths, meta } = loaderData;
	const { title, subtitle, headings } = page;
	return (
		<>
			<PageHero title={title} subtitle={subtitle} crumbs={meta.crumbs} theme="sand" look="hero" />
			{number === 1 && (
				<>
					<Band>
						<div className="grid gap-x-14 gap-y-12 md:grid-cols-3">
							<LinkColumn heading={headings.agency} links={lists.agency} />
							<LinkColumn heading={headings.stories} links={lists.cases} />
							{lists.posts.length > 0 && (
								<LinkColumn heading={headings.posts} links={lists.posts} />
							)}
						</div>
					</Band>
					<Band theme="sunken">
						<H2 look="display">{headings.services}</H2>
						<ServiceList services={lists.services} localHeading={headings.local} />
					</Band>
				</>
			)}
			<Band>
				<H2 look="display">{headings.cities}</H2>
				<CityList cities={lists.cities} />
				{paths.length > 1 && (
					<div className="mt-14">
						<PageSteps
							page={number}
							pages={paths.length}
							toPath={(page) => paths[page - 1] ?? "/sitemap"}
							back={{ name: "Before", leadsTo: "The cities before" }}
							on={{ name: "More", leadsTo: "More cities" }}
						/>
					</div>
				)}
			</Band>
		</>
	);
}
