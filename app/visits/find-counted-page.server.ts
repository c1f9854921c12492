import { getBlogSource } from "#app/blog/blog-source.server.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { findCitySummary, findService, getContent, hasPage } from "#app/content/content.server.ts";
import { FIXED_PATHS } from "#app/content/site-paths.ts";

/**
 * A page with the slugs of its service and city, empty for none, and its template: the kind of page, or its path where
 * the kind has one page.
 */
export type CountedPage = { path: string; service: string; city: string; template: string };

const FIXED: ReadonlySet<string> = new Set(FIXED_PATHS);

/** Finds a page by its canonical path. Resolves to null where there is no such page. Loads no city's texts. */
export async function findCountedPage(path: string): Promise<CountedPage | null> {
	const page = { path, service: "", city: "", template: path };
	if (!hasPage(path)) return null;
	if (FIXED.has(path)) return page;
	const [first = "", second, third, ...more] = path.slice(1).split("/");
	if (more.length > 0) return null;
	if (first === "services") return findServicePage(path, second, third);
	if (third !== undefined) return null;
	if (first === "blog")
		return (await listPostPaths()).has(path) ? { ...page, template: "post" } : null;
	const { caseStudies, whyChooseUs, people, industries, documents } = getContent();
	const folders = new Map<string, [template: string, entries: readonly { slug: string }[]]>([
		["about", ["person", people]],
		["case-studies", ["case study", caseStudies]],
		["how-we-work", ["document", documents]],
		["industries", ["industry", industries]],
		["why-choose-us", ["reason", whyChooseUs]],
	]);
	const [template, entries] = folders.get(first) ?? [];
	if (template && entries) return hasSlug(entries, second) ? { ...page, template } : null;
	const city = findCitySummary(first);
	if (!city || (second !== undefined && !hasSlug(city.districts, second))) return null;
	return { ...page, city: first, template: second === undefined ? "city" : "district" };
}

function findServicePage(path: string, slug?: string, place?: string): CountedPage | null {
	const service = findService(slug);
	if (!service) return null;
	const page = { path, service: service.slug, city: "" };
	if (place === undefined) return { ...page, template: "service" };
	if (place === "locations") return { ...page, template: "locations" };
	if (hasSlug(service.subServices, place)) return { ...page, template: "sub-service" };
	return findCitySummary(place) ? { ...page, city: place, template: "service in a city" } : null;
}

function hasSlug(entries: readonly { slug: string }[], slug: string | undefined): boolean {
	return entries.some((entry) => entry.slug === slug);
}

let cached: { posts: readonly PostSummary[]; paths: ReadonlySet<string> } | undefined;

async function listPostPaths(): Promise<ReadonlySet<string>> {
	const posts = await getBlogSource().listPosts();
	if (cached?.posts !== posts)
		cached = { posts, paths: new Set(posts.map(({ slug }) => toPostPath(slug))) };
	return cached.paths;
}
