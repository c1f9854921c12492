import type { CardLayout } from "../drawings.ts";

/** The panels of one thing, as high as the card, and of two. */
const ONE = ["translate(727.5 0)scale(1.96875)"];
const TWO = ["translate(840 150)scale(1.5)", "translate(660 390)scale(.75)"];
/** Stairs of panels, which the upper edge of the card cuts. */
const MANY = [
	"translate(1020 390)scale(.75)",
	"translate(1020 150)scale(.75)",
	"translate(840 390)scale(.75)",
	"translate(1020 -90)scale(.75)",
	"translate(840 150)scale(.75)",
	"translate(660 390)scale(.75)",
];

export const TILE_CARD_LAYOUT: CardLayout = {
	places: (count) => (count > 2 ? MANY : count === 2 ? TWO : ONE),
	field: null,
	hero: "translate(700 130)scale(.69444)",
};
