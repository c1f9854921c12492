import { fill, fillCircle, fillGround, type Point, repeat, stroke, trace, turn } from "../svg.ts";

/** Pune: the hills in contour lines, from the plain up to two summits. */
export function drawContours(): string {
	const contour = ([x, y]: Point, radius: number, lean: number) =>
		smooth(
			Array.from({ length: 10 }, (_, index): Point => {
				const angle = (index * Math.PI) / 5;
				const swell = 1 + 0.16 * Math.sin(2 * angle + lean) + 0.1 * Math.sin(3 * angle - lean * 2);
				return turn([x, y], radius * swell, index * 36);
			}),
		);
	const rings = (centre: Point, lean: number, radii: number[]) =>
		radii.map((radius) => contour(centre, radius, lean)).join("");
	const high: Point = [112, 98];
	const low: Point = [150, 152];
	return [
		fillGround(),
		stroke("c", 1.4, rings([122, 118], 1.2, [126, 117])),
		fill("c", contour([122, 118], 107, 1.2)),
		stroke("a", 1.2, rings([121, 117], 1.2, [99, 91])),
		fill("b", contour([120, 116], 83, 1.2)),
		stroke("c", 1.1, rings([119, 114], 1.2, [76, 69])),
		stroke("d", 1.1, rings(high, 0.3, [45, 40]) + rings(low, 2.2, [22])),
		fill("c", contour(high, 34, 0.3)),
		stroke("d", 1.1, contour(high, 28.5, 0.3) + contour(low, 16, 2.2)),
		fill("d", contour(high, 22, 0.3) + contour(low, 10, 2.2)),
		stroke("b", 1.1, rings(high, 0.3, [16.5, 11])),
		fill("b", "M112 92.5l4.5 7.5h-9Z"),
	].join("");
}

/** Visakhapatnam: a laden ship under the long headland that shelters the harbour, with its lighthouse. */
export function drawHarbour(): string {
	const waves = (y: number, from: number) => trace`M${from} ${y}q6-7 12 0${"t12 0".repeat(19)}`;
	const boxes = (x: number, y: number, count: number) =>
		repeat(count, (index) => trace`M${x + index * 13} ${y}h11.6v8.6h-11.6Z`);
	return [
		fillGround(),
		fillCircle("d", 88, 84, 20),
		fill("c", "M0 142V124C24 108 44 106 60 112s30 14 46 12 30-8 60 18Z"),
		fill("b", "M240 142V112C218 98 196 92 174 92S134 98 122 112 108 134 88 142Z"),
		fill("d", "M150.5 94l2.5-32h10l2.5 32ZM150 62h16v-3.2h-16ZM153.5 57.2V50L158 45l4.5 5v7.2Z"),
		fill("c", "M152.4 70h11.2l.5 7h-12.2ZM151.3 84h13.4l.5 7h-14.4Z"),
		fill("b", "M0 140H240V240H0Z"),
		stroke("d", 1.2, "M0 143H240", 'stroke-dasharray="26 6 10 6"'),
		fill("c", boxes(94, 144, 2) + boxes(133, 144, 1) + boxes(107, 134.5, 1) + boxes(133, 134.5, 1)),
		fill("a", boxes(120, 144, 1) + boxes(146, 144, 1) + boxes(94, 134.5, 1) + boxes(120, 134.5, 1)),
		fill("d", "M72 128h18v25H72ZM76 120h6v8h-6Z"),
		stroke("b", 2, "M75 133h12M75 139h12"),
		fill("d", "M64 153.5H176L162 172H76Z"),
		fill("c", "M69.7 161H170.3L162 172H76Z"),
		stroke("d", 1.5, waves(181, 6) + waves(201, 6)),
		stroke("a", 1.5, waves(191, 0) + waves(211, 0)),
	].join("");
}

/** Bhopal: the mosque over the upper lake, the arched causeway, and the lower lake's still rings. */
export function drawLakes(): string {
	const rings = (y: number, radii: readonly number[]) =>
		radii
			.map(
				(radius) =>
					trace`M${120 - radius} ${y}a${radius} ${radius * 0.3} 0 0 0 ${radius * 2} 0a${radius} ${radius * 0.3} 0 0 0-${radius * 2} 0`,
			)
			.join("");
	const dome = (x: number, y: number, size: number) =>
		trace`M${x - size} ${y}q${-size * 0.3} ${-size} ${size * 0.45} ${-size * 1.5}q${size * 0.4} ${-size * 0.25} ${size * 0.55} ${-size * 0.8}q${size * 0.15} ${size * 0.55} ${size * 0.55} ${size * 0.8}q${size * 0.75} ${size * 0.5} ${size * 0.45} ${size * 1.5}Z`;
	const minaret = (x: number) =>
		trace`M${x - 3} 93l.7-28h4.6l.7 28ZM${x - 4} 65q.4-5 4-10 3.6 5 4 10Z`;
	const arches = repeat(9, (index) => trace`M${47 + index * 16.5} 158v-2a5.5 5.5 0 0 1 11 0v2Z`);
	return [
		fillGround(),
		fillCircle("d", 120, 62, 27),
		fill("c", "M0 96V84C30 70 52 74 76 84h88C188 74 210 70 240 84V96Z"),
		fill(
			"b",
			`${dome(120, 83, 10)}${dome(105, 86, 5)}${dome(135, 86, 5)}${minaret(91)}${minaret(149)}M94 82h52v11H94Z`,
		),
		fill("b", "M0 92H240V156H0Z"),
		stroke("d", 1.2, "M40 99.5h34M84 99.5h72M166 99.5h34M58 107h30M98 107h44M152 107h30"),
		fill("d", "M70 133h26l-5 6.5H75ZM82.5 131v-22l13 22ZM80.5 131v-16l-9 16Z"),
		stroke("d", 1.2, "M66 144h34M74 148.5h18M128 124h44M140 129.5h44M128 135h30"),
		fill("c", "M0 148H240V158H0Z"),
		fill("b", arches),
		stroke("d", 1.2, "M0 147.5H240"),
		fill("c", "M0 158H240V164H0Z"),
		fill("b", "M0 164H240V240H0Z"),
		stroke("d", 1.3, rings(186, [9, 20, 31, 42])),
	].join("");
}

/** A closed smooth curve through the points (Catmull-Rom, with mirrored control points). */
function smooth(points: readonly Point[]): string {
	const count = points.length;
	const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
	const before = (index: number): Point => {
		const [x, y] = at(index);
		return [
			x - (at(index + 1)[0] - at(index - 1)[0]) / 6,
			y - (at(index + 1)[1] - at(index - 1)[1]) / 6,
		];
	};
	const whole = (points: Point[]) =>
		points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(" ");
	const [x, y] = at(0);
	const leave: Point = [x * 2 - before(0)[0], y * 2 - before(0)[1]];
	const start = `M${whole([at(0)])}C${whole([leave, before(1), at(1)])}`;
	return `${start}${repeat(count - 1, (index) => `S${whole([before(index + 2), at(index + 2)])}`)}Z`;
}
