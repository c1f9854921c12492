import { readAllPosts } from "#app/blog/blog.server.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { toBlogPath } from "#app/blog/reading/blog-query.ts";
import { choosePosts } from "#app/blog/reading/choose-posts.ts";
import type { CityEntry } from "#app/content/cities/city-entry.ts";
import { getContent, isWorthIndexing } from "#app/content/content.server.ts";
import type { Service } from "#app/content/types.ts";
import { CITIES_A_PAGE, toLocationsPath } from "./service-locations.ts";

/** A page that search engines may show; the day or instant is the content's own, where it has one. */
export type SitePage = { path: string; updated?: string | undefined };

/** Every page that search engines may show; `isWhole` is false where the blog's are missing as its source fails. */
export async function readSitePages(): Promise<{ pages: SitePage[]; isWhole: boolean }> {
	const list = await readAllPosts();
	const isWhole = list.status === "loaded";
	const { services, cities } = getContent();
	const pages = [
		...listFixedPages(),
		...(isWhole ? await listBlogPages(list.posts) : []),
		...services.flatMap(listServicePages),
		...cities.flatMap((city) => listCityPages(city, services)),
	];
	return { pages: pages.filter(({ path }) => isWorthIndexing(path)), isWhole };
}

function listFixedPages(): SitePage[] {
	const { pages, caseStudies, whyChooseUs } = getContent();
	const { tools } = pages;
	return [
		{ path: "/", updated: pages.home.updated },
		{ path: "/services", updated: pages.services.updated },
		{ path: "/case-studies", updated: pages.caseStudies.updated },
		{ path: "/about", updated: pages.about.updated },
		{ path: "/contact", updated: pages.contact.updated },
		{ path: "/privacy-policy", updated: pages.privacyPolicy.updated },
		{ path: "/accessibility", updated: pages.accessibility.updated },
		{ path: "/sitemap" },
		...["/tools", "/tools/ad-budget", "/tools/seo-payback"].map((path) => ({
			path,
			updated: tools.updated,
		})),
		...caseStudies.map(({ slug, updated }) => ({ path: `/case-studies/${slug}`, updated })),
		...whyChooseUs.map(({ slug, updated }) => ({ path: `/why-choose-us/${slug}`, updated })),
	];
}

async function listBlogPages(posts: readonly PostSummary[]): Promise<SitePage[]> {
	const slugs = posts.flatMap(({ categories }) => categories.map(({ slug }) => slug));
	const lists = await Promise.all(
		[null, ...new Set(slugs)].map(async (category): Promise<SitePage[]> => {
			const own = category ? posts.filter((post) => isIn(post, category)) : posts;
			const query = { category, tag: null, words: "", page: 1 };
			const first = await choosePosts(query)(posts);
			const count = first.status === "loaded" ? first.pages : 1;
			const updated = findNewest(own.map(({ modified }) => modified));
			return Array.from({ length: count }, (_, index) => ({
				path: toBlogPath({ ...query, page: index + 1 }),
				updated,
			}));
		}),
	);
	return [
		...lists.flat(),
		...posts.map(({ slug, modified }) => ({
			path: toPostPath(slug),
			updated: findNewest([modified]),
		})),
	];
}

function isIn({ categories }: PostSummary, slug: string): boolean {
	return categories.some((category) => category.slug === slug);
}

function listServicePages(service: Service): SitePage[] {
	const { cities } = getContent();
	const path = `/services/${service.slug}`;
	const listPages = Math.max(1, Math.ceil(cities.length / CITIES_A_PAGE));
	return [
		{ path, updated: service.updated },
		...service.subServices.map(({ slug, updated }) => ({ path: `${path}/${slug}`, updated })),
		...Array.from({ length: listPages }, (_, index) => ({
			path: toLocationsPath(service.slug, index + 1),
			updated: findNewest(
				cities
					.slice(index * CITIES_A_PAGE, (index + 1) * CITIES_A_PAGE)
					.map((city) => city.updatedServices[service.slug] ?? city.updated),
			),
		})),
	];
}

function listCityPages(city: CityEntry, services: readonly Service[]): SitePage[] {
	return [
		{ path: `/${city.slug}`, updated: city.updated },
		...city.districts.map(({ slug, updated }) => ({ path: `/${city.slug}/${slug}`, updated })),
		...services.map(({ slug }) => ({
			path: `/services/${slug}/${city.slug}`,
			updated: city.updatedServices[slug],
		})),
	];
}

/** The latest of days and instants in ISO 8601, which is their order as texts but for time zones. */
function findNewest(days: readonly string[]): string | undefined {
	return days
		.filter((day) => Number.isFinite(Date.parse(day)))
		.toSorted()
		.at(-1);
}
