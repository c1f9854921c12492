import { readAllPosts } from "#app/blog/blog.server.ts";
import { setBlogHeaders } from "#app/blog/blog-headers.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PageSteps } from "#app/sections/page-steps.tsx";
import { Band } from "#app/ui/band.tsx";
import type { Route } from "./+types/route.ts";
import { CityList } from "./city-list.tsx";
import { LinkList, PartHead } from "./link-list.tsx";
import { describeSitemap, readLists, readPage, toPath } from "./read-lists.server.ts";
import { ServiceList } from "./service-list.tsx";

export const handle: RouteHandle = { cache: { parameters: ["page"] } };

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = readPage(new URL(request.url).searchParams);
	const list = await readAllPosts();
	// Without its articles the list still leads to all the rest.
	setBlogHeaders(context, list);
	return {
		...readLists(page.number, list.status === "loaded" ? list.posts : []),
		pages: page.count,
		paths: Array.from({ length: page.count }, (_, index) => toPath(index + 1)),
		meta: describeSitemap(page.number),
	};
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
	const { page, agency, services, cities, cases, posts, number, pages, paths, meta } = loaderData;
	const { headings } = page;
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={meta.crumbs}
				paper="sand"
				look="hero"
			/>
			{number === 1 && (
				<>
					<Band>
						<div className="grid gap-x-14 gap-y-12 md:grid-cols-3">
							<LinkList heading={headings.agency} links={agency} />
							<LinkList heading={headings.stories} links={cases} />
							{posts.length > 0 && <LinkList heading={headings.posts} links={posts} />}
						</div>
					</Band>
					<Band paper="sunken">
						<PartHead>{headings.services}</PartHead>
						<ServiceList services={services} localHeading={headings.local} />
					</Band>
				</>
			)}
			<Band>
				<PartHead>{headings.cities}</PartHead>
				<CityList cities={cities} />
				{pages > 1 && (
					<div className="mt-14">
						<PageSteps
							page={number}
							pages={pages}
							toPath={(at) => paths[at - 1] ?? "/sitemap"}
							back={{ name: "Before", leadsTo: "The cities before" }}
							on={{ name: "More", leadsTo: "More cities" }}
						/>
					</div>
				)}
			</Band>
		</>
	);
}
