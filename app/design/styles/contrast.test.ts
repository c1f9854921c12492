import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { CARD_COLOURS } from "#app/design/art/social-card/card-colours.ts";
import { THEME_CLASSES, THEME_COLOURS } from "#app/design/ui/section-themes.ts";

type Theme = "light" | "dark";
type Roles = ReadonlyMap<string, string>;
type SectionTheme = { name: keyof typeof THEME_CLASSES; scheme: Theme | null; roles: Roles };

const GROUNDS = ["paper", "raised", "sunken"];
/** Each foreground on each background, and the ratio that WCAG 2.2 requires (1.4.3, 1.4.11). */
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
// axe's types leave this part out.
const { Color, getContrast } = Reflect.get(axe.commons, "color");

const readStyles = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const tokens = readRoles(readStyles("tokens.css"));
const papers = readPapers(readStyles("papers.css"));

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
	it.each(papers)("colours of the paper $name are told apart", (paper) => {
		const read = (role: string) => toColor(resolve(paper, theme, role));
		for (const [figures, grounds, wanted] of PAIRS)
			for (const figure of figures)
				for (const ground of grounds)
					expect
						.soft(getContrast(read(figure), read(ground)), `${figure} on ${ground}`)
						.toBeGreaterThanOrEqual(wanted);
	});
});

it.each(papers)("social cards have the paper $name as the pages have it by day", (paper) => {
	const { theme, soft, bright, ...colours } = CARD_COLOURS[paper.name];
	const given = { ...colours, "ink-soft": soft, "accent-bright": bright };
	const roles = Object.keys(given).map((role) => [role, resolve(paper, "light", role)]);
	expect(given).toEqual(Object.fromEntries(roles));
	expect(theme).toBe(paper.scheme ?? "light");
});

it("every paper is read, and browsers colour their bars with the ground of the page", () => {
	expect(papers.map(({ name }) => name)).toEqual(Object.keys(THEME_CLASSES));
	const { light, dark } = THEME_COLOURS;
	expect(tokens.get("paper")).toBe(`light-dark(${light}, ${dark})`);
});

function toColor(value: string) {
	const color = new Color();
	color.parseHexString(value);
	return color;
}

function resolve({ roles, scheme }: SectionTheme, theme: Theme, role: string): string {
	const value = roles.get(role) ?? tokens.get(role);
	if (!value) throw new Error(`no role --color-${role}`);
	const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
	return ((scheme ?? theme) === "light" ? light : dark) ?? value;
}

function readRoles(css: string): Roles {
	const roles = css.matchAll(/--color-([\w-]+): ([^;]+);/g);
	return new Map(Array.from(roles, ([, role = "", value = ""]) => [role, value]));
}

function readPapers(css: string): SectionTheme[] {
	const found = css.matchAll(/@utility paper-(\w+) \{([^}]*)\}/g);
	return Array.from(found, ([, name, body = ""]) => {
		const [, scheme = null] = /color-scheme: (light|dark);/.exec(body) ?? [];
		return { name, scheme, roles: readRoles(body) } as SectionTheme;
	});
}
