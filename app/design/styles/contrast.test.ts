import { expect, it } from "vitest";
import { CARD_COLOURS } from "#app/design/art/social-card/card-colours.ts";
import { THEME_CLASSES, THEME_COLOURS } from "#app/design/ui/section-themes.ts";
import { createRecolour } from "#app/platform/own-colours.ts";
import { listLowContrasts, readColours, resolveRole } from "./contrast.ts";

const { tokens, papers } = readColours();

it("the colours of every paper are told apart in both themes", () => {
	expect(listLowContrasts((colour) => colour)).toEqual([]);
});

it("two colours that are too near are listed with their paper and their ratio", () => {
	const found = listLowContrasts((colour) => (colour === "#c2351a" ? "#ff9900" : colour));
	expect(found).toContainEqual({
		paper: "cotton",
		theme: "light",
		figure: { role: "accent", colour: "#c2351a" },
		ground: { role: "paper", colour: "#fbf6ec" },
		ratio: expect.closeTo(1.99, 1),
		wanted: 4.5,
	});
});

it.each([
	{ accent: "#c8102e", third: "#005f73" },
	{ accent: "#0050b3", second: "#ffd000", third: "#2e7d32", fourth: "#6a1b9a" },
	{ ink: "#0a2239", accent: "#a4161a" },
])("what goes with colours of one's own keeps its contrast: %o", (own) => {
	expect(listLowContrasts(createRecolour(own))).toEqual([]);
});

it.each(papers)("social cards have the paper $name as the pages have it by day", (paper) => {
	const { theme, soft, bright, ...colours } = CARD_COLOURS[paper.name];
	const given = { ...colours, "ink-soft": soft, "accent-bright": bright };
	const roles = Object.keys(given).map((role) => [role, resolveRole(tokens, paper, "light", role)]);
	expect(given).toEqual(Object.fromEntries(roles));
	expect(theme).toBe(paper.scheme ?? "light");
});

it("every paper is read, and browsers colour their bars with the ground of the page", () => {
	expect(papers.map(({ name }) => name)).toEqual(Object.keys(THEME_CLASSES));
	const { light, dark } = THEME_COLOURS;
	expect(tokens.get("paper")).toBe(`light-dark(${light}, ${dark})`);
});
