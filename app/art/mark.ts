import { drawDocument } from "./svg.ts";

const KITE =
	'<path class="v" d="M20 1.5V25.5L8 13.5Z"/><path class="y" d="M20 1.5 32 13.5 20 25.5Z"/>';
const LINE = '<path class="l" d="M1.6 38.4 7.6 31l4.8 4.2L20 25.5"/>';
const RULES =
	".v{fill:var(--vermilion)}.y{fill:var(--marigold)}.l{fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linejoin:miter}";

/** The logo, 32 x 40: a kite of two papers at the end of a line that rises like a chart. */
export function drawMark(name: string): string {
	return drawDocument({ width: 32, height: 40, title: name, rules: RULES, body: LINE + KITE });
}

/** The mark on a cotton square of 48 x 48, with cotton ground and dark line in both themes: a tab bar may be either. */
export function drawFavicon(name: string): string {
	return drawDocument({
		width: 48,
		height: 48,
		title: name,
		rules: RULES.replace("--ink", "--night"),
		body: `<rect width="48" height="48" rx="9" fill="#fbf6ec"/><g transform="translate(5.6 1.8)scale(1.1)">${LINE}${KITE}</g>`,
	});
}
