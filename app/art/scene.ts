import { drawJaliOf } from "./city-motifs/made.ts";
import { buildKiteRules, drawFrame, drawPaper, drawTail } from "./kite.ts";
import { drawDocument } from "./svg.ts";

export { drawNotFound } from "./not-found.ts";

/**
 * The hero's kite, 720 x 720, on a transparent ground; the page draws its line, which ties to the tail's foot
 * at 143, 670.
 */
export function drawHero(): string {
	return drawDocument({
		width: 720,
		height: 720,
		title: "A paper kite in the wind",
		rules: buildKiteRules(
			["vermilion", "vermilion", "marigold", "sand"],
			["marigold", "marigold", "vermilion", "cotton"],
		),
		body: `<g transform="translate(360 294)rotate(30)scale(3.15)translate(-120 -116)">${drawTail(["rani", "marigold"], 0.6)}${drawPaper(drawJaliOf(6), "quarters")}${drawFrame(0.65)}</g>`,
	});
}
