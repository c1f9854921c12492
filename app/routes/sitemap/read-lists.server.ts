import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import { getContent } from "#app/content/content.server.ts";
import { COMPANY_LINKS, LEGAL_LINKS, MAIN_LINKS } from "#app/layout/navigation.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { LISTED_CITIES } from "#app/sections/cards.ts";
import { describePage } from "#app/seo/page-meta.server.ts";

const CITIES_A_PAGE = 40;

export type NamedLink = { name: string; to: string };
export type ListedService = NamedLink & {
	parts: NamedLink[];
	/** The list of its cities. */
	locations: string;
	/** None where they are too many to be named here. */
	cities: NamedLink[];
};
export type ListedCity = NamedLink & { state: string; districts: NamedLink[] };

/** Which page is asked for, of how many; thrown as not found where there is none. */
export function readPage(query: URLSearchParams): { number: number; count: number } {
	const count = Math.max(1, Math.ceil(getContent().cities.length / CITIES_A_PAGE));
	const page = query.get("page") ?? "1";
	if (!/^[1-9]\d{0,5}$/.test(page) || Number(page) > count) throw notFound();
	return { number: Number(page), count };
}

export function toPath(page: number): string {
	return page > 1 ? `/sitemap?page=${page}` : "/sitemap";
}

/** All pages in the order in which a reader would look for them; further pages go on with the cities. */
export function readLists(number: number, posts: readonly PostSummary[]) {
	const { pages, cities, caseStudies } = getContent();
	const listed = cities.slice((number - 1) * CITIES_A_PAGE, number * CITIES_A_PAGE);
	return {
		page: pages.sitemap,
		number,
		agency: listAgency(),
		services: listServices(),
		cities: listed.map(
			({ slug, name, state, districts }): ListedCity => ({
				name,
				state,
				to: `/${slug}`,
				districts: districts.map((district) => ({
					name: district.name,
					to: `/${slug}/${district.slug}`,
				})),
			}),
		),
		cases: caseStudies.map(({ slug, title }) => ({ name: title, to: `/case-studies/${slug}` })),
		posts: posts.map(({ slug, title }) => ({ name: readSafeHtml(title), to: toPostPath(slug) })),
	};
}

function listAgency(): NamedLink[] {
	const { whyChooseUs, pages } = getContent();
	const { adBudget, seoPayback } = pages.tools;
	const links = [
		{ name: "Home", to: "/" },
		...MAIN_LINKS,
		...COMPANY_LINKS,
		{ name: adBudget.name, to: "/tools/ad-budget" },
		{ name: seoPayback.name, to: "/tools/seo-payback" },
		...whyChooseUs.map(({ slug, title }) => ({ name: title, to: `/why-choose-us/${slug}` })),
		...LEGAL_LINKS,
	];
	return links.filter(
		({ to }, at) => links.findIndex((link) => link.to === to) === at && to !== "/sitemap",
	);
}

function listServices(): ListedService[] {
	const { services, cities } = getContent();
	return services.map(({ slug, name, subServices }) => ({
		name,
		to: `/services/${slug}`,
		locations: `/services/${slug}/locations`,
		parts: subServices.map((part) => ({ name: part.name, to: `/services/${slug}/${part.slug}` })),
		cities:
			cities.length > LISTED_CITIES
				? []
				: cities.map((city) => ({ name: city.name, to: `/services/${slug}/${city.slug}` })),
	}));
}

export function describeSitemap(number: number) {
	const { title, description } = getContent().pages.sitemap;
	const isFirst = number === 1;
	return describePage({
		title: isFirst ? title : `${title}, page ${number}`,
		description,
		path: toPath(number),
		type: "CollectionPage",
		crumbs: [
			{ name: title, to: "/sitemap" },
			...(isFirst ? [] : [{ name: `Page ${number}`, to: toPath(number) }]),
		],
		// Names alone: what search engines want of them they have from the sitemap that is for them.
		robots: isFirst ? undefined : "noindex, follow",
	});
}
