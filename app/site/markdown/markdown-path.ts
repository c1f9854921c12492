const MARKDOWN = ".md";
/** The path of the home page without its ending; no other page has it: content/site-paths.ts. */
const HOME = "/index";

/** Returns the path of a page's Markdown: `/pricing.md`, and `/index.md` for the home page. */
export function toMarkdownPath(page: string): string {
	return (page === "/" ? HOME : page) + MARKDOWN;
}

/** Returns the path of the page whose Markdown is at a path; null where the path is not that of Markdown. */
export function parseMarkdownPath(path: string): string | null {
	if (!path.endsWith(MARKDOWN)) return null;
	const page = path.slice(0, -MARKDOWN.length);
	if (page === HOME) return "/";
	return page === "/" ? null : page;
}
