import { findOutside, splitOutside } from "./read-sheet.ts";

/** What a page must hold for a selector to find anything: all of these, and one of each list. */
export type Needs = {
	/** Names of elements, and of classes with a dot before them. */
	all: string[];
	oneOf: Needs[][];
};

export type Selector = {
	text: string;
	needs: Needs;
	/** Every class that it speaks of, also where it only says what must not be. */
	classes: string[];
};

const NAME = /(?:\\.|[\w-]|[^\0-\x7f])+/y;
/** Those whose arguments must match something too; others say where, or what must not be. */
const LISTS = new Set([":is", ":where", ":has"]);
/** What only fields for text have; the site has none outside a form. */
const OF_FIELDS = new Set(["::placeholder", "::-webkit-search-decoration", ":-moz-ui-invalid"]);

/** Errs on the side of keeping: attributes, states and negations need nothing. */
export function readSelector(text: string): Selector {
	const classes: string[] = [];
	return { text, needs: readNeeds(text, classes), classes };
}

/** Whether a page that holds these names can hold what the selector looks for. */
export function areMet({ all, oneOf }: Needs, has: (name: string) => boolean): boolean {
	return all.every(has) && oneOf.every((list) => list.some((needs) => areMet(needs, has)));
}

/** The selector with the other names of those classes that have one. */
export function renameClasses(selector: string, names: ReadonlyMap<string, string>): string {
	let renamed = "";
	let at = 0;
	while (at < selector.length) {
		const end = selector[at] === "[" ? findOutside(selector, at + 1, "]") + 1 : at + 1;
		const name = selector[at] === "." ? readName(selector, end) : "";
		const escaped = selector[at] === "\\" ? 1 : 0;
		renamed += name
			? `.${names.get(unescapeName(name)) ?? name}`
			: selector.slice(at, end + escaped);
		at = end + escaped + name.length;
	}
	return renamed;
}

function readNeeds(selector: string, classes: string[]): Needs {
	const needs: Needs = { all: [], oneOf: [] };
	let at = 0;
	while (at < selector.length) {
		const character = selector[at] ?? "";
		const name = readName(selector, ".#".includes(character) ? at + 1 : at);
		if (character === ".") {
			classes.push(unescapeName(name));
			needs.all.push(`.${unescapeName(name)}`);
			at += 1 + name.length;
		} else if (character === "#") at += 1 + name.length;
		else if (character === "[") at = findOutside(selector, at + 1, "]") + 1;
		else if (character === ":") at = readPseudo(selector, at, needs, classes);
		else if (name) {
			needs.all.push(name.toLowerCase());
			at += name.length;
		} else at++;
	}
	return needs;
}

function readPseudo(selector: string, start: number, needs: Needs, classes: string[]): number {
	const colons = selector[start + 1] === ":" ? 2 : 1;
	const pseudo = selector.slice(start, start + colons) + readName(selector, start + colons);
	const end = start + pseudo.length;
	if (OF_FIELDS.has(pseudo)) needs.all.push("form");
	if (selector[end] !== "(") return end;
	const close = findOutside(selector, end + 1, ")");
	// The classes of view transitions are none of elements.
	if (colons === 1) {
		const list = splitOutside(selector.slice(end + 1, close), ",");
		const read = list.map((part) => readNeeds(part, classes));
		if (LISTS.has(pseudo)) needs.oneOf.push(read);
	}
	return close + 1;
}

function readName(text: string, at: number): string {
	NAME.lastIndex = at;
	return NAME.exec(text)?.[0] ?? "";
}

function unescapeName(name: string): string {
	return name.replace(/\\(.)/g, "$1");
}
