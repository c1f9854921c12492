import { areApart, type Box, crossesBox, getBounds, type Point, toBox } from "./boxes.ts";
import { DOT, type Frame, HUB } from "./plot-points.ts";

type Anchor = "start" | "middle" | "end";

/** Two lines of text beside a point: the name, and below it the distance. */
export type Label = {
	/** The text's anchor and the first line's baseline; the second is LINE font sizes lower. */
	x: number;
	y: number;
	anchor: Anchor;
	/** The area of both lines, by the mean width of a letter. */
	box: Box;
};

export type Labelling = { labels: Label[]; cost: number; bounds: Box };

type Side = { dx: number; dy: number; anchor: Anchor; cost: number };

/**
 * Lengths in font sizes: from one baseline to the next, a line's height above and below its baseline, the mean width of
 * a letter, and the space around a label.
 */
const LINE = 1.2;
const ASCENT = 0.9;
const DESCENT = 0.25;
const LETTER = 0.56;
const GAP = 0.25;

/** The positions of a label: -1 left or above, 0 in line with the point, 1 right or below. */
const SIDES: readonly Side[] = [
	{ dx: 1, dy: 0, anchor: "start", cost: 0 },
	{ dx: -1, dy: 0, anchor: "end", cost: 0 },
	{ dx: 0, dy: 1, anchor: "middle", cost: 0.2 },
	{ dx: 0, dy: -1, anchor: "middle", cost: 0.3 },
	{ dx: 1, dy: 1, anchor: "start", cost: 0.5 },
	{ dx: 1, dy: -1, anchor: "start", cost: 0.5 },
	{ dx: -1, dy: 1, anchor: "end", cost: 0.5 },
	{ dx: -1, dy: -1, anchor: "end", cost: 0.5 },
	{ dx: 0, dy: 1, anchor: "start", cost: 0.7 },
	{ dx: 0, dy: 1, anchor: "end", cost: 0.7 },
	{ dx: 0, dy: -1, anchor: "start", cost: 0.7 },
	{ dx: 0, dy: -1, anchor: "end", cost: 0.7 },
];

/** The cost of each line from the centre to a point that runs behind a label. */
const CROSSING_COST = 2;

const ANCHOR_OFFSET: Record<Anchor, number> = { start: -1, middle: 0, end: 1 };

/**
 * Chooses a side for each point's label so that none touches another, a point or the city's mark at 0, 0, all fit into
 * the frame, and as few as possible are on a line from the centre to a point. Returns undefined when there is no such
 * choice that costs less than `limit`.
 */
export function placeLabels(
	points: readonly Point[],
	texts: readonly { letters: number }[],
	frame: Frame,
	limit: number,
): Labelling | undefined {
	const { type } = frame;
	const fits = ({ width, height }: Box) => width <= frame.width && height <= frame.height;
	const mark = toBox({ x: 0, y: 0 }, HUB * type);
	const dots = points.map((point) => toBox(point, DOT * type));
	const drawn = getBounds([mark, ...dots]);
	const candidates = points.map((point, index) =>
		SIDES.map((side) => {
			const label = toLabel(point, side, texts[index]?.letters ?? 0, type);
			const crossed = points.filter((other) => crossesBox({ x: 0, y: 0 }, other, label.box));
			return { label, cost: side.cost + CROSSING_COST * crossed.length };
		})
			.filter(
				({ label: { box } }) =>
					areApart(box, mark, 0) &&
					dots.every((dot, other) => other === index || areApart(box, dot, GAP * type)) &&
					fits(getBounds([drawn, box])),
			)
			.sort((a, b) => a.cost - b.cost),
	);
	// Points with the fewest candidates are labelled first.
	const choices = candidates
		.map((candidates, index) => ({ index, candidates }))
		.sort((a, b) => a.candidates.length - b.candidates.length);
	/** The least cost of the labels from each index on. */
	const costAhead = choices.map((_, from) =>
		choices.slice(from).reduce((sum, { candidates: [first] }) => sum + (first?.cost ?? 0), 0),
	);
	let best: Labelling | undefined;
	const choose = (chosen: readonly Label[], cost: number, bounds: Box) => {
		if (!fits(bounds) || cost + (costAhead[chosen.length] ?? 0) >= (best?.cost ?? limit)) return;
		const choice = choices[chosen.length];
		if (!choice) best = { labels: [...chosen], cost, bounds };
		for (const { label, cost: added } of choice?.candidates ?? [])
			if (chosen.every(({ box }) => areApart(box, label.box, GAP * type)))
				choose([...chosen, label], cost + added, getBounds([bounds, label.box]));
	};
	choose([], 0, drawn);
	if (!best) return undefined;
	const { labels } = best;
	const order = choices.map(({ index }) => index);
	return { ...best, labels: points.flatMap((_, index) => labels[order.indexOf(index)] ?? []) };
}

function toLabel(point: Point, { dx, dy, anchor }: Side, letters: number, type: number): Label {
	const offset = ANCHOR_OFFSET[anchor];
	const width = LETTER * type * letters;
	const height = (ASCENT + LINE + DESCENT) * type;
	// At a corner the label is as near as beside or below, so less far along either axis.
	const reach = (DOT * type + GAP * type) * (dx !== 0 && dy !== 0 ? Math.SQRT1_2 : 1);
	const x = point.x + dx * reach + (dx === 0 ? offset * DOT * type : 0);
	const top = point.y + dy * reach - (height * (1 - dy)) / 2;
	const box = { x: x - (width * (1 + offset)) / 2, y: top, width, height };
	return { x, y: top + ASCENT * type, anchor, box };
}
