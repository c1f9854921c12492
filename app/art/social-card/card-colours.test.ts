import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PAPERS } from "#app/ui/papers.ts";
import { CARD_COLOURS } from "./card-colours.ts";

const ROLES = {
	...{ paper: "paper", sunken: "sunken", raised: "raised", line: "line" },
	...{ ink: "ink", soft: "ink-soft", accent: "accent", bright: "accent-bright" },
};

const [tokens = "", papers = ""] = ["tokens.css", "papers.css"].map((file) =>
	readFileSync(new URL(`../../styles/${file}`, import.meta.url), "utf8"),
);

/** A role's value by day. */
function readRole(css: string, role: string): string | undefined {
	return new RegExp(`--color-${role}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(css)?.[1];
}

it.each(Object.keys(PAPERS) as (keyof typeof PAPERS)[])(
	"the cards' paper %s is that of the pages",
	(name) => {
		const css = new RegExp(`@utility paper-${name} \\{([^}]*)\\}`).exec(papers)?.[1] ?? "";
		const colours = Object.entries(ROLES).map(([own, role]) => [
			own,
			readRole(css, role) ?? readRole(tokens, role),
		]);
		const theme = css.includes("color-scheme: dark") ? "dark" : "light";
		expect(CARD_COLOURS[name]).toEqual({ theme, ...Object.fromEntries(colours) });
	},
);
