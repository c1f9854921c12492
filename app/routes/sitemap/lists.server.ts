import { getSafeText } from "#app/blog/html/safe-html.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent } from "#app/content/content.server.ts";
import { COMPANY_LINKS, LEGAL_LINKS, MAIN_LINKS, toLinks } from "#app/layout/navigation.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { LISTED_CITIES } from "#app/sections/cards.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import type { NamedLink } from "#app/ui/link.tsx";

const CITIES_A_PAGE = 40;

export type SitemapLists = ReturnType<typeof getLists>;

/** Throws not found for a page that does not exist. */
export function parsePage(query: URLSearchParams): { number: number; count: number } {
	const count = Math.max(1, Math.ceil(getContent().cities.length / CITIES_A_PAGE));
	const page = query.get("page") ?? "1";
	if (!/^[1-9]\d{0,5}$/.test(page) || Number(page) > count) throw notFound();
	return { number: Number(page), count };
}

export function toPath(page: number): string {
	return page > 1 ? `/sitemap?page=${page}` : "/sitemap";
}

/** Pages beyond the first show more cities and none of the other lists. */
export function getLists(number: number, posts: readonly PostSummary[]) {
	const { cities, caseStudies, services } = getContent();
	const shown = cities.slice((number - 1) * CITIES_A_PAGE, number * CITIES_A_PAGE);
	return {
		agency: getAgencyLinks(),
		services: services.map(({ slug, name, subServices }) => ({
			name,
			to: `/services/${slug}`,
			parts: toLinks(subServices, `/services/${slug}/`),
			locations: `/services/${slug}/locations`,
			cities: cities.length > LISTED_CITIES ? [] : toLinks(cities, `/services/${slug}/`),
		})),
		cities: shown.map(({ slug, name, state, districts }) => ({
			name,
			state,
			to: `/${slug}`,
			districts: toLinks(districts, `/${slug}/`),
		})),
		cases: caseStudies.map(({ slug, title }) => ({ name: title, to: `/case-studies/${slug}` })),
		posts: posts.map(({ slug, title }) => ({ name: getSafeText(title), to: toPostPath(slug) })),
	};
}

function getAgencyLinks(): NamedLink[] {
	const { whyChooseUs, pages } = getContent();
	const { adBudget, seoPayback } = pages.tools;
	const links = [
		{ name: "Home", to: "/" },
		...MAIN_LINKS,
		...COMPANY_LINKS,
		{ name: adBudget.name, to: "/tools/ad-budget" },
		{ name: seoPayback.name, to: "/tools/seo-payback" },
		...whyChooseUs.map(({ slug, title }) => ({ name: title, to: `/why-choose-us/${slug}` })),
		...LEGAL_LINKS.filter(({ to }) => to !== "/sitemap"),
	];
	return [...new Map(links.map((link) => [link.to, link])).values()];
}

export function buildSitemapMeta(number: number) {
	const { title, description } = getContent().pages.sitemap;
	const isFirst = number === 1;
	return buildPageMeta({
		title: isFirst ? title : `${title}, page ${number}`,
		description,
		path: toPath(number),
		type: "CollectionPage",
		crumbs: [
			{ name: title, to: "/sitemap" },
			...(isFirst ? [] : [{ name: `Page ${number}`, to: toPath(number) }]),
		],
		// Search engines have these pages from sitemap.xml.
		noindex: !isFirst,
	});
}
