import { getBlogSource } from "#app/blog/blog-source.server.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { findCityEntry, findService, getContent } from "#app/content/content.server.ts";
import { FIXED_PATHS } from "#app/content/fixed-paths.ts";

/** A page of the site, and by slug what it is about; empty where it is about no service or no city. */
export type CountedPage = { path: string; service: string; city: string };

/** The pages whose addresses have no part that varies. */
const FIXED: ReadonlySet<string> = new Set(FIXED_PATHS);

/** The page at a path, which must be its canonical one; null where there is none. Reads no city's texts. */
export async function findCountedPage(path: string): Promise<CountedPage | null> {
	const page = { path, service: "", city: "" };
	if (FIXED.has(path)) return page;
	const [first = "", second, third, ...more] = path.slice(1).split("/");
	if (more.length > 0) return null;
	if (first === "services") return findServicePage(path, second, third);
	if (third !== undefined) return null;
	const { caseStudies, whyChooseUs } = getContent();
	if (first === "blog") return (await listPostPaths()).has(path) ? page : null;
	if (first === "case-studies") return hasSlug(caseStudies, second) ? page : null;
	if (first === "why-choose-us") return hasSlug(whyChooseUs, second) ? page : null;
	const city = findCityEntry(first);
	if (!city || (second !== undefined && !hasSlug(city.districts, second))) return null;
	return { ...page, city: first };
}

function findServicePage(path: string, slug?: string, place?: string): CountedPage | null {
	const service = findService(slug);
	if (!service) return null;
	const page = { path, service: service.slug, city: "" };
	if (place === undefined || place === "locations" || hasSlug(service.subServices, place))
		return page;
	return findCityEntry(place) ? { ...page, city: place } : null;
}

function hasSlug(entries: readonly { slug: string }[], slug: string | undefined): boolean {
	return entries.some((entry) => entry.slug === slug);
}

/** The blog gives the same list until it changes. */
let listed: { posts: readonly PostSummary[]; paths: ReadonlySet<string> } | undefined;

async function listPostPaths(): Promise<ReadonlySet<string>> {
	const posts = await getBlogSource().listPosts();
	if (listed?.posts !== posts)
		listed = { posts, paths: new Set(posts.map(({ slug }) => toPostPath(slug))) };
	return listed.paths;
}
