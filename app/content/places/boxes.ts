export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** Whether the boxes keep at least `room` between them, sideways or in height. */
export function leaveApart(a: Box, b: Box, room: number): boolean {
	return (
		a.x + a.width + room <= b.x ||
		b.x + b.width + room <= a.x ||
		a.y + a.height + room <= b.y ||
		b.y + b.height + room <= a.y
	);
}

/** The smallest box that holds them all. */
export function surround(boxes: readonly Box[]): Box {
	let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	let [right, low] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const { x, y, width, height } of boxes) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x + width);
		low = Math.max(low, y + height);
	}
	return { x: left, y: top, width: right - left, height: low - top };
}

/** Whether the straight line between two points has a part inside the box (Liang and Barsky's clipping). */
export function reachesInto(from: Point, to: Point, box: Box): boolean {
	const across = to.x - from.x;
	const down = to.y - from.y;
	let [start, end] = [0, 1];
	for (const [step, room] of [
		[-across, from.x - box.x],
		[across, box.x + box.width - from.x],
		[-down, from.y - box.y],
		[down, box.y + box.height - from.y],
	] as const) {
		if (step === 0) {
			if (room <= 0) return false;
		} else if (step < 0) start = Math.max(start, room / step);
		else end = Math.min(end, room / step);
	}
	return start < end;
}
