import { t } from "#app/messages/en/art.server.ts";
import { buildKiteRules, type KitePaper, renderFrame, renderPaper, renderTail } from "./kite.ts";
import { getMotif } from "./motifs.ts";
import type { ColourTarget } from "./palette.ts";
import type { Drawing } from "./svg.ts";

/**
 * Renders the hero's kite on a transparent ground. The page draws its line, which begins at the tail's end at 143, 670.
 */
export function renderHero(target: ColourTarget = "page"): Drawing {
	const paper: KitePaper = {
		motif: getMotif("hero"),
		main: ["vermilion", "vermilion", "marigold", "sand"],
		facet: ["marigold", "marigold", "vermilion", "cotton"],
		cut: "quarters",
	};
	return {
		width: 720,
		height: 720,
		title: t("hero"),
		rules: buildKiteRules(paper, target),
		body: `<g transform="scale(3)translate(120 98)rotate(30)scale(1.05)translate(-120 -116)">${renderTail(["rani", "marigold"], target, 0.6)}${renderPaper(paper, target)}${renderFrame(0.65)}</g>`,
		target,
	};
}
