import { drawJaliOf } from "./city-motifs/made.ts";
import { buildKiteRules, drawFrame, drawPaper, drawTail } from "./kite.ts";
import { drawDocument, repeat, trace } from "./svg.ts";

/**
 * The hero's kite, 720 x 720, on a transparent ground. The line, `.line` with a path length of 1, meets the
 * left edge 64 units above the foot; `.kite` is the kite with its tail, for those who animate it.
 */
export function drawHero(): string {
	return drawDocument({
		width: 720,
		height: 720,
		title: "A paper kite on its line",
		rules: `${buildKiteRules(
			["vermilion", "vermilion", "marigold", "sand"],
			["marigold", "marigold", "vermilion", "cotton"],
		)}`,
		body:
			'<path class="t line" pathLength="1" stroke-width="2.6" d="M0 656C110 628 150 700 246 676S318 566 342 606"/>' +
			`<g class="kite" transform="translate(436 290)rotate(17)scale(2.5)translate(-120 -116)">${drawTail(["rani", "marigold"], 0.6)}${drawPaper(drawJaliOf(6), "quarters")}${drawFrame(0.65)}</g>`,
	});
}

/** For the page that is not there, 600 x 480: a kite that has lost its line hangs on a wire, a crow beside it. */
export function drawNotFound(): string {
	return drawDocument({
		width: 600,
		height: 480,
		title: "A kite with its line cut, caught on a wire",
		rules:
			"svg{--sky:var(--aqua);--roof:var(--indigo);--far:#8fc6c0;--mid:var(--teal);--line:#1b1a3a}@media(prefers-color-scheme:dark){svg{--sky:var(--indigo);--roof:#0b0a1e;--far:#3d3a7c;--mid:#211f4c;--line:#fdf3df}}.sky{fill:var(--sky)}.k{fill:var(--roof)}.w{fill:none;stroke:var(--cotton);stroke-width:2;opacity:.5}.y{fill:var(--marigold)}.t{fill:none;stroke:var(--line)}",
		body: [
			'<path class="sky" d="M0 0H600V480H0Z"/><circle class="y" cx="474" cy="112" r="76"/>',
			drawTown(),
			drawTornKite(),
			'<path class="t" stroke-width="2" d="M-10 96Q30 112 68 115 330 226 572 141M68 115Q330 206 572 141M572 141q20-6 50-20"/>',
			drawCrow(),
		].join(""),
	});
}

function drawTown(): string {
	const openings = ["36 372", "62 372", "156 346", "184 346", "372 384", "398 384", "500 366"].map(
		(place) => `<use href="#o" transform="translate(${place})"/>`,
	);
	const jali = repeat(14, (index) => trace`M${22 + index * 43} 448l10 10-10 10-10-10Z`);
	return [
		'<path fill="var(--far)" d="M0 480V330h54v-40h44v30h60v-48h12q0-22 22-34 22 12 22 34h12v62h62v-34h48v26h56v-70h8v-40q2-12 8-16 6 4 8 16v40h8v50h66v-28h44v30H600V480Z"/>',
		'<path fill="var(--mid)" d="M0 480V356h104V480ZM132 480V330h84v30h24V480ZM240 480V400h96V480ZM352 480v-112l40-28 40 28V480ZM468 480V350h72V480ZM540 480V392h60V480Z"/>',
		'<defs><path id="o" class="sky" opacity=".75" d="M0 34V12Q0 4 7 0q7 4 7 12v22ZM-3 37h20v3H-3Z"/></defs>',
		openings.join(""),
		'<path class="k" d="M0 480V434H600v46ZM84 440V90h10v350ZM64 112h50v7H64ZM70 136h38v5H70ZM564 440V120h10v320ZM546 138h46v7h-46ZM424 434v-40h46v40ZM419 396h56l-7-11h-42ZM286 434l4-18h22l4 18Z"/>',
		'<path class="t" style="stroke:var(--roof);stroke-width:3" d="M301 416c-2-16-12-20-18-18 2 10 10 14 18 14 0-16 8-24 18-22 0 12-8 18-18 20"/>',
		`<path class="y" d="M0 434H600v4H0Z"/><path fill="var(--vermilion)" d="${jali}"/>`,
	].join("");
}

function drawTornKite(): string {
	const paper = "M196 88 120 12 16 116l104 104 88-88-20-4 10-16-14-4Z";
	return [
		`<g transform="translate(290 232)rotate(24)scale(.9)translate(-120 -116)">${drawTail(["marigold", "rani"])}`,
		`<path fill="var(--vermilion)" d="${paper}"/><path class="y" d="M120 12 172 64 68 168 16 116Z"/>`,
		'<path fill="var(--cotton)" d="M120 64l52 52-52 52-52-52Z"/><path fill="var(--rani)" d="M120 82l34 34-34 34-34-34Z"/><path class="y" d="M120 99l17 17-17 17-17-17Z"/>',
		'<path class="t" opacity=".45" d="M192 91.5 120 19.5 23.5 116 120 212.5 199 133.5"/>',
		`<path class="t" stroke-width="1.8" d="M16 116Q112 36 189 97M120 12V254"/><path class="t" stroke-width="2.8" d="${paper}"/></g>`,
		'<path class="t" stroke-width="2" d="M234 346c-6 14 16 18 12 32s-22 8-21 22c0 6 3 7 2 12m0 0-6 7m6-7 1 9m-1-9 7 6"/>',
	].join("");
}

function drawCrow(): string {
	return '<g transform="translate(452 144)"><path class="k" d="M-40 30-4-2C4-16 22-20 30-8l14 5-14 4C28 20 8 32-10 30l-34 14Z"/><path d="M-2 28v12M6 26v14" stroke="var(--roof)" stroke-width="3"/><path class="w" d="M-20 22C-8 20 2 12 6 2M-14 26C0 22 8 14 12 6"/><circle cx="23" cy="-6" r="2.6" fill="var(--cotton)"/></g>';
}
