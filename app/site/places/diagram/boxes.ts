export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

export function toBox({ x, y }: Point, radius: number): Box {
	return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

export function areApart(a: Box, b: Box, gap: number): boolean {
	return (
		a.x + a.width + gap <= b.x ||
		b.x + b.width + gap <= a.x ||
		a.y + a.height + gap <= b.y ||
		b.y + b.height + gap <= a.y
	);
}

export function getBounds(boxes: readonly Box[]): Box {
	const x = Math.min(...boxes.map((box) => box.x));
	const y = Math.min(...boxes.map((box) => box.y));
	const right = Math.max(...boxes.map((box) => box.x + box.width));
	const bottom = Math.max(...boxes.map((box) => box.y + box.height));
	return { x, y, width: right - x, height: bottom - y };
}

/** Returns whether a part of the line between two points is inside the box (Liang-Barsky clipping). */
export function crossesBox(from: Point, to: Point, box: Box): boolean {
	const dx = to.x - from.x;
	const dy = to.y - from.y;
	let [start, end] = [0, 1];
	for (const [step, distance] of [
		[-dx, from.x - box.x],
		[dx, box.x + box.width - from.x],
		[-dy, from.y - box.y],
		[dy, box.y + box.height - from.y],
	] as const) {
		if (step === 0 && distance <= 0) return false;
		if (step < 0) start = Math.max(start, distance / step);
		if (step > 0) end = Math.min(end, distance / step);
	}
	return start < end;
}
