import type { CaseLayout } from "#app/content/schemas/story.ts";
import {
	breakLines,
	type Change,
	chooseAxis,
	findHeadline,
	formatFigure,
	formatSpan,
	formatValue,
	toIndex,
} from "./case-scale.ts";
import { fitFigure, measureText, renderText, toDrawable } from "./lettering.ts";
import { type Colour, type ColourTarget, paint } from "./palette.ts";
import { type Drawing, trace } from "./svg.ts";

type Pen = { ink: string; target: ColourTarget; marks: ChartMarks };
/** The marks of a chart, about a point, as markup of the classes that a chart has for its colours. */
export type ChartMarks = {
	value: (x: number, y: number, radius: number) => string;
	/** The value before, which is hollow. */
	before: (x: number, y: number) => string;
	/** From where all values began. */
	start: (x: number, y: number) => string;
};
type Chart = {
	/** The colours of ground, ink and line, then the two of the marks or bars. */
	papers: readonly [ground: Colour, ink: Colour, line: Colour, first: Colour, second: Colour];
	renderBody: (measures: readonly Change[], headline: Change, pen: Pen) => string;
};

const TEXT_SIZE = 44;

type CaseFigures = { title: string; measures: readonly Change[]; layout: CaseLayout };

/** Renders a case as a picture of 1200 x 675: its headline figure, large, with the chart of its page made simple. */
export function renderCaseChart(
	{ title, measures, layout }: CaseFigures,
	marks: ChartMarks,
	target: ColourTarget = "page",
): Drawing {
	const { papers, renderBody } = CHARTS[layout];
	const [ground, ink, line, first, second] = papers.map((colour) => paint(colour, target));
	const pen = { ink: paint(papers[1], target), target, marks };
	return {
		width: 1200,
		height: 675,
		title,
		rules: {
			".i": `fill:${ink}`,
			".l": `fill:none;stroke:${line};stroke-width:4`,
			".k": `fill:${first}`,
			".f": `fill:${second}`,
			".o": `fill:${ground}`,
		},
		target,
		body: `<path class="o" d="M0 0H1200V675H0Z"/>${renderBody(measures, findHeadline(measures), pen)}`,
	};
}

const CHARTS: Readonly<Record<CaseLayout, Chart>> = {
	"results-first": {
		papers: ["pine", "cotton", "aqua", "marigold", "vermilion"],
		renderBody: renderFan,
	},
	"story-first": {
		papers: ["marigold", "night", "night", "night", "vermilion"],
		renderBody: renderBars,
	},
	"figure-first": {
		papers: ["indigo", "cotton", "lilac", "rani", "marigold"],
		renderBody: renderRise,
	},
};

function renderFan(measures: readonly Change[], headline: Change, pen: Pen): string {
	const indexes = measures.map((measure) => toIndex(measure) ?? 100);
	const toY = (index: number) => 620 - (index / Math.max(...indexes, 100)) * 500;
	const values = measures.map((measure, order) => {
		const y = toY(indexes[order] ?? 100);
		const size = measure === headline ? 80 : 40;
		return trace`<path class="l" d="M690 ${toY(100)}L1060 ${y}"/>${pen.marks.value(1060, y, size)}`;
	});
	return [
		renderColumn(headline, 540, pen),
		'<path class="l" opacity=".5" d="M690 620H1150"/>',
		values.toReversed().join(""),
		pen.marks.start(690, toY(100)),
	].join("");
}

function renderBars(_measures: readonly Change[], headline: Change, pen: Pen): string {
	const { before, after } = headline;
	const scale = 1080 / Math.max(before, after, 1e-9);
	return [
		renderBanner(headline, pen),
		trace`<path class="l" stroke-width="6" d="M63 382h${before * scale - 6}v94H63Z"/>`,
		trace`<path class="f" d="M60 502h${after * scale}v116H60Z"/>`,
		renderBarValue(before, before * scale, 454, 62, pen.ink, pen.ink),
		renderBarValue(after, after * scale, 590, 84, pen.ink, paint("cotton", pen.target)),
		'<path class="l" stroke-width="6" d="M60 360V640"/>',
	].join("");
}

function renderRise(measures: readonly Change[], headline: Change, pen: Pen): string {
	const shown = measures.slice(0, 3);
	const pairs = shown.map((measure, index) => {
		const { end } = chooseAxis(Math.max(measure.before, measure.after));
		const toY = (value: number) => 620 - (value / end) * 500;
		const x = 1100 - (shown.length - 1 - index) * 190;
		const [low, high] = [toY(measure.before), toY(measure.after)];
		return (
			trace`<path class="l" d="M${x - 76} 620V${low}M${x} 620V${high}"/>` +
			pen.marks.before(x - 76, low) +
			pen.marks.value(x, high, measure === headline ? 76 : 52)
		);
	});
	return [
		renderColumn(headline, 500, pen),
		'<path class="l" d="M600 620H1150"/>',
		pairs.join(""),
	].join("");
}

/**
 * Renders a column at the left: the label at the top, at the bottom the figure as wide as its column and both values in
 * words.
 */
function renderColumn(measure: Change, width: number, pen: Pen): string {
	const figure = formatFigure(measure);
	const span = breakLines(formatSpan(measure), 24).slice(0, 3);
	const foot = 614 - (span.length - 1) * 52;
	const size = fitFigure(figure, width, 250);
	return (
		renderLines(breakLines(measure.label, 20).slice(0, 3), 60, 108, 54, "bold", pen) +
		renderText(figure, "title", { x: 54, y: foot - 78, size, paint: pen.ink }) +
		renderLines(span, 60, foot, 52, "plain", pen)
	);
}

/** Renders a row at the top: the figure, with its text beside it. */
function renderBanner(measure: Change, pen: Pen): string {
	const figure = formatFigure(measure);
	const size = fitFigure(figure, 640, 290);
	const aside = 54 + measureText(figure, "title") * size + 40;
	const length = Math.floor((1160 - aside) / 24);
	const label = breakLines(measure.label, length).slice(0, 2);
	const span = breakLines(formatSpan(measure), length).slice(0, 3);
	return (
		renderText(figure, "title", { x: 54, y: 250, size, paint: pen.ink }) +
		renderLines(label, aside, 108, 52, "bold", pen) +
		renderLines(span, aside, 108 + label.length * 52, 50, "plain", pen)
	);
}

function renderLines(
	lines: readonly string[],
	x: number,
	top: number,
	step: number,
	lettering: "plain" | "bold",
	{ ink }: Pen,
): string {
	const drawn = lines.map((line, index) => {
		const y = top + index * step;
		return renderText(toDrawable(line, lettering), lettering, {
			x,
			y,
			size: TEXT_SIZE,
			paint: ink,
		});
	});
	return drawn.join("");
}

function renderBarValue(
	value: number,
	length: number,
	y: number,
	size: number,
	ink: string,
	inkInside: string,
): string {
	const text = formatValue(value);
	const width = measureText(text, "title") * size;
	const isInside = length > width + 60;
	const x = isInside ? 60 + length - width - 28 : 60 + length + 24;
	return renderText(text, "title", { x, y, size, paint: isInside ? inkInside : ink });
}
