import {
	fill,
	fillCircle,
	fillGround,
	type Point,
	type Role,
	repeat,
	stroke,
	trace,
	tracePolygon,
	turn,
} from "../svg.ts";

/** The width of the kite's paper between two edges. */
const WIDTH = 104 * Math.SQRT2;

/** Ahmedabad: a stone jali of eight-pointed stars and crosses, cut along the kite's edges. */
export function drawJali(): string {
	return drawJaliOf(4);
}

/** The jali with so many stars along an edge of the kite. */
export function drawJaliOf(stars: number): string {
	const pitch = WIDTH / 4;
	const star = (scale: number) =>
		tracePolygon(
			Array.from({ length: 16 }, (_, index) =>
				turn([0, 0], (pitch / 2) * scale * (index % 2 ? 0.765 : 1), index * 22.5),
			),
		);
	const petals = repeat(8, (index) =>
		tracePolygon([
			turn([0, 0], 2.6, index * 45),
			turn([0, 0], 6.4, index * 45 - 17),
			turn([0, 0], 10.4, index * 45),
			turn([0, 0], 6.4, index * 45 + 17),
		]),
	);
	const corner = pitch / 2;
	const cross = trace`M${corner - 7} ${corner}l7-7 7 7-7 7Z`;
	const tile =
		fill("b", star(1)) +
		fill("c", petals + cross) +
		stroke("d", 2.6, star(1)) +
		stroke("a", 0.8, star(1)) +
		stroke(
			"d",
			0.9,
			star(0.74) + trace`M${corner} ${corner - 11}V${corner + 11}M${corner - 11} ${corner}h22`,
		);
	const span = stars + 1;
	const places = repeat(span * span, (index) => {
		const x = ((index % span) - stars / 2) * pitch;
		const y = (Math.floor(index / span) - stars / 2) * pitch;
		return trace`<use href="#star" x="${x}" y="${y}"/>`;
	});
	const size = stars === 4 ? "" : `scale(${Math.round(4000 / stars) / 1000})`;
	return `${fillGround()}<defs><g id="star">${tile}</g></defs><g transform="translate(120 116)rotate(45)${size}">${places}</g>`;
}

/** Surat: a brilliant seen from above, every facet in its own light, with small stones in the corners. */
export function drawDiamonds(): string {
	const centre: Point = [120, 116];
	const ring = (radius: number, offset: number) =>
		Array.from({ length: 8 }, (_, index) => turn(centre, radius, index * 45 + offset));
	const table = ring(34, 22.5);
	const star = ring(47, 0);
	const girdle = ring(71, 22.5);
	const rim = ring(71, 0);
	const at = (points: Point[], index: number): Point => points[(index + 8) % 8] ?? centre;
	const facets = Array.from({ length: 8 }, (_, index) => ({
		star: tracePolygon([at(table, index - 1), at(star, index), at(table, index)]),
		kite: tracePolygon([at(star, index), at(table, index), at(star, index + 1), at(girdle, index)]),
		after: tracePolygon([at(star, index), at(girdle, index), at(rim, index)]),
		before: tracePolygon([at(star, index), at(girdle, index - 1), at(rim, index)]),
	}));
	const pick = (part: "star" | "kite" | "after" | "before", places: number[]) =>
		places.map((place) => facets[place]?.[part]).join("");
	const lines = facets.map((facet) => facet.star + facet.kite + facet.after).join("");
	const stone =
		fill("b", "M-7-6H7l5 6L0 12-12 0Z") +
		fill("c", "M-4 0H12L0 12Z") +
		stroke("d", 1, "M-12 0H12M-4 0 0 12 4 0 0-6Z");
	const stones = [
		[120, 28],
		[120, 201],
		[207, 113],
		[33, 113],
	];
	return [
		fillGround(),
		fill("b", trace`M120 43a73 73 0 1 1-.1 0Z`),
		fill(
			"c",
			pick("star", [0, 2, 5]) +
				pick("kite", [1, 4, 6]) +
				pick("after", [0, 3, 5]) +
				pick("before", [2, 7]),
		),
		fill(
			"d",
			pick("star", [7, 3]) + pick("kite", [7, 3]) + pick("after", [6, 1]) + pick("before", [0, 4]),
		),
		fill("a", pick("star", [4]) + pick("kite", [2]) + pick("before", [6])),
		fill("c", tracePolygon(table)),
		fill("d", tracePolygon([at(table, 5), at(table, 6), at(table, 7), at(table, 0)])),
		fill("b", tracePolygon([at(table, 2), at(table, 3), at(table, 1)])),
		stroke("a", 0.9, lines),
		stroke("d", 1.4, "M120 43a73 73 0 1 1-.1 0Z"),
		`<defs><g id="stone">${stone}</g></defs>`,
		stones.map(([x = 0, y = 0]) => `<use href="#stone" x="${x}" y="${y}"/>`).join(""),
	].join("");
}

/** Kanpur: woven leather straps, saddle stitches along every edge, a buckle in the middle. */
export function drawSaddleStitches(): string {
	const pitch = WIDTH / 3;
	const sew = (count: number, from: number) =>
		stroke(
			"d",
			1.6,
			repeat(count, (index) => trace`M${from + index * 4.9} -13.6l3.2-2.6m-3.2 29.8 3.2-2.6`),
		);
	const strap = (role: Role, length: number) =>
		fill(role, trace`M${-length} -18.5H${length}V18.5H${-length}Z`) +
		stroke(
			"a",
			0.8,
			trace`M${-length} -18.5H${length}M${-length} 18.5H${length}M${-length} -11H${length}M${-length} 11H${length}`,
		);
	const places = [-pitch, 0, pitch];
	const across = places.map((y) => trace`<use href="#across" y="${y}"/>`).join("");
	const down = places
		.map((x) => trace`<use href="#down" transform="translate(${x} 0)rotate(90)"/>`)
		.join("");
	const over = places
		.flatMap((y, row) =>
			places
				.filter((_, column) => (row + column) % 2)
				.map((x) => trace`<use href="#over" x="${x}" y="${y}"/>`),
		)
		.join("");
	return [
		fillGround(),
		`<defs><g id="across">${strap("b", 80)}${sew(31, -75.1)}</g><g id="down">${strap("c", 80)}${sew(31, -75.1)}</g>`,
		`<g id="over">${strap("b", 20)}${sew(8, -18.8)}</g></defs>`,
		`<g transform="translate(120 116)rotate(45)">${across}${down}${over}`,
		`<path class="fd" fill-rule="evenodd" d="M-15-25h30v50h-30ZM-9-19v38H9v-38Z"/>`,
		stroke("a", 0.9, "M-12-21h24v42h-24Z"),
		stroke("d", 3, "M0 21V-17"),
		fillCircle("a", 0, -36, 2.4) + fillCircle("a", 0, 36, 2.4),
		"</g>",
	].join("");
}
