import type { Colourway } from "./palette.ts";

/** A pair of colourways that meet along a cut. */
export type ColourPair = readonly [Colourway, Colourway];

/** Papers that lie well beside each other; a motif reads in each, the details stand out on the figures. */
export const COLOUR_PAIRS: readonly [ColourPair, ...ColourPair[]] = [
	[
		["aqua", "teal", "marigold", "cotton"],
		["teal", "aqua", "marigold", "pine"],
	],
	[
		["sand", "vermilion", "marigold", "cotton"],
		["vermilion", "sand", "marigold", "plum"],
	],
	[
		["blush", "rani", "vermilion", "cotton"],
		["rani", "blush", "marigold", "plum"],
	],
	[
		["marigold", "indigo", "vermilion", "cotton"],
		["indigo", "marigold", "vermilion", "cotton"],
	],
	[
		["lilac", "violet", "rani", "cotton"],
		["violet", "cotton", "lilac", "indigo"],
	],
	[
		["peach", "plum", "vermilion", "cotton"],
		["plum", "peach", "orange", "indigo"],
	],
	[
		["cotton", "teal", "vermilion", "sand"],
		["pine", "sand", "teal", "vermilion"],
	],
	[
		["vermilion", "cotton", "marigold", "plum"],
		["marigold", "vermilion", "cotton", "indigo"],
	],
	[
		["teal", "cotton", "aqua", "indigo"],
		["marigold", "pine", "teal", "cotton"],
	],
	[
		["rani", "sand", "marigold", "indigo"],
		["sand", "rani", "orange", "cotton"],
	],
	[
		["indigo", "aqua", "teal", "violet"],
		["aqua", "indigo", "teal", "cotton"],
	],
	[
		["cotton", "rani", "violet", "blush"],
		["blush", "violet", "rani", "cotton"],
	],
	[
		["orange", "cotton", "sand", "plum"],
		["sand", "orange", "vermilion", "indigo"],
	],
	[
		["cotton", "indigo", "vermilion", "marigold"],
		["vermilion", "indigo", "marigold", "cotton"],
	],
	[
		["pine", "peach", "marigold", "vermilion"],
		["peach", "pine", "teal", "cotton"],
	],
	[
		["violet", "sand", "marigold", "rani"],
		["marigold", "violet", "plum", "cotton"],
	],
];
