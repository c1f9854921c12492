import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import type { THEME_CLASSES } from "#app/design/ui/section-themes.ts";

export type Theme = "light" | "dark";
type Roles = ReadonlyMap<string, string>;
/** A paper as papers.css writes it: the theme that it has in both, and the roles that it sets anew. */
export type Paper = { name: keyof typeof THEME_CLASSES; scheme: Theme | null; roles: Roles };
/** Two colours of the product that are not told apart as WCAG 2.2 wants. */
export type LowContrast = {
	paper: Paper["name"];
	theme: Theme;
	figure: Colour;
	ground: Colour;
	ratio: number;
	wanted: number;
};
/** A colour of the product in a role. */
type Colour = { role: string; colour: string };

const FOLDER = "app/design/styles";
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

/** Reads the roles of the site's colours and its papers, from the folder of the project. */
export function readColours() {
	const read = (file: string) => readFileSync(join(FOLDER, file), "utf8");
	return { tokens: readRoles(read("tokens.css")), papers: readPapers(read("papers.css")) };
}

/**
 * Lists the pairs of colours with too little contrast, on every paper in both themes, where `recolour` says what a colour
 * of the product becomes.
 */
export function listLowContrasts(recolour: (colour: string) => string): LowContrast[] {
	const { tokens, papers } = readColours();
	const pairs = PAIRS.flatMap(([figures, grounds, wanted]) =>
		figures.flatMap((figure) => grounds.map((ground) => ({ figure, ground, wanted }))),
	);
	return papers.flatMap((paper) =>
		(["light", "dark"] as const).flatMap((theme) => {
			const read = (role: string) => ({ role, colour: resolveRole(tokens, paper, theme, role) });
			return pairs.flatMap(({ wanted, ...roles }) => {
				const [figure, ground] = [read(roles.figure), read(roles.ground)];
				const ratio = wcagContrast(recolour(figure.colour), recolour(ground.colour));
				return ratio < wanted ? [{ paper: paper.name, theme, figure, ground, ratio, wanted }] : [];
			});
		}),
	);
}

/** Returns the product's colour of a role on a paper in a theme. */
export function resolveRole(
	tokens: Roles,
	{ roles, scheme }: Paper,
	theme: Theme,
	role: string,
): string {
	const value = roles.get(role) ?? tokens.get(role);
	if (!value) throw new Error(`no role --color-${role}`);
	const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
	return ((scheme ?? theme) === "light" ? light : dark) ?? value;
}

function readRoles(css: string): Roles {
	const roles = css.matchAll(/--color-([\w-]+): ([^;]+);/g);
	return new Map(Array.from(roles, ([, role = "", value = ""]) => [role, value]));
}

function readPapers(css: string): Paper[] {
	const found = css.matchAll(/@utility paper-(\w+) \{([^}]*)\}/g);
	return Array.from(found, ([, name, body = ""]) => {
		const [, scheme = null] = /color-scheme: (light|dark);/.exec(body) ?? [];
		return { name, scheme, roles: readRoles(body) } as Paper;
	});
}
