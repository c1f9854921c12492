import { Marked } from "marked";

const marked = new Marked();

/** Markdown of our own files to HTML, not yet made safe and fit for a page (html/body.ts does that). */
export function renderMarkdown(markdown: string): string {
	return marked.parse(markdown, { async: false });
}
