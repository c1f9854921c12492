import { loadPostLinks, loadPostText } from "#app/blog/post-text.server.ts";
import { decodeSlug } from "#app/blog/slug.ts";
import {
	findCity,
	getContent,
	getPages,
	hasPage,
	isIndexable,
} from "#app/content/content.server.ts";
import type { PageText } from "#app/content/page-text/page-text.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { writePage } from "./write-page.ts";

/** The Markdown of a page; not whole where the posts are missing that it leads to, as their source fails. */
export type PageMarkdown = { text: string; isWhole: boolean };

const POST = /^\/blog\/([^/]+)$/;

/** Returns whether a page has Markdown, where there is a page at the path: one that search engines may show. */
export function hasMarkdown(path: string): boolean {
	return isIndexable(path) && (isPost(path) || findPageText(path) !== undefined);
}

/** Writes the Markdown of a page from the content. Returns null where the path has none, or "unavailable" with the blog. */
export async function renderMarkdown(path: string): Promise<PageMarkdown | "unavailable" | null> {
	if (!hasMarkdown(path)) return null;
	const found = isPost(path) ? await loadPost(path) : await loadPage(path);
	if (found === null || found === "unavailable") return found;
	const { SITE_URL } = getEnv();
	const note = found.page.isSample ? getContent().templates.sample.banner : undefined;
	const text = writePage(
		{ ...found.page, note },
		{ origin: SITE_URL, canonical: new URL(path, SITE_URL).href },
	);
	return { text, isWhole: found.isWhole };
}

type Loaded = { page: PageText; isWhole: boolean };

function isPost(path: string): boolean {
	return POST.test(path) && hasPage("/blog");
}

function findPageText(path: string) {
	const page = getPages().get(path);
	return page?.isUnlisted ? undefined : (page?.text ?? undefined);
}

async function loadPost(path: string): Promise<Loaded | "unavailable" | null> {
	const [, slug = ""] = POST.exec(path) ?? [];
	const result = await loadPostText(decodeSlug(slug));
	if (result.status === "unavailable") return "unavailable";
	return result.status === "found" ? { page: result.text, isWhole: true } : null;
}

async function loadPage(path: string): Promise<Loaded | "unavailable" | null> {
	let isWhole = true;
	const loadPosts = async () => {
		const list = hasPage("/blog")
			? await loadPostLinks()
			: { status: "loaded" as const, links: [] };
		isWhole = list.status === "loaded";
		return list.status === "loaded" ? list.links : [];
	};
	const page = await findPageText(path)?.({ findCity, loadPosts });
	if (!page) return null;
	// The blog without its posts would say that there are none.
	return !isWhole && path === "/blog" ? "unavailable" : { page, isWhole };
}
