import { foldConstants } from "./fold-properties.ts";
import { readSelector, renameClasses, type Selector } from "./read-selector.ts";
import { listParts, readSheet, type SheetPart } from "./read-sheet.ts";
import { chooseShortNames, listShortNames } from "./short-names.ts";
import { listRules } from "./styled-parts.ts";

/** The site's style sheet as pages choose from it. */
export type PageSheet = {
	parts: StyledPart[];
	/** What a class is called in the HTML, for each that has a shorter name there. */
	shortNames: ReadonlyMap<string, string>;
	/** Every class and element that a selector asks for. */
	names: ReadonlySet<string>;
	/** Classes that set properties of the theme anew for what is inside. */
	papers: ReadonlySet<string>;
	/** The custom properties that it sets, each with a shorter name. */
	properties: ReadonlyMap<string, string>;
	/** The values of those that are registered, where nothing sets them. */
	initialValues: ReadonlyMap<string, string>;
};

export type StyledPart =
	| StyledRule
	| { kind: "group"; prelude: string; parts: StyledPart[] }
	| Extract<SheetPart, { kind: "block" }>;

export type StyledRule = {
	kind: "rule";
	selectors: StyledSelector[];
	declarations: Declaration[];
	/** Sets for older browsers what newer ones are told by @property. */
	isFallback: boolean;
};

type StyledSelector = Selector & {
	/** With the short name of its class. */
	short: string;
};

export type Declaration = {
	text: string;
	/** The custom property that it sets; empty for others. */
	sets: string;
	/** Names of @keyframes. */
	plays: string[];
};

export function readPageSheet(text: string): PageSheet {
	const parts = foldConstants(readSheet(text));
	const all = listParts(parts);
	const blocks = all.filter((part) => part.kind === "block");
	const keyframes = blocks.filter(({ type }) => type === "@keyframes").map(({ name }) => name);
	const selectors = all.flatMap((part) => (part.kind === "rule" ? part.selectors : []));
	const shortNames = chooseShortNames(selectors.map(readSelector));
	const styled = parts.map((part) => stylePart(part, { shortNames, keyframes }));
	return {
		parts: styled,
		shortNames,
		names: listNames(styled),
		papers: listPapers(styled),
		properties: nameProperties(styled),
		initialValues: new Map(
			blocks.flatMap(({ type, name, text: block }) => {
				const value = /initial-value:([^;}]*)/.exec(block)?.[1];
				return type === "@property" && value ? [[name, value] as const] : [];
			}),
		),
	};
}

type Known = { shortNames: ReadonlyMap<string, string>; keyframes: readonly string[] };

function stylePart(part: SheetPart, known: Known): StyledPart {
	if (part.kind === "block") return part;
	if (part.kind === "group")
		return { ...part, parts: part.parts.map((inner) => stylePart(inner, known)) };
	const declarations = part.declarations.map((text) => readDeclaration(text, known.keyframes));
	return {
		kind: "rule",
		selectors: part.selectors.map((text) => ({
			...readSelector(text),
			short: renameClasses(text, known.shortNames),
		})),
		declarations,
		isFallback:
			part.selectors.includes("*") && declarations.every(({ sets }) => sets.startsWith("--tw-")),
	};
}

function readDeclaration(text: string, keyframes: readonly string[]): Declaration {
	const property = text.slice(0, text.indexOf(":"));
	const words: string[] = property.startsWith("animation") ? (text.match(/[\w-]+/g) ?? []) : [];
	return {
		text,
		sets: property.startsWith("--") ? property : "",
		plays: keyframes.filter((name) => words.includes(name)),
	};
}

function listNames(parts: readonly StyledPart[]): Set<string> {
	const names = new Set<string>();
	const note = ({ all, oneOf }: Selector["needs"]) => {
		for (const name of all) names.add(name);
		for (const needs of oneOf.flat()) note(needs);
	};
	for (const { selectors } of listRules(parts)) for (const { needs } of selectors) note(needs);
	return names;
}

function listPapers(parts: readonly StyledPart[]): Set<string> {
	const rules = listRules(parts);
	const theme = rules.filter(({ selectors }) => selectors.some(({ text }) => text === ":root"));
	const roles = new Set(theme.flatMap(({ declarations }) => declarations.map(({ sets }) => sets)));
	return new Set(
		rules.flatMap(({ selectors: [selector, ...others], declarations }) => {
			const [name] = selector?.classes ?? [];
			const isPaper = others.length === 0 && name && selector?.text === `.${name}`;
			return isPaper && declarations.some(({ sets }) => sets && roles.has(sets)) ? name : [];
		}),
	);
}

function nameProperties(parts: readonly StyledPart[]): Map<string, string> {
	const declarations = listRules(parts).flatMap((rule) => rule.declarations);
	const names = new Set(declarations.flatMap(({ sets }) => sets || []));
	const free = listShortNames(new Set([...names].map((name) => name.slice(2))));
	return new Map([...names].map((name) => [name, `--${free.next().value}`]));
}
