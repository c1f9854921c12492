import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Roles = ReadonlyMap<string, string>;
type Paper = { name: string; scheme: Theme | null; roles: Roles };

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const GROUNDS = ["paper", "raised", "sunken"];
/** Each figure on each ground, and the ratio that WCAG 2.2 wants of them (1.4.3, 1.4.11). */
const PAIRS: readonly (readonly [figures: string[], grounds: string[], ratio: number])[] = [
	[["ink", "ink-soft", "accent"], GROUNDS, 4.5],
	[["on-accent"], ["accent"], 4.5],
	[["paper"], ["ink"], 4.5],
	[["accent-bright", "spark"], ["paper"], 3],
	[["line-strong"], ["paper", "raised"], 3],
	[["focus"], GROUNDS, 3],
	[["on-marigold"], ["marigold-field"], 4.5],
	[["night"], ["cotton"], 4.5],
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
	return PAIRS.flatMap(([figures, grounds, wanted]) =>
		figures.flatMap((figure) =>
			grounds.flatMap((ground) => {
				const ratio = measureContrast(resolve(figure), resolve(ground));
				const fault = `${theme}: ${figure} on ${ground} is ${ratio.toFixed(2)}, wants ${wanted}`;
				return ratio < wanted ? [fault] : [];
			}),
		),
	);
}

function readStyles(file: string): string {
	return readFileSync(join(import.meta.dirname, file), "utf8");
}

function readRoles(css: string): Roles {
	const roles = css.matchAll(/--color-([\w-]+): ([^;]+);/g);
	return new Map(Array.from(roles, ([, role = "", value = ""]) => [role, value]));
}

function readPapers(css: string): Paper[] {
	const papers = css.matchAll(/@utility paper-(\w+) \{([^}]*)\}/g);
	return Array.from(papers, ([, name = "", body = ""]) => {
		const [, scheme] = /color-scheme: (light|dark);/.exec(body) ?? [];
		return { name, scheme: scheme ? (scheme as Theme) : null, roles: readRoles(body) };
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
