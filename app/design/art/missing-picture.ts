import { t } from "#app/messages/en/art.server.ts";
import { buildKiteRules, type KitePaper, renderFrame, renderPaper, renderTail } from "./kite.ts";
import { paint } from "./palette.ts";
import type { Drawing } from "./svg.ts";

const PAPER: KitePaper = {
	motif: () => '<path class="fa" d="M0 0H240V240H0Z"/>',
	main: ["sand", "marigold", "peach", "cotton"],
	facet: ["peach", "marigold", "sand", "cotton"],
	cut: "quarters",
};

/** Renders the illustration in place of a picture that cannot be shown, 640 x 360: a plain kite in an empty sky. */
export function renderMissingPicture(): Drawing {
	return {
		width: 640,
		height: 360,
		title: t("missingPicture"),
		rules: {
			...buildKiteRules(PAPER, "page"),
			".sky": `fill:${paint("paper", "page")}`,
			".far": `fill:none;stroke:${paint("hairline", "page")}`,
		},
		body:
			'<path class="sky" d="M0 0H640V360H0Z"/>' +
			'<path class="far" stroke-width="2" d="M0 300Q160 270 320 300T640 300M0 330Q160 300 320 330T640 330"/>' +
			'<path class="t" stroke-width="1.6" opacity=".6" d="M0 346C90 340 204 316 289.6 250.8"/>' +
			`<g transform="translate(330 160)rotate(24)scale(.72)translate(-120 -116)">${renderTail(["peach", "sand"], "page", 0.8)}${renderPaper(PAPER, "page")}${renderFrame(0.8)}</g>`,
	};
}
