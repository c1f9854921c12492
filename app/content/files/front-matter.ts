/** A Markdown file: the line of ---, the front matter, the other line of ---, and what follows it. */
export type FrontMatter = { open: string; yaml: string; close: string; rest: string };

/** Splits a Markdown file, so that its parts in a row are the file; undefined where it has no front matter. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
	const match = /^(---[ \t]*\r?\n)((?:[\s\S]*?\r?\n)??)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text);
	if (!match) return undefined;
	const [, open = "", yaml = "", close = "", rest = ""] = match;
	return { open, yaml, close, rest };
}
