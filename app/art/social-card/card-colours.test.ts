import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAPERS } from "#app/ui/papers.ts";
import { CARD_COLOURS } from "./card-colours.ts";

const ROLES = {
	paper: "paper",
	sunken: "sunken",
	raised: "raised",
	ink: "ink",
	soft: "ink-soft",
	line: "line",
	accent: "accent",
	bright: "accent-bright",
} as const;

const read = (file: string) =>
	readFileSync(new URL(`../../styles/${file}`, import.meta.url), "utf8");

/** A role's value by day. */
function readRole(css: string, role: string): string | undefined {
	return new RegExp(`--color-${role}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(css)?.[1];
}

const tokens = read("tokens.css");
const papers = read("papers.css");

describe("the papers of the cards", () => {
	it.each(Object.keys(PAPERS) as (keyof typeof PAPERS)[])("are those of the pages: %s", (name) => {
		const css = new RegExp(`@utility paper-${name} \\{([^}]*)\\}`).exec(papers)?.[1] ?? "";
		const { theme, ...colours } = CARD_COLOURS[name];
		const wanted = Object.entries(ROLES).map(([role, called]) => [
			role,
			readRole(css, called) ?? readRole(tokens, called),
		]);
		expect(colours).toEqual(Object.fromEntries(wanted));
		expect(theme).toBe(css.includes("color-scheme: dark") ? "dark" : "light");
	});
});
