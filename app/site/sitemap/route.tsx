import { loadAllPosts, setBlogHeaders } from "#app/blog/blog.server.ts";
import { getSafeText } from "#app/blog/html/safe-html.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent, getPages, hasPage } from "#app/content/content.server.ts";
import { COMPANY_PAGES, LEGAL_PAGES, MAIN_PAGES, toLinks } from "#app/design/layout/navigation.ts";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { PageSteps } from "#app/design/sections/page-steps.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { NamedLink } from "#app/design/ui/link.tsx";
import { t as tPages } from "#app/messages/en/page-names.server.ts";
import { t } from "#app/messages/en/sections.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toPageCrumb, toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { LISTED_CITIES } from "#app/site/cards.ts";
import { getTools } from "#app/tools/tools.server.ts";
import type { Route } from "./+types/route.ts";
import { CityList, LinkColumn, ServiceList } from "./lists.tsx";
import { selectCities } from "./select-cities.server.ts";

const CITIES_A_PAGE = 40;

export const handle: RouteHandle = { cache: { parameters: ["page"] } };

/** Loads the lists; pages beyond the first show more cities and none of the other lists. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { page: number, pageCount, cities: listed } = selectCities(request, CITIES_A_PAGE);
	const { pages, services, cities, caseStudies } = getContent();
	const list = await loadAllPosts();
	setBlogHeaders(context, list);
	const posts = list.status === "loaded" ? list.posts : [];
	const page = pages.sitemap;
	return {
		page,
		number,
		pageCount,
		agency: getAgencyLinks(),
		services: services.map(({ slug, name, subServices }) => ({
			name,
			to: `/services/${slug}`,
			parts: toLinks(subServices, `/services/${slug}/`),
			cities: cities.length > LISTED_CITIES ? [] : toLinks(cities, `/services/${slug}/`),
		})),
		cities: listed.map(({ slug, name, state, districts }) => ({
			name,
			state,
			to: `/${slug}`,
			districts: toLinks(districts, `/${slug}/`),
		})),
		cases: caseStudies.map(({ slug, title }) => ({ name: title, to: `/case-studies/${slug}` })),
		posts: posts.map(({ slug, title }) => ({ name: getSafeText(title), to: toPostPath(slug) })),
		meta: buildPageMeta({
			title: number > 1 ? tPages("numbered", { title: page.title, page: number }) : page.title,
			description: page.description,
			path: toPath(number),
			type: "CollectionPage",
			crumbs: [
				toTitleCrumb("/sitemap", page.title),
				...(number > 1 ? [tPages("page", { page: number })] : []),
			],
			// Search engines get these pages from sitemap.xml.
			noindex: number > 1,
		}),
	};
}

function getAgencyLinks(): NamedLink[] {
	const call = getContent().pages.contact.booking?.page.title;
	const links = [
		...["/" as const, ...MAIN_PAGES].map(toPageCrumb),
		...(call ? [toTitleCrumb("/book", call)] : []),
		...COMPANY_PAGES.map(toPageCrumb),
		...getTools(),
		...[...getPages().values()].flatMap(({ listedAs, path }) =>
			listedAs === null ? [] : { name: listedAs, to: path },
		),
		...LEGAL_PAGES.filter((to) => to !== "/sitemap").map(toPageCrumb),
	];
	return [...new Map(links.map(({ name, to }) => [to, { name, to }])).values()].filter(({ to }) =>
		hasPage(to),
	);
}

function toPath(page: number): string {
	return page > 1 ? `/sitemap?page=${page}` : "/sitemap";
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
	const { page, number, pageCount, agency, services, cities, cases, posts, meta } = loaderData;
	const { title, subtitle, headings } = page;
	return (
		<>
			<PageHero title={title} subtitle={subtitle} crumbs={meta.crumbs} theme="sand" look="hero" />
			{number === 1 && (
				<>
					<Band>
						<div className="grid gap-x-14 gap-y-12 md:grid-cols-3">
							<LinkColumn heading={headings.agency} links={agency} />
							{cases.length > 0 && <LinkColumn heading={headings.stories} links={cases} />}
							{posts.length > 0 && <LinkColumn heading={headings.posts} links={posts} />}
						</div>
					</Band>
					<Band theme="sunken">
						<H2 look="display">{headings.services}</H2>
						<ServiceList
							services={services}
							localHeading={headings.local}
							isLocal={cities.length > 0}
						/>
					</Band>
				</>
			)}
			{cities.length > 0 && (
				<Band>
					<H2 look="display">{headings.cities}</H2>
					<CityList cities={cities} />
					{pageCount > 1 && (
						<div className="mt-14">
							<PageSteps
								page={number}
								pages={pageCount}
								toPath={toPath}
								back={{ name: t("before"), leadsTo: t("citiesBefore") }}
								on={{ name: t("more"), leadsTo: t("moreCities") }}
							/>
						</div>
					)}
				</Band>
			)}
		</>
	);
}
