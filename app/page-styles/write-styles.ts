import { replaceUses } from "./fold-properties.ts";
import type { PageSheet, StyledPart } from "./page-sheet.ts";
import { areMet } from "./read-selector.ts";
import { listParts } from "./read-sheet.ts";
import { listRules, listUses, mapRules, mapTexts } from "./styled-parts.ts";
import { type PaperMarkup, trimPapers } from "./trim-papers.ts";
import { writeSingles } from "./write-singles.ts";

/** What a finished page holds. */
export type PageMarkup = {
	/** Whether it has an element, or a class with a dot before it. */
	has: (name: string) => boolean;
	/** The custom properties that its markup names. */
	properties: ReadonlySet<string>;
	papers: ReadonlyMap<string, PaperMarkup>;
};

/**
 * The fonts, which the browser must be told of once only: told again, it shows the text anew. Those that it has to
 * fetch are a group of their own, the first of a page's rules, which layout/open-page.ts shuts and opens.
 */
export function writeFonts({ parts }: PageSheet): string {
	const fonts = listParts(parts).flatMap((part) =>
		part.kind === "block" && isFont(part) ? part.text : [],
	);
	const fetched = fonts.filter((text) => text.includes("url("));
	const local = fonts.filter((text) => !fetched.includes(text)).join("");
	return fetched.length > 0 ? `@media all{${fetched.join("")}}${local}` : local;
}

/** The whole sheet, for a page that has taken over: with the names of its markup and those of React's. */
export function writeWholeStyles({ parts }: PageSheet): string {
	return parts.map(writeWhole).join("");
}

function writeWhole(part: StyledPart): string {
	if (part.kind === "block") return isFont(part) ? "" : part.text;
	if (part.kind === "group") return `${part.prelude}{${part.parts.map(writeWhole).join("")}}`;
	const selectors = new Set(part.selectors.flatMap(({ text, short }) => [text, short]));
	return `${[...selectors].join(",")}{${part.declarations.map(({ text }) => text).join(";")}}`;
}

/**
 * The rules of the sheet that can touch the page, with short names of classes and properties. What only paper or a
 * pointer over an element shows comes with the whole sheet, at the first movement or key.
 */
export function writeUsedStyles(sheet: PageSheet, markup: PageMarkup): string {
	const parts = chooseParts(sheet.parts, markup);
	const set = new Set(markup.properties);
	for (const { declarations, isFallback } of listRules(parts))
		if (!isFallback) for (const { sets } of declarations) set.add(sets);
	const unset = mapTexts(parts, (text) =>
		replaceUses(text, (name, fallback) =>
			!name.startsWith("--tw-") || set.has(name)
				? null
				: (sheet.initialValues.get(name) ?? fallback),
		),
	);
	const used = chooseUsed(unset, markup.properties);
	const written = chooseUsed(writeSingles(used, markup.properties), markup.properties);
	const short = mapTexts(trimPapers(written, sheet, markup.papers), (text) =>
		text.replace(/--[a-z][\w-]*/g, (name) =>
			markup.properties.has(name) ? name : (sheet.properties.get(name) ?? name),
		),
	);
	return writeFonts(sheet) + writeLayers(sheet) + short.map(writeShort).join("");
}

/** Their order, which a page without rules of the first would turn round. */
function writeLayers({ parts }: PageSheet): string {
	const names = parts.flatMap((part) =>
		part.kind === "group" && part.prelude.startsWith("@layer ") ? [part.prelude.slice(7)] : [],
	);
	return `@layer ${[...new Set(names)].join(",")};`;
}

function chooseParts(parts: readonly StyledPart[], { has }: PageMarkup): StyledPart[] {
	return mapRules(leaveOutPrint(parts), (rule) => {
		const selectors = rule.selectors.filter(
			({ needs, text }) => areMet(needs, has) && !NEEDS_LATER.test(text),
		);
		return selectors.length > 0 ? { ...rule, selectors } : null;
	});
}

function leaveOutPrint(parts: readonly StyledPart[]): StyledPart[] {
	return parts.flatMap((part) => {
		if (part.kind !== "group") return part;
		return part.prelude === "@media print" ? [] : { ...part, parts: leaveOutPrint(part.parts) };
	});
}

/** Without the custom properties and keyframes that nothing uses. */
function chooseUsed(parts: readonly StyledPart[], named: ReadonlySet<string>): StyledPart[] {
	const all = listParts(parts);
	const declarations = all.flatMap((part) => (part.kind === "rule" ? part.declarations : []));
	const played = new Set(declarations.flatMap(({ plays }) => plays));
	const needs = new Map<string, string[]>();
	for (const { sets, text } of declarations)
		if (sets) needs.set(sets, [...(needs.get(sets) ?? []), ...listUses(text)]);
	const used = new Set(named);
	for (const { sets, text } of declarations)
		if (!sets) for (const name of listUses(text)) used.add(name);
	for (const part of all)
		if (part.kind === "block" && (part.type !== "@keyframes" || played.has(part.name)))
			for (const name of listUses(part.text)) used.add(name);
	for (const name of used) for (const needed of needs.get(name) ?? []) used.add(needed);

	const isUsed = (part: StyledPart) =>
		part.kind !== "block" ||
		(part.type === "@keyframes" ? played.has(part.name) : !SAID_OTHERWISE.has(part.type));
	return mapRules(parts, (rule) => {
		const kept = rule.declarations.filter(({ sets }) => !sets || used.has(sets));
		return kept.length > 0 ? { ...rule, declarations: kept } : null;
	}).filter(isUsed);
}

/** The order of layers stands before everything, and initial values in the rule for older browsers. */
const SAID_OTHERWISE = new Set(["@property", "@layer"]);

/** A pointer over it, outside of lists, which have other states too; or a shadow tree, which no page has. */
const NEEDS_LATER = /^[^(]*:hover|^:host$/;

function writeShort(part: StyledPart): string {
	if (part.kind === "block") return isFont(part) ? "" : part.text;
	if (part.kind === "group") return `${part.prelude}{${part.parts.map(writeShort).join("")}}`;
	return `${part.selectors.map(({ short }) => short).join(",")}{${part.declarations.map(({ text }) => text).join(";")}}`;
}

function isFont({ type }: { type: string }): boolean {
	return type === "@font-face";
}
