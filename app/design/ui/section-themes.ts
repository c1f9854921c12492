import type { SectionTheme } from "#app/content/schemas/look.ts";

/** The page's background, for the browser's own bars: `--color-paper` of styles/tokens.css. */
export const THEME_COLOURS = { light: "#fbf6ec", dark: "#111024" } as const;

/** The classes of the sections' colour themes: styles/papers.css. */
export const THEME_CLASSES = {
	cotton: "paper-cotton",
	sunken: "paper-sunken",
	sand: "paper-sand",
	peach: "paper-peach",
	blush: "paper-blush",
	lilac: "paper-lilac",
	aqua: "paper-aqua",
	night: "paper-night",
	vermilion: "paper-vermilion",
	teal: "paper-teal",
	rani: "paper-rani",
	marigold: "paper-marigold",
} as const satisfies Record<SectionTheme, string>;

export type { SectionTheme };
