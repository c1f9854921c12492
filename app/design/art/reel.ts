import { t } from "#app/messages/en/art.server.ts";
import type { ColourTarget } from "./palette.ts";
import type { Drawing } from "./svg.ts";

/** Renders the firki, wound with line, in the colours of the vermilion paper. */
export function renderReel(target: ColourTarget = "page"): Drawing {
	return {
		width: 900,
		height: 1200,
		title: t("reel"),
		target,
		rules: {
			".r": "fill:none;stroke:#fff;stroke-width:2.5;stroke-linecap:butt;stroke-linejoin:miter",
			".rs": "fill:#951f09",
			".rc": "fill:#a92c14",
			".rl": "fill:#ffd166",
		},
		body: `<g class="r" transform="translate(100 870)"><path d="M244 101C330 70 300-60 400-200S520-560 640-800"/><g transform="rotate(-20 200 200)"><path class="rs" d="M300 188H480a5 14 0 0 1 0 28H300Z"/><ellipse class="rc" cx="300" cy="202" rx="34" ry="118"/><path class="rl" d="M110 112H288a26 90 0 0 1 0 180H110Z"/><path stroke-opacity=".55" d="${WINDINGS}"/><ellipse class="rc" cx="110" cy="202" rx="34" ry="118"/><ellipse cx="110" cy="202" rx="22" ry="84" stroke-opacity=".5"/><path class="rs" d="M110 188H-90a5 14 0 0 0 0 28H110a5 14 0 0 0 0-28Z"/></g></g>`,
	};
}

const WINDINGS = [128, 146, 164, 182, 200, 218, 236, 254, 272]
	.map((x) => `M${x} 112a26 90 0 0 1 0 180`)
	.join("");
