/** The kite papers that a stretch of the page may wear (styles/papers.css). */
export const PAPERS = {
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
} as const;

export type Paper = keyof typeof PAPERS;
