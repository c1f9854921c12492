import { type Change, formatChange, formatValue, toIndex } from "#app/content/sums/measures.ts";

export {
	type Change,
	formatChange,
	formatSpan,
	formatValue,
	toIndex,
} from "#app/content/sums/measures.ts";

/** Chooses an axis from zero in two to four round steps; its end is at or above the greatest value. */
export function chooseAxis(greatest: number) {
	const power = 10 ** Math.floor(Math.log10(greatest / 4));
	const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
	const step = steps.find((size) => size > 0 && size * 4 >= greatest) ?? 1;
	const count = Math.max(2, Math.ceil(greatest / step - 1e-9));
	const ticks = Array.from({ length: count + 1 }, (_, tick) => tick * step);
	return { step, end: step * count, ticks };
}

type Interval = readonly [start: number, end: number];

/** Maps a domain to a range linearly, as d3-scale's function of this name does. */
export function scaleLinear(domain: Interval, range: Interval): (value: number) => number {
	const [start, end] = domain;
	return (value) => range[0] + ((value - start) / (end - start)) * (range[1] - range[0]);
}

/** Formats the change or, where the value began at zero, the later value. */
export function formatFigure(change: Change): string {
	return formatChange(change) ?? formatValue(change.after);
}

/** Finds the measure that grew most by share or, where none grew, the one that changed most. */
export function findHeadline<T extends Change>(measures: readonly T[]): T {
	const growth = (measure: T) => (toIndex(measure) ?? 100) - 100;
	const grown = measures.some((measure) => growth(measure) > 0);
	const rank = (measure: T) => (grown ? growth(measure) : Math.abs(growth(measure)));
	return measures.reduce((best, measure) => (rank(measure) > rank(best) ? measure : best));
}

/** Moves positions apart to a distance of `gap`, in their order, within `low` and `high` where there is room. */
export function spread(positions: readonly number[], gap: number, [low, high]: Interval): number[] {
	const order = positions
		.map((position, index) => ({ position, index }))
		.sort((a, b) => a.position - b.position);
	let floor = low;
	for (const each of order) {
		each.position = Math.max(each.position, floor);
		floor = each.position + gap;
	}
	let ceiling = high;
	for (const each of order.toReversed()) {
		each.position = Math.min(each.position, ceiling);
		ceiling = each.position - gap;
	}
	return order.sort((a, b) => a.index - b.index).map(({ position }) => position);
}

/** Breaks a text between words into lines of at most `width` characters; a longer word is a line of its own. */
export function breakLines(
	text: string,
	width: number,
	measure: (line: string) => number = ({ length }) => length,
): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/).filter(Boolean)) {
		const longer = `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
