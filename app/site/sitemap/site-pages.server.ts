import { loadAllPosts } from "#app/blog/blog.server.ts";
import { toBlogPath } from "#app/blog/blog-query.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { selectPosts } from "#app/blog/select-posts.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent, hasPage, isIndexable, type SiteContent } from "#app/content/content.server.ts";
import type { Day } from "#app/platform/day.ts";
import { CITIES_A_PAGE, toLocationsPath } from "#app/site/services/service-locations.ts";

/** A page that search engines may show, with the day of its content's last change, where it has one. */
export type SitePage = { path: string; updated?: Day | undefined };

/**
 * Lists every page that search engines may show; `isWhole` is false where the blog's are missing as its source fails.
 */
export async function listSitePages(): Promise<{ pages: SitePage[]; isWhole: boolean }> {
	const list = await loadAllPosts();
	const isWhole = list.status === "loaded";
	const content = getContent();
	const pages = [
		...listFixedPages(content),
		...(isWhole ? await listBlogPages(list.posts) : []),
		...listServicePages(content),
		...listCityPages(content),
	];
	return { pages: pages.filter(({ path }) => hasPage(path) && isIndexable(path)), isWhole };
}

function listFixedPages({
	pages,
	documents,
	industries,
	caseStudies,
	whyChooseUs,
	people,
	festivals,
}: SiteContent): SitePage[] {
	const toolPaths = ["/tools", "/tools/ad-budget", "/tools/seo-payback"];
	return [
		{ path: "/", updated: pages.home.updated },
		{ path: "/services", updated: pages.services.updated },
		{ path: "/case-studies", updated: pages.caseStudies.updated },
		{ path: "/about", updated: pages.about.updated },
		...people.map(({ slug, updated }) => ({ path: `/about/${slug}`, updated })),
		{ path: "/pricing", updated: pages.pricing?.updated },
		{ path: "/how-we-work", updated: pages.howWeWork?.updated },
		...industries.map(({ slug, updated }) => ({ path: `/industries/${slug}`, updated })),
		...documents.map(({ slug, updated }) => ({ path: `/how-we-work/${slug}`, updated })),
		{ path: "/contact", updated: pages.contact.updated },
		{ path: "/book", updated: pages.contact.updated },
		{ path: "/privacy-policy", updated: pages.privacyPolicy.updated },
		{ path: "/terms", updated: pages.terms?.updated },
		{ path: "/accessibility", updated: pages.accessibility.updated },
		{ path: "/sitemap" },
		...toolPaths.map((path) => ({ path, updated: pages.tools.updated })),
		{ path: "/tools/festival-calendar", updated: festivals?.updated },
		...caseStudies.map(({ slug, updated }) => ({ path: `/case-studies/${slug}`, updated })),
		...whyChooseUs.map(({ slug, updated }) => ({ path: `/why-choose-us/${slug}`, updated })),
	];
}

async function listBlogPages(posts: readonly PostSummary[]): Promise<SitePage[]> {
	const slugs = posts.flatMap(({ categories }) => categories.map(({ slug }) => slug));
	const lists = await Promise.all(
		[null, ...new Set(slugs)].map(async (category): Promise<SitePage[]> => {
			const own = posts.filter(
				({ categories }) => !category || categories.some(({ slug }) => slug === category),
			);
			const query = { category, tag: null, words: "", page: 1 };
			const first = await selectPosts(posts, query);
			const updated = findNewest(own.map(({ modified }) => modified.day));
			return listNumbered(first.status === "loaded" ? first.pages : 1, (page) => ({
				path: toBlogPath({ ...query, page }),
				updated,
			}));
		}),
	);
	return [
		...lists.flat(),
		...posts.map(({ slug, modified }) => ({
			path: toPostPath(slug),
			updated: modified.day,
		})),
	];
}

function listServicePages({ services, cities }: SiteContent): SitePage[] {
	const listCount = Math.max(1, Math.ceil(cities.length / CITIES_A_PAGE));
	return services.flatMap((service) => {
		const path = `/services/${service.slug}`;
		const days = cities.map((city) => city.updatedServices[service.slug] ?? city.updated);
		return [
			{ path, updated: service.updated },
			...service.subServices.map(({ slug, updated }) => ({ path: `${path}/${slug}`, updated })),
			...listNumbered(listCount, (page) => ({
				path: toLocationsPath(service.slug, page),
				updated: findNewest(days.slice((page - 1) * CITIES_A_PAGE, page * CITIES_A_PAGE)),
			})),
		];
	});
}

function listCityPages({ cities, services }: SiteContent): SitePage[] {
	return cities.flatMap((city) => [
		{ path: `/${city.slug}`, updated: city.updated },
		...city.districts.map(({ slug, updated }) => ({ path: `/${city.slug}/${slug}`, updated })),
		...services.map(({ slug }) => ({
			path: `/services/${slug}/${city.slug}`,
			updated: city.updatedServices[slug],
		})),
	]);
}

function listNumbered(count: number, toPage: (page: number) => SitePage): SitePage[] {
	return Array.from({ length: count }, (_, index) => toPage(index + 1));
}

function findNewest(days: readonly Day[]): Day | undefined {
	return days.toSorted().at(-1);
}
