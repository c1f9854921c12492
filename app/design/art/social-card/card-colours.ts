import type { Theme } from "#app/design/art/palette.ts";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";

/** The colours of a card by the roles of a section theme; `theme` is that of the drawings on it. */
export type CardColours = {
	theme: Theme;
	paper: string;
	sunken: string;
	raised: string;
	ink: string;
	soft: string;
	line: string;
	accent: string;
	bright: string;
};

const INK = { ink: "#1b1a3a", theme: "light" } as const;
const WHITE = { ink: "#ffffff", theme: "dark" } as const;

/** The section themes of styles/papers.css in daylight, since a picture has no style sheet of its own. */
// biome-ignore format: a table
export const CARD_COLOURS: Readonly<Record<SectionTheme, CardColours>> = {
	cotton: { ...INK, paper: "#fbf6ec", sunken: "#f3ebdb", raised: "#fffdf8", soft: "#55536f", line: "#ddd2bd", accent: "#c2351a", bright: "#e4472b" },
	sunken: { ...INK, paper: "#f3ebdb", sunken: "#ece3d0", raised: "#fffdf8", soft: "#55536f", line: "#d6c9b0", accent: "#b32d13", bright: "#e4472b" },
	sand: { ...INK, paper: "#fae3b4", sunken: "#f3d798", raised: "#fff3d6", soft: "#4f4a55", line: "#e0c27e", accent: "#a82b12", bright: "#cf3a1f" },
	peach: { ...INK, paper: "#fbd0ac", sunken: "#f3bf93", raised: "#fee4cf", soft: "#51434d", line: "#e3aa7a", accent: "#9c2510", bright: "#c2351a" },
	blush: { ...INK, paper: "#f9d5d8", sunken: "#f1c2c7", raised: "#fdebec", soft: "#55455a", line: "#e2aab2", accent: "#a51252", bright: "#c81f65" },
	lilac: { ...INK, paper: "#dcd9f1", sunken: "#cbc7e8", raised: "#eeecfa", soft: "#4c4a6b", line: "#b7b1dc", accent: "#982437", bright: "#c93549" },
	aqua: { ...INK, paper: "#c9e6e0", sunken: "#b3d9d1", raised: "#e2f3ef", soft: "#3f4d5e", line: "#99c8bf", accent: "#a82b12", bright: "#cf3a1f" },
	night: { ...WHITE, paper: "#1d1b4b", sunken: "#15133a", raised: "#292761", ink: "#fbf6ec", soft: "#c3bfd6", line: "#454273", accent: "#f7b733", bright: "#ff7355" },
	vermilion: { ...WHITE, paper: "#c2351a", sunken: "#951f09", raised: "#a92c14", soft: "#ffe9e1", line: "#dd7a63", accent: "#fbf6ec", bright: "#ffd166" },
	teal: { ...WHITE, paper: "#0b6463", sunken: "#064342", raised: "#08504f", soft: "#d3ece8", line: "#3f908d", accent: "#ffc857", bright: "#ffc857" },
	rani: { ...WHITE, paper: "#b01a58", sunken: "#7d0e3d", raised: "#941349", soft: "#ffe1ec", line: "#d4668f", accent: "#ffcf70", bright: "#ffcf70" },
	marigold: { ...INK, paper: "#f3a712", sunken: "#e59a05", raised: "#f8bb3f", soft: "#37304a", line: "#b97c03", accent: "#1b1a3a", bright: "#a52208" },
};
