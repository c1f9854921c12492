import { drawJaliOf } from "./city-motifs/made.ts";
import { buildKiteRules, drawFrame, drawPaper, drawTail } from "./kite.ts";
import { drawDocument, repeat, trace } from "./svg.ts";

/**
 * The hero's kite, 720 x 720, on a transparent ground. The line, `.line` with a path length of 1, ends at
 * the left edge 64 units above the foot; `.kite` turns about its own middle, for those who animate it.
 */
export function drawHero(title = "A paper kite on its line"): string {
	return drawDocument({
		width: 720,
		height: 720,
		title,
		rules: buildKiteRules(
			["vermilion", "marigold", "vermilion", "cotton"],
			["marigold", "vermilion", "marigold", "cotton"],
		),
		body:
			'<path class="t line" pathLength="1" stroke-width="3" d="M0 656C120 640 170 690 262 664S330 560 352 601"/>' +
			`<g class="kite" transform="translate(440 292)rotate(17)scale(2.45)translate(-120 -116)">${drawTail(["rani", "marigold"], 0.7)}${drawPaper(drawJaliOf(6), "quarters")}${drawFrame(0.7)}</g>`,
	});
}

/** For the page that is not there, 600 x 480: a kite that has lost its line hangs on a wire, a crow beside it. */
export function drawNotFound(title = "A kite with its line cut, caught on a wire"): string {
	const tiles = (x: number, y: number, count: number) =>
		repeat(count, (index) => trace`M${x + index * 26} ${y}q13 16 26 0`);
	const kite =
		`<g transform="translate(286 232)rotate(24)scale(.86)translate(-120 -116)">${drawTail(["marigold", "rani"])}` +
		'<path fill="var(--vermilion)" d="M120 12 224 116 120 220 16 116Z"/>' +
		'<path fill="var(--marigold)" d="M120 12 172 64 68 168 16 116Z"/>' +
		'<path fill="var(--cotton)" d="M120 64l52 52-52 52-52-52Z"/><path fill="var(--rani)" d="M120 82l34 34-34 34-34-34Z"/><path fill="var(--marigold)" d="M120 99l17 17-17 17-17-17Z"/>' +
		'<path class="sky" d="M224 116 196 88l-12 20 14 4-10 16 20 4Z"/>' +
		'<path class="t" stroke-width="1" opacity=".45" d="M192 91.5 120 19.5 23.5 116 120 212.5 199 133.5"/><path class="t" stroke-width="1.8" d="M16 116Q112 36 189 97M120 12V254"/>' +
		'<path class="t" stroke-width="2.8" d="M196 88 120 12 16 116l104 104 88-88-20-4 10-16-14-4 12-20"/></g>';
	const crow =
		'<g transform="translate(452 143)"><path class="k" d="M-40 30-4-2C4-16 22-20 30-8l14 5-14 4C28 20 8 32-10 30l-34 14Z"/><path class="k" d="M-2 28v12M6 26v14" stroke="var(--roof)" stroke-width="3"/><path class="w" d="M-20 22C-8 20 2 12 6 2"/><circle cx="23" cy="-6" r="2.6" fill="var(--cotton)"/></g>';
	return drawDocument({
		width: 600,
		height: 480,
		title,
		rules: `svg{--sky:var(--aqua);--roof:var(--indigo);--far:var(--teal)}@media(prefers-color-scheme:dark){svg{--sky:var(--indigo);--roof:#0b0a1e;--far:#24224f}}.sky{fill:var(--sky)}.k{fill:var(--roof)}.w{fill:none;stroke:var(--cotton);stroke-width:2;opacity:.5}.t{fill:none;stroke:var(--line)}svg{--line:#1b1a3a}@media(prefers-color-scheme:dark){svg{--line:var(--cotton)}}`,
		body: [
			'<path class="sky" d="M0 0H600V480H0Z"/>',
			'<circle cx="470" cy="112" r="74" fill="var(--marigold)"/>',
			'<path fill="var(--far)" d="M0 400v-62h40v-22h52v34h30v-64h16l8-22 8 22h16v48h60v-30h70v44h48v-26h64v40h40v-66h14v-30l9-14 9 14v30h14v54h60v-30h92V480H0Z"/>',
			'<path class="w" d="M52 330v14M66 330v14M190 350v12M208 350v12M226 350v12M330 372v12M412 372v12M428 372v12M540 370v14M556 370v14"/>',
			'<path class="k" d="M0 480v-54l96-46 96 46v14h146l84-44 92 44h86v40Z"/>',
			`<path class="w" d="${tiles(18, 430, 6)}${tiles(5, 446, 7)}${tiles(18, 462, 6)}${tiles(356, 440, 6)}${tiles(343, 454, 7)}${tiles(356, 468, 6)}"/>`,
			'<path class="k" d="M84 396V90h10v306ZM64 116h50v7H64ZM70 138h38v6H70ZM548 450V120h10v330ZM530 142h46v7h-46Z"/>',
			'<path class="t" stroke-width="2" d="M68 115Q330 222 572 141M-20 84Q30 112 68 115M572 141q20-6 50-20"/>',
			kite,
			crow,
			'<path class="t" stroke-width="2.2" d="M238 334c-6 18 18 22 14 38s-22 10-22 26c0 7 3 8 2 13m0 0-6 7m6-7 1 9m-1-9 7 6"/>',
		].join(""),
	});
}
