import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Roles = ReadonlyMap<string, string>;
type Paper = { name: string; scheme: Theme | null; roles: Roles };

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** Text on what it stands on, and the ratio that WCAG 2.2 wants of it (1.4.3, 1.4.11). */
const PAIRS: readonly (readonly [figure: string, ground: string, ratio: number])[] = [
	["ink", "paper", 4.5],
	["ink", "raised", 4.5],
	["ink", "sunken", 4.5],
	["ink-soft", "paper", 4.5],
	["ink-soft", "raised", 4.5],
	["ink-soft", "sunken", 4.5],
	["accent", "paper", 4.5],
	["accent", "raised", 4.5],
	["accent", "sunken", 4.5],
	["on-accent", "accent", 4.5],
	["paper", "ink", 4.5],
	["accent-bright", "paper", 3],
	["spark", "paper", 3],
	["line-strong", "paper", 3],
	["line-strong", "raised", 3],
	["focus", "paper", 3],
	["focus", "raised", 3],
	["focus", "sunken", 3],
	["on-marigold", "marigold-field", 4.5],
	["night", "cotton", 4.5],
];

const tokens = readRoles(readStyles("tokens.css"));
const papers = readPapers(readStyles("papers.css"));

describe("colours", () => {
	it.each(papers)("of the paper $name are told apart in both themes", (paper) => {
		const faults = THEMES.flatMap((theme) => findFaults(paper, theme));
		expect(faults).toEqual([]);
	});

	it("are read from every paper", () => {
		expect(papers.length).toBeGreaterThanOrEqual(12);
		expect(measureContrast("#ffffff", "#000000")).toBe(21);
		expect(measureContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
	});
});

function findFaults(paper: Paper, theme: Theme): string[] {
	const scheme = paper.scheme ?? theme;
	const resolve = (role: string) => {
		const value = paper.roles.get(role) ?? tokens.get(role);
		if (!value) throw new Error(`no role --color-${role}`);
		const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
		return (scheme === "light" ? light : dark) ?? value;
	};
	return PAIRS.flatMap(([figure, ground, wanted]) => {
		const ratio = measureContrast(resolve(figure), resolve(ground));
		return ratio < wanted
			? [`${theme}: ${figure} on ${ground} is ${ratio.toFixed(2)}, wants ${wanted}`]
			: [];
	});
}

function readStyles(file: string): string {
	return readFileSync(join(import.meta.dirname, file), "utf8");
}

function readRoles(css: string): Roles {
	return new Map(
		[...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, role = "", value = ""]) => [
			role,
			value,
		]),
	);
}

function readPapers(css: string): Paper[] {
	return [...css.matchAll(/@utility paper-(\w+) \{([^}]*)\}/g)].map(([, name = "", body = ""]) => {
		const scheme = /color-scheme: (light|dark);/.exec(body)?.[1];
		return {
			name,
			scheme: scheme === "light" || scheme === "dark" ? scheme : null,
			roles: readRoles(body),
		};
	});
}

/** Of two opaque colours written as #rrggbb; https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function measureContrast(one: string, other: string): number {
	const [lighter = 0, darker = 0] = [one, other].map(measureLuminance).sort((a, b) => b - a);
	return (lighter + 0.05) / (darker + 0.05);
}

function measureLuminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
