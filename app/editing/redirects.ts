import { toOldPath } from "#app/content/old-path.ts";
import { changeText } from "./text/change-text.ts";
import { readText } from "./text/read-text.ts";
import type { TextChange } from "./text/text-change.ts";

/** The file of the addresses that lead elsewhere. */
export const REDIRECTS_FILE = "redirects.yaml";

const LIST = "redirects";
const EMPTY_FILE = `${LIST}: []\n`;
const YAML = { isMarkdown: false };

type Redirect = { from: string; to: string };

/**
 * Returns the text of the file when the page at a path goes: its address leads to another one, or with null nowhere, and so
 * does what led to it.
 */
export function leadElsewhere(text: string | null, path: string, to: string | null): string | null {
	const redirects = listRedirects(text);
	const isOfPage = ({ to: target }: Redirect) => target.split("#", 1)[0] === path;
	const leading = [...redirects.entries()].filter(([, redirect]) => isOfPage(redirect));
	if (to === null)
		return removeAll(
			text,
			leading.map(([index]) => index),
		);
	const changes = leading.map(
		([index]): TextChange => ({ kind: "set", path: [LIST, index, "to"], value: to }),
	);
	const added = { from: path, to };
	changes.push(
		redirects.length === 0
			? { kind: "set", path: [LIST], value: [added] }
			: { kind: "insert", list: [LIST], index: redirects.length, value: added },
	);
	return changeText(text ?? EMPTY_FILE, changes, YAML);
}

/** Returns the text of the file when there is a page at a path again: its address leads nowhere else. */
export function leadBack(text: string | null, path: string): string | null {
	const leading = [...listRedirects(text).entries()].filter(
		([, { from }]) => toOldPath(from) === path,
	);
	return removeAll(
		text,
		leading.map(([index]) => index),
	);
}

/** Lists the redirects of a text; one that cannot be read has none. */
function listRedirects(text: string | null): Redirect[] {
	const { data } = readText(text ?? "", false);
	const listed: unknown = Object(data)[LIST];
	if (!Array.isArray(listed)) return [];
	return listed.map((each) => ({
		from: String(Object(each).from ?? ""),
		to: String(Object(each).to ?? ""),
	}));
}

function removeAll(text: string | null, indexes: readonly number[]): string | null {
	if (text === null) return null;
	const changes = indexes
		.toReversed()
		.map((index): TextChange => ({ kind: "remove", path: [LIST, index] }));
	return changeText(text, changes, YAML);
}
