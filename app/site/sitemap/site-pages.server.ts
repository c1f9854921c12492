import { loadAllPosts } from "#app/blog/blog.server.ts";
import { toBlogPath } from "#app/blog/blog-query.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { selectPosts } from "#app/blog/select-posts.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent, getPages, isIndexable } from "#app/content/content.server.ts";
import { POST_TEMPLATE } from "#app/content/pages/blog.ts";
import { LOCATIONS_TEMPLATE } from "#app/content/pages/services.ts";
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
	const blog = isWhole ? await listBlogPages(list.posts) : [];
	const pages = [...getPages().values()].flatMap((page): SitePage[] => {
		const { path, template, updated, service = "" } = page;
		if (page.isUnlisted || template === POST_TEMPLATE) return [];
		if (path === "/blog") return blog;
		return template === LOCATIONS_TEMPLATE ? listLocations(service) : [{ path, updated }];
	});
	return { pages: pages.filter(({ path }) => isIndexable(path)), isWhole };
}

/** Lists the numbered pages of the blog and of each category, and the posts, from whatever source they are. */
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

/** Lists the numbered pages of a service's cities, each with the newest day of its cities. */
function listLocations(service: string): SitePage[] {
	const { cities } = getContent();
	const days = cities.map((city) => city.updatedServices[service] ?? city.updated);
	return listNumbered(Math.max(1, Math.ceil(cities.length / CITIES_A_PAGE)), (page) => ({
		path: toLocationsPath(service, page),
		updated: findNewest(days.slice((page - 1) * CITIES_A_PAGE, page * CITIES_A_PAGE)),
	}));
}

function listNumbered(count: number, toPage: (page: number) => SitePage): SitePage[] {
	return Array.from({ length: count }, (_, index) => toPage(index + 1));
}

function findNewest(days: readonly Day[]): Day | undefined {
	return days.toSorted().at(-1);
}
