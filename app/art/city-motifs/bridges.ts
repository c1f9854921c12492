import { fill, fillCircle, fillGround, repeat, stroke, trace } from "../svg.ts";

/** Mumbai: the sea link's tower in the spine, its cables as a sail, the waves below. */
export function drawSeaLink(): string {
	const cables = (side: number) =>
		repeat(11, (index) => trace`M120 ${38 + index * 5.4}L${120 + side * (100 - index * 8.2)} 141`);
	const waves = (top: number) => trace`M4 ${top}q7.7-7 15.5 0${"t15.5 0".repeat(14)}`;
	const swell = (top: number) => trace`${waves(top)}V240H4Z`;
	return [
		fillGround(),
		fillCircle("c", 164, 92, 21),
		fill("d", "M120 34 18 141H222Z"),
		stroke("b", 1.1, cables(-1) + cables(1)),
		fill(
			"b",
			"M117.4 26h5.2l1.6 30 13.8 84-9 26h-6l8.4-26L120 66l-11.4 74 8.4 26h-6l-9-26 13.8-84Z",
		),
		stroke("b", 3.4, "M8 144Q120 136 232 144"),
		stroke("d", 1, "M8 147.5Q120 139.5 232 147.5"),
		fill("b", swell(157)),
		stroke("d", 1.2, waves(164)),
		fill("c", swell(172)),
		stroke("d", 1.2, waves(179)),
		fill("b", swell(187)),
		stroke("d", 1.2, waves(194) + waves(201)),
	].join("");
}

/** Kolkata: the cantilever bridge, its chords and trusses, over the river with a boat. */
export function drawTrussBridge(): string {
	const top = (x: number) => {
		const reach = Math.abs(x - 120);
		return reach <= 48
			? 88 - 24 * Math.cos(((48 - reach) / 48) * Math.PI)
			: 64 + ((reach - 48) / 56) ** 1.1 * 62;
	};
	const bottom = (x: number) => 129 - Math.max(0, 1 - Math.abs(x - 120) / 48) * 6;
	const panels = Array.from({ length: 23 }, (_, index) => 32 + index * 8);
	const chord = (edge: (x: number) => number) =>
		`M${panels.map((x) => trace`${x} ${edge(x)}`).join("L")}`;
	const zigzag = `M${panels.map((x, index) => trace`${x} ${index % 2 ? bottom(x) : top(x)}`).join("L")}`;
	const counter = `M${panels.map((x, index) => trace`${x} ${(index % 2 ? top(x) : bottom(x)) * 0.5 + (top(x) + bottom(x)) * 0.25}`).join("L")}`;
	const posts = panels.map((x) => trace`M${x} ${top(x)}V${bottom(x)}`).join("");
	const hangers = repeat(25, (index) => trace`M${24 + index * 8} 126v18`);
	const tower = (x: number) => trace`M${x - 3} 62h6l4 90h-14Z`;
	const ripple = (y: number, dashes: string) => trace`M8 ${y}H232" stroke-dasharray="${dashes}`;
	return [
		fillGround(),
		fillCircle("c", 120, 74, 27),
		stroke("b", 0.9, hangers),
		stroke("b", 0.9, posts + counter),
		stroke("b", 1.5, zigzag),
		stroke("b", 2.6, chord(top) + chord(bottom)),
		fill("b", tower(72) + tower(168)),
		stroke("a", 1, "M70 72l4 8-5 10 7 10-8 12 9 12M170 72l-4 8 5 10-7 10 8 12-9 12"),
		fill("b", "M0 143H240V240H0Z"),
		stroke("d", 1.2, "M0 146.5H240"),
		fill("c", "M0 153H240V158H0Z"),
		stroke("d", 1.4, ripple(165, "22 8 6 10")),
		stroke("c", 1.8, ripple(173, "10 14 30 8")),
		stroke("d", 1.4, ripple(194, "16 9 5 7")),
		stroke("c", 1.8, ripple(203, "9 6 20 6")),
		fill("d", "M84 180c8 7 34 7 46-1l-4 8c-9 4-27 4-34 0ZM103 179v-9c6-3 13-3 17 0v8Z"),
	].join("");
}
