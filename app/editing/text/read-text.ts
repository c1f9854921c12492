import { splitFrontMatter } from "#app/content/files/front-matter.ts";
import { TextChangeError } from "./text-change.ts";
import { parseSource } from "./yaml-source.ts";

/** The parts of a file, which in a row are its text. Those of a file of YAML alone are empty but for it. */
export type Parts = { mark: string; open: string; yaml: string; close: string; rest: string };

const BYTE_ORDER_MARK = "\uFEFF";

export function splitText(text: string, isMarkdown: boolean): Parts {
	const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
	const unmarked = text.slice(mark.length);
	if (!isMarkdown) return { mark, open: "", yaml: unmarked, close: "", rest: "" };
	const parts = splitFrontMatter(unmarked);
	if (parts) return { mark, ...parts };
	throw new TextChangeError("The file must begin with front matter between two lines of ---");
}

export function joinParts({ mark, open, yaml, close, rest }: Parts): string {
	return mark + open + yaml + close + rest;
}

/** Reads what a file says: the data of its YAML, and in Markdown the text below it. */
export function readText(text: string, isMarkdown: boolean): { data: unknown; body: string } {
	const { yaml, rest } = splitText(text, isMarkdown);
	return { data: parseData(yaml), body: rest.trim().replaceAll("\r\n", "\n") };
}

/** Parses YAML to what it says; an empty text has no fields. */
export function parseData(yaml: string): unknown {
	return parseSource(yaml).document.toJS() ?? {};
}
