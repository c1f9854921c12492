import type { PageSheet, StyledPart } from "./page-sheet.ts";
import { areMet, readSelector, type Selector } from "./read-selector.ts";
import { listParts } from "./read-sheet.ts";
import { listRules, listUses, mapRules } from "./styled-parts.ts";

/** What a page has on one paper, and around it. */
export type PaperMarkup = {
	isInside: (name: string) => boolean;
	isAbove: (name: string) => boolean;
	/** The custom properties that attributes on it name. */
	properties: ReadonlySet<string>;
};

/** Papers without the roles that nothing on them can use. */
export function trimPapers(
	parts: StyledPart[],
	sheet: PageSheet,
	papers: ReadonlyMap<string, PaperMarkup>,
): StyledPart[] {
	const blocks = listParts(parts).filter((part) => part.kind === "block");
	const always = new Set(blocks.flatMap(({ text }) => listUses(text)));
	const users = new Map<string, Selector[]>();
	for (const { selectors, declarations } of listRules(parts))
		for (const name of declarations.flatMap(({ text }) => listUses(text)))
			users.set(name, [...(users.get(name) ?? []), ...selectors]);
	return mapRules(parts, (rule) => {
		const [name = ""] = rule.selectors[0]?.classes ?? [];
		const paper = papers.get(name);
		if (!paper || !sheet.papers.has(name) || rule.selectors[0]?.text !== `.${name}`) return rule;
		const isUsed = (role: string) =>
			always.has(role) ||
			paper.properties.has(role) ||
			users.get(role)?.some((selector) => canFind(selector, paper));
		return {
			...rule,
			declarations: rule.declarations.filter(({ sets }) => !sets || isUsed(sets)),
		};
	});
}

/** Whether the selector can find something on the paper: what it speaks of before may stand around that. */
function canFind({ text, needs }: Selector, { isInside, isAbove }: PaperMarkup): boolean {
	const found = readSelector(takeLast(text));
	if (!found.needs.all.every(isInside)) return false;
	const hasSiblings = /[~+]/.test(text);
	return hasSiblings || areMet(needs, (name) => isInside(name) || isAbove(name));
}

/** The part of a selector behind its last combinator. */
function takeLast(selector: string): string {
	let last = 0;
	let depth = 0;
	for (let at = 0; at < selector.length; at++) {
		const character = selector[at] ?? "";
		if (character === "\\") at++;
		else if ("([".includes(character)) depth++;
		else if (")]".includes(character)) depth--;
		else if (depth === 0 && " >+~".includes(character)) last = at + 1;
	}
	return selector.slice(last);
}
