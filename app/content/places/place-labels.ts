import { type Box, leaveApart, type Point, reachesInto, surround } from "./boxes.ts";

type Anchor = "start" | "middle" | "end";

/** Two lines of text beside a point: the name, and below it the distance. */
export type Label = {
	/** Where the text is anchored, and the first line's baseline; the second is LINE type sizes lower. */
	x: number;
	y: number;
	anchor: Anchor;
	/** What both lines cover, if the type is as wide as it is taken to be. */
	box: Box;
};

type Candidate = { label: Label; cost: number };
type Side = { across: number; down: number; anchor: Anchor; cost: number };

/** What the labels share the drawing with, in its units. */
type Ground = {
	/** All of it must fit into this, wherever it lies. */
	frame: { width: number; height: number; type: number };
	/** What the city's mark covers, and its middle. */
	mark: Box;
	hub: Point;
	points: readonly Point[];
	/** A point's radius. */
	dot: number;
};

/** From one baseline to the next, in type sizes. */
const LINE = 1.2;
/** Of a line above and below its baseline, and the mean width of a letter, in type sizes. */
const ASCENT = 0.9;
const DESCENT = 0.25;
const LETTER = 0.56;
/** Left free between a label and whatever else there is, in type sizes. */
const ROOM = 0.25;

/** Where a label may stand: -1 left or above, 0 in line with the point, 1 right or below. */
const SIDES: readonly Side[] = [
	{ across: 1, down: 0, anchor: "start", cost: 0 },
	{ across: -1, down: 0, anchor: "end", cost: 0 },
	{ across: 0, down: 1, anchor: "middle", cost: 0.2 },
	{ across: 0, down: -1, anchor: "middle", cost: 0.3 },
	{ across: 1, down: 1, anchor: "start", cost: 0.5 },
	{ across: 1, down: -1, anchor: "start", cost: 0.5 },
	{ across: -1, down: 1, anchor: "end", cost: 0.5 },
	{ across: -1, down: -1, anchor: "end", cost: 0.5 },
	{ across: 0, down: 1, anchor: "start", cost: 0.7 },
	{ across: 0, down: 1, anchor: "end", cost: 0.7 },
	{ across: 0, down: -1, anchor: "start", cost: 0.7 },
	{ across: 0, down: -1, anchor: "end", cost: 0.7 },
];

/** Of each line from the hub to a point that runs behind a label. */
const COST_OF_CROSSING = 2;

/** Which way the anchor lies from the middle of its text. */
const BACK: Record<Anchor, number> = { start: -1, middle: 0, end: 1 };

/**
 * Chooses a side for each point's label so that none touches another, a point or the city's mark, the
 * whole fits into the frame, and as few as may be lie across a line from the hub to a point. Undefined
 * when they cannot all stand; `limit` is a cost that must be undercut.
 */
export function placeLabels(
	ground: Ground,
	texts: readonly { lines: readonly string[] }[],
	limit: number,
): { labels: Label[]; cost: number; extent: Box } | undefined {
	const { frame, mark, points, dot } = ground;
	const room = ROOM * frame.type;
	const fits = ({ width, height }: Box) => width <= frame.width && height <= frame.height;
	const drawn = surround([mark, ...points.map((point) => around(point, dot))]);
	const choices = texts
		.map(({ lines }, index) => ({
			index,
			candidates: findCandidates(ground, index, lines).filter(({ label }) =>
				fits(surround([drawn, label.box])),
			),
		}))
		.sort((a, b) => a.candidates.length - b.candidates.length);
	/** The least that the labels from this one on can cost. */
	const ahead = choices.map((_, from) =>
		choices.slice(from).reduce((sum, { candidates: [first] }) => sum + (first?.cost ?? 0), 0),
	);
	let best: { labels: Label[]; cost: number; extent: Box } | undefined;
	const choose = (chosen: readonly Label[], cost: number, extent: Box) => {
		if (!fits(extent) || cost + (ahead[chosen.length] ?? 0) >= (best?.cost ?? limit)) return;
		const choice = choices[chosen.length];
		if (!choice) best = { labels: [...chosen], cost, extent };
		for (const { label, cost: added } of choice?.candidates ?? [])
			if (chosen.every(({ box }) => leaveApart(box, label.box, room)))
				choose([...chosen, label], cost + added, surround([extent, label.box]));
	};
	choose([], 0, drawn);
	if (!best) return undefined;
	const { labels, cost, extent } = best;
	const order = choices.map(({ index }) => index);
	return { labels: texts.flatMap((_, index) => labels[order.indexOf(index)] ?? []), cost, extent };
}

/** Every place where this point's label touches nothing that stands already, the best first. */
function findCandidates(ground: Ground, index: number, lines: readonly string[]): Candidate[] {
	const { frame, mark, points, dot } = ground;
	const point = points[index];
	if (!point) return [];
	const room = ROOM * frame.type;
	return SIDES.map((side) => ({ label: standLabel(ground, point, side, lines), cost: side.cost }))
		.filter(
			({ label: { box } }) =>
				leaveApart(box, mark, 0) &&
				points.every((other) => other === point || leaveApart(box, around(other, dot), room)),
		)
		.map(({ label, cost }) => ({ label, cost: cost + countCrossings(ground, label.box) }))
		.sort((a, b) => a.cost - b.cost);
}

function countCrossings({ hub, points }: Ground, box: Box): number {
	return COST_OF_CROSSING * points.filter((point) => reachesInto(hub, point, box)).length;
}

function standLabel(
	{ dot, frame: { type } }: Ground,
	point: Point,
	{ across, down, anchor }: Side,
	lines: readonly string[],
): Label {
	const width = LETTER * type * Math.max(...lines.map(({ length }) => length));
	const height = (ASCENT + LINE + DESCENT) * type;
	// At a corner the label comes as near as beside or below, so less far along either.
	const reach = (dot + ROOM * type) * (across !== 0 && down !== 0 ? Math.SQRT1_2 : 1);
	const x = point.x + across * reach + (across === 0 ? BACK[anchor] * dot : 0);
	const top = point.y + down * reach - (height * (1 - down)) / 2;
	const left = x - (width * (1 + BACK[anchor])) / 2;
	return { x, y: top + ASCENT * type, anchor, box: { x: left, y: top, width, height } };
}

function around({ x, y }: Point, radius: number): Box {
	return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
