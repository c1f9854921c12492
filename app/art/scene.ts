import { drawJaliOf } from "./city-motifs/made.ts";
import { buildKiteRules, drawFrame, drawPaper, drawTail, type Part } from "./kite.ts";
import { drawDocument } from "./svg.ts";

export { drawNotFound } from "./not-found.ts";

/**
 * The hero's kite, 720 x 720, on a transparent ground; the page draws its line, which ties to the tail's foot
 * at 143, 670.
 */
export function drawHero(): string {
	const { rules, body } = composeHero();
	return drawDocument({
		width: 720,
		height: 720,
		title: "A paper kite in the wind",
		rules,
		body: `<g transform="scale(3)">${body}</g>`,
	});
}

/** The hero's kite in the upper 240 x 240 of a kite's box. */
export function composeHero(key = ""): Part {
	return {
		rules: buildKiteRules(
			["vermilion", "vermilion", "marigold", "sand"],
			["marigold", "marigold", "vermilion", "cotton"],
			key,
		),
		body: `<g transform="translate(120 98)rotate(30)scale(1.05)translate(-120 -116)">${drawTail(["rani", "marigold"], 0.6)}${drawPaper(drawJaliOf(6), "quarters", key)}${drawFrame(0.65)}</g>`,
	};
}
