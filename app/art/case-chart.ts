import type { Measure } from "#app/content/schemas/story.ts";
import type { Colour } from "./palette.ts";
import { drawDocument, escapeText, repeat, round, trace } from "./svg.ts";

export type ChartMeasure = Pick<Measure, "label" | "unit" | "before" | "after" | "period">;

const LEFT = 40;
const ZERO = 180;
const FULL = 800;
const ROW_HEIGHT = 326;
const PAPERS = ["vermilion", "teal"] as const satisfies Colour[];

const numberFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/**
 * The first two measures before and after, 1200 x 675: horizontal bars on axes that begin at zero, each
 * with its own scale and unit. Type is set to stay readable at 400 px wide.
 */
export function drawCaseChart(title: string, measures: readonly ChartMeasure[]): string {
	const rows = measures
		.slice(0, 2)
		.map((measure, index) =>
			drawMeasure(measure, PAPERS[index] ?? "vermilion", 14 + index * ROW_HEIGHT),
		);
	return drawDocument({
		width: 1200,
		height: 675,
		title,
		rules:
			"text{font-family:'Anek Latin',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:var(--ink);font-size:31px}.b{font-weight:700;font-size:36px}.i{text-anchor:middle}.s{font-size:28px;opacity:.8}.g{stroke:var(--hairline);stroke-width:2;fill:none}.z{stroke:var(--ink);stroke-width:3;fill:none}.o{fill:var(--violet)}",
		body: `<path fill="var(--paper)" d="M0 0H1200V675H0Z"/>${rows.join("")}${rows.length > 1 ? `<path class="g" d="M${LEFT} ${ROW_HEIGHT + 6}H1160"/>` : ""}`,
	});
}

function drawMeasure(measure: ChartMeasure, paper: Colour, top: number): string {
	const { step, end } = chooseAxis(Math.max(measure.before, measure.after));
	const scale = FULL / end;
	const count = Math.round(end / step);
	const bars = top + 132;
	const foot = bars + 114;
	const grid = repeat(
		count,
		(index) => trace`M${ZERO + (index + 1) * step * scale} ${bars - 8}V${foot}`,
	);
	const ticks = repeat(count + 1, (index) =>
		drawText(ZERO + index * step * scale, foot + 33, numberFormat.format(index * step), "s i"),
	);
	return [
		drawText(LEFT, top + 38, fitText(measure.label, 58), "b"),
		drawText(LEFT, top + 76, measure.unit, ""),
		drawText(LEFT, top + 112, fitText(measure.period, 76), "s"),
		`<path class="g" d="${grid}"/>`,
		drawBar("Before", measure.before, bars, scale, 'class="o"'),
		drawBar("After", measure.after, bars + 58, scale, `fill="var(--${paper})"`),
		`<path class="z" d="M${ZERO} ${bars - 8}V${foot}"/>`,
		ticks,
	].join("");
}

function drawBar(name: string, value: number, top: number, scale: number, paint: string): string {
	const width = value * scale;
	return (
		drawText(LEFT, top + 34, name, "") +
		`<path ${paint} d="${trace`M${ZERO} ${top}h${width}v48h${-width}Z`}"/>` +
		drawText(ZERO + width + 16, top + 37, numberFormat.format(value), "b")
	);
}

function drawText(x: number, y: number, text: string, classes: string): string {
	return `<text x="${round(x)}" y="${y}"${classes && ` class="${classes}"`}>${escapeText(text)}</text>`;
}

/** A text cut at the width of the picture; the page's table has it in full. */
function fitText(text: string, length: number): string {
	return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** An axis from zero to the first round step at or above the greatest value, in two to five steps. */
function chooseAxis(greatest: number): { step: number; end: number } {
	if (!(greatest > 0)) return { step: 1, end: 2 };
	const power = 10 ** Math.floor(Math.log10(greatest / 3));
	const step =
		[1, 2, 2.5, 5, 10]
			.map((factor) => factor * power)
			.find((size) => Math.ceil(greatest / size) <= 4) ?? power * 10;
	return { step, end: Math.ceil(greatest / step - 1e-9) * step };
}
