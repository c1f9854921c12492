import { drawJaliOf } from "./city-motifs/made.ts";
import { buildKiteRules, drawFrame, drawPaper, drawTail, type Paper, type Part } from "./kite.ts";
import type { Target } from "./palette.ts";
import type { Drawing } from "./svg.ts";

/**
 * The hero's kite, 720 x 720, on a transparent ground; the page draws its line, which ties to the tail's foot
 * at 143, 670.
 */
export function drawHero(target: Target = "page"): Drawing {
	const { rules, body } = composeHero("", target);
	return {
		width: 720,
		height: 720,
		title: "A paper kite in the wind",
		rules,
		body: `<g transform="scale(3)">${body}</g>`,
		target,
	};
}

/** The hero's kite in the upper 240 x 240 of a kite's box. */
export function composeHero(key = "", target: Target = "page"): Part {
	const paper: Paper = {
		motif: (motifKey) => drawJaliOf(6, motifKey),
		main: ["vermilion", "vermilion", "marigold", "sand"],
		facet: ["marigold", "marigold", "vermilion", "cotton"],
		cut: "quarters",
	};
	return {
		rules: buildKiteRules(paper, key, target),
		body: `<g transform="translate(120 98)rotate(30)scale(1.05)translate(-120 -116)">${drawTail(["rani", "marigold"], target, 0.6)}${drawPaper(paper, key, target)}${drawFrame(0.65)}</g>`,
	};
}
