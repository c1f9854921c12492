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

/** Visakhapatnam: the headland and its hills around the harbour, a ship and a lighthouse. */
export function drawHarbour(): string {
	const waves = (y: number, from: number) => trace`M${from} ${y}q6-5 12 0${"t12 0".repeat(16)}`;
	return [
		fillGround(),
		fillCircle("d", 146, 76, 22),
		stroke("d", 1.2, "M146 46a30 30 0 1 1-.1 0Z", 'stroke-dasharray="1 5.280"'),
		fill("c", "M0 140C30 100 52 88 74 96s28 34 52 20 34-40 62-26 34 30 60 50Z"),
		stroke("d", 1, "M36 128c14-16 26-22 36-19s20 16 28 20M150 118c10-12 20-19 32-14s22 18 32 26"),
		fill(
			"b",
			"M0 148C20 120 40 112 62 116s40 32 66 32H0ZM240 148c-18-26-36-30-54-24s-26 20-46 24Z",
		),
		fill("b", "M0 147H240V240H0Z"),
		fill("d", "M186 124l2-24h6l2 24ZM185 100h12v-3h-12ZM188 97v-6l3-3 3 3v6Z"),
		stroke("b", 1.6, "M187.5 108h7M187 115.5h8"),
		fill("c", "M78 160h70l-8 13H88Z"),
		fill(
			"d",
			"M84 150h16v10H84ZM88 143h8v7h-8ZM104 153h9v7h-9ZM114.5 153h9v7h-9ZM125 153h9v7h-9ZM109.5 145.5h9v6.5h-9Z",
		),
		stroke("d", 1.2, "M92 143v-7M136 160v-18M136 143l-12 12M136 143l10 16M80 164.5h66"),
		stroke("b", 1.3, "M84 66q5-5 8 0 4-5 9-1M102 54q4-4 6 0 4-4 7-1M72 82q4-4 6 0 4-4 7-1"),
		stroke("d", 1.3, waves(179, 10) + waves(197, 10)),
		stroke("c", 1.3, waves(188, 16) + waves(206, 16)),
	].join("");
}

/** Bhopal: the upper and the lower lake with their ripples, trees on the land between them. */
export function drawLakes(): string {
	const ripples = (y: number, width: number, height: number) =>
		[0.86, 0.7, 0.54, 0.38, 0.22]
			.map(
				(size) =>
					trace`M${120 - width * size} ${y}a${width * size} ${height * size} 0 1 0 ${width * size * 2} 0a${width * size} ${height * size} 0 1 0-${width * size * 2} 0`,
			)
			.join("");
	const tree = (x: number, y: number, size: number) =>
		trace`M${x - size} ${y}a${size} ${size * 1.2} 0 0 1 ${size * 2} 0Z`;
	const palms = [
		[48, 146, 6],
		[62, 147, 8],
		[76, 148, 5],
		[160, 148, 6],
		[176, 147, 9],
		[193, 146, 6],
	] as const;
	return [
		fillGround(),
		fillCircle("d", 92, 56, 15),
		fill("c", "M0 92C24 68 46 66 70 74s36 4 52-4 44-8 62 4 36 16 56 20V240H0Z"),
		fill(
			"b",
			"M142 72V61q0-8 9-13 9 5 9 13v11ZM136 74V44l2-4 2 4v30ZM162 74V44l2-4 2 4v30ZM151 49v-6h1v6Z",
		),
		fill(
			"b",
			"M8 108C30 88 70 82 120 84s98 4 118 24c6 14-8 24-30 26-24 2-40-6-64-4-30 2-50 12-88 8-30-2-54-14-48-30Z",
		),
		stroke("d", 1.1, ripples(108, 92, 19)),
		fill("d", "M76 104h22l-5 6H81ZM88 102V82l12 20ZM86 102V88l-8 14Z"),
		fill("b", palms.map(([x, y, size]) => tree(x, y, size)).join("")),
		stroke("b", 1.4, palms.map(([x, y]) => trace`M${x} ${y}v5`).join("")),
		stroke("d", 1.1, "M22 152H218", 'stroke-dasharray="9 4 2 4"'),
		fill("b", "M66 178C76 164 96 160 120 160s48 4 54 16-18 30-54 30-62-16-54-28Z"),
		stroke("d", 1.1, ripples(181, 49, 19)),
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
