import type { Measure } from "#app/content/schemas/story.ts";
import type { Colour } from "./palette.ts";
import { drawDocument, escapeText, repeat, round, trace } from "./svg.ts";

type ChartMeasure = Pick<Measure, "label" | "unit" | "before" | "after" | "period">;

/** Heights of the type that may be long. */
type Sizes = { label: number; period: number };

const LEFT = 40;
const ZERO = 190;
const FULL = 790;
const ROW_HEIGHT = 332;
const BAR = 46;
const PAPERS = ["vermilion", "teal"] as const satisfies Colour[];

const numberFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/**
 * The first two measures before and after, 1200 x 675: horizontal bars on axes that begin at zero, each
 * with its own unit and scale. The smallest type is 9 px high where the picture is 400 px wide.
 */
export function drawCaseChart(title: string, measures: readonly ChartMeasure[]): string {
	const shown = measures.slice(0, 2);
	const sizes = {
		label: shown.some(({ label }) => label.length > 46) ? 33 : 40,
		period: shown.some(({ period }) => period.length > 66) ? 27 : 31,
	};
	const rows = shown.map((measure, index) =>
		drawMeasure(measure, PAPERS[index] ?? "vermilion", index * ROW_HEIGHT, sizes),
	);
	const divider = rows.length > 1 ? `<path class="g" d="M${LEFT} ${ROW_HEIGHT}H1160"/>` : "";
	return drawDocument({
		width: 1200,
		height: 675,
		title,
		rules:
			"text{font-family:'Anek Latin',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:var(--ink);font-size:34px}.b{font-weight:700;paint-order:stroke;stroke:var(--paper);stroke-width:10px}.i{text-anchor:middle}.g{stroke:var(--hairline);stroke-width:2;fill:none}.z{stroke:var(--ink);stroke-width:3;fill:none}.o{fill:var(--violet)}",
		body: `<path fill="var(--paper)" d="M0 0H1200V675H0Z"/>${divider}${rows.join("")}`,
	});
}

function drawMeasure(measure: ChartMeasure, paper: Colour, top: number, sizes: Sizes): string {
	const { step, count } = chooseAxis(Math.max(measure.before, measure.after));
	const scale = FULL / (step * count);
	const bars = top + 148;
	const foot = bars + BAR * 2 + 14;
	const grid = repeat(
		count,
		(index) => trace`M${ZERO + (index + 1) * step * scale} ${bars - 8}V${foot}`,
	);
	const ticks = repeat(count + 1, (index) =>
		drawText(ZERO + index * step * scale, foot + 34, 29, numberFormat.format(index * step), "i"),
	);
	return [
		drawText(LEFT, top + 46, sizes.label, measure.label, "b"),
		drawText(LEFT, top + 88, 34, measure.unit),
		drawText(LEFT, top + 126, sizes.period, measure.period),
		`<path class="g" d="${grid}"/>`,
		drawBar("Before", measure.before, bars, scale, 'class="o"'),
		drawBar("After", measure.after, bars + BAR + 6, scale, `fill="var(--${paper})"`),
		`<path class="z" d="M${ZERO} ${bars - 8}V${foot}"/>`,
		ticks,
	].join("");
}

function drawBar(name: string, value: number, top: number, scale: number, paint: string): string {
	const width = value * scale;
	return (
		drawText(LEFT, top + 35, 34, name) +
		`<path ${paint} d="${trace`M${ZERO} ${top}h${width}v${BAR}h${-width}Z`}"/>` +
		drawText(ZERO + width + 16, top + 37, 40, numberFormat.format(value), "b")
	);
}

function drawText(x: number, y: number, size: number, text: string, classes = ""): string {
	const fontSize = size === 34 ? "" : ` style="font-size:${size}px"`;
	const className = classes && ` class="${classes}"`;
	return `<text x="${round(x)}" y="${round(y)}"${className}${fontSize}>${escapeText(text)}</text>`;
}

/** An axis from zero in two to four round steps, the last at or above the greatest value. */
function chooseAxis(greatest: number): { step: number; count: number } {
	if (!(greatest > 0)) return { step: 1, count: 2 };
	const power = 10 ** Math.floor(Math.log10(greatest / 4));
	const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
	const step = steps.find((size) => size * 4 >= greatest) ?? power * 10;
	return { step, count: Math.max(2, Math.ceil(greatest / step - 1e-9)) };
}
