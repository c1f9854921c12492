import { Marked, type Token } from "marked";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import { checkSlugs, toSlugs } from "./check-slugs.ts";
import { listPaths } from "./list-paths.ts";
import { listPictureAddresses, toMediaName } from "./media/text-pictures.ts";
import { listSectionTargets } from "./schemas/landing-sections.ts";
import { listNavigationTargets } from "./schemas/navigation.ts";
import { isServedPath } from "./site-paths.ts";
import type { Content } from "./types.ts";

const markdown = new Marked();

/**
 * Checks that links in texts of Markdown to pages of the site lead to one, and that the posts to which pages lead exist. Texts
 * are parsed for it, which no start has time for. Issues have the paths of files below the folder.
 */
export function checkLinks(content: Content): ContentIssue[] {
	return [
		...checkTextLinks(content),
		...checkTextPictures(content),
		...checkTargets(content),
		...checkArticles(content),
	];
}

/** Lists the texts that are Markdown, with the path of the page of each. */
function listTexts({ posts, ownPages }: Content) {
	return [
		...posts.map(({ slug, body }) => ({
			file: `posts/${slug}.md`,
			page: `/blog/${slug}`,
			body,
		})),
		...ownPages.map(({ file, path, body }) => ({ file, page: path, body })),
	];
}

function checkTextLinks(content: Content): ContentIssue[] {
	const paths = new Set(listPaths(content));
	return listTexts(content).flatMap(({ file, body }) =>
		listOwnPaths(body)
			.filter((path) => !paths.has(path) && !isServedPath(path))
			.map((path) => ({
				file,
				field: "",
				reason: `a link leads nowhere: ${formatUnknown("page", path, paths)}`,
			})),
	);
}

/** Checks that the pictures of texts are the agency's own, as no others are shown. */
function checkTextPictures(content: Content): ContentIssue[] {
	return listTexts(content).flatMap(({ file, page, body }) =>
		listPictureAddresses(body)
			.filter((address) => !toMediaName(address, page) && !isServedPath(address))
			.map((address) => ({
				file,
				field: "",
				reason: `the picture ${address} is not shown; put its file into the folder media, and name it: ![What it shows](street.jpg)`,
			})),
	);
}

/** Checks that the announcement, the navigation and the buttons of landing pages lead to pages. */
function checkTargets(content: Content): ContentIssue[] {
	const paths = new Set(listPaths(content));
	const { link } = content.site.announcement ?? {};
	const targets = [
		...(link ? [{ file: "site.yaml", field: "announcement.link", to: link }] : []),
		...listNavigationTargets(content.navigation ?? {}).map((target) => ({
			file: "navigation.yaml",
			...target,
		})),
		...content.ownPages.flatMap(({ file, sections }) =>
			listSectionTargets(sections ?? []).map((target) => ({ file, ...target })),
		),
	];
	return targets.flatMap(({ file, field, to }) => {
		const [path = ""] = to.split(/[?#]/, 1);
		// Posts may come from a content API, so their paths are not known here.
		const isOther = !path.startsWith("/") || path.startsWith("/blog/") || isServedPath(path);
		if (isOther || paths.has(path)) return [];
		return [{ file, field, reason: formatUnknown("page", path, paths) }];
	});
}

function checkArticles({ pages, industries, posts }: Content): ContentIssue[] {
	const known = toSlugs(posts);
	const files = [
		{ file: "pages/pricing.yaml", articles: pages.pricing?.articles },
		...industries.map(({ slug, articles }) => ({ file: `industries/${slug}.yaml`, articles })),
	];
	return files.flatMap(({ file, articles = [] }) =>
		checkSlugs(file, "articles", articles, known, "post"),
	);
}

/** Lists the paths of the site to which a Markdown text links, without query and fragment. */
function listOwnPaths(body: string): string[] {
	const paths: string[] = [];
	markdown.walkTokens(markdown.lexer(body), (token: Token) => {
		if (token.type !== "link" || !/^\/(?!\/)/.test(token.href)) return;
		paths.push(token.href.split(/[?#]/, 1)[0] ?? "");
	});
	return paths;
}
