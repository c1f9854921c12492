import axe from "axe-core";
import { expect, it } from "vitest";
import { content } from "../../../../tests/support/addresses.ts";
import { type Colour, paint } from "../palette.ts";
import { COLOUR_PAIRS } from "../subjects.ts";
import { renderDocument } from "../svg.ts";
import { SHAPES, type ShapeName, traceShape } from "./shapes.ts";
import { TILES } from "./tiles.ts";
import { layWall, renderTiles, toSuits } from "./wall.ts";

// axe's types leave this part out.
const { Color, getContrast } = Reflect.get(axe.commons, "color");
const NAMES = ["Tern", "Kogge", "Farol", "Kiteline", "Elster", "Nordlicht", "Halde", "Anker"];

it.each(content.cities)("the districts of $slug differ from each other and from it", (city) => {
	const drawn = city.districts.map(({ slug }) => TILES.renderDistrict("", city, slug).body);
	expect(new Set([...drawn, TILES.renderCity("", city).body]).size).toBe(drawn.length + 1);
});

it("agencies of other names have other marks and other pictures", () => {
	for (const render of [
		TILES.renderMark,
		TILES.renderHero,
		TILES.renderClosing,
		TILES.renderNotFound,
	])
		expect(new Set(NAMES.map((name) => render(name).body)).size).toBe(NAMES.length);
});

it("the figures of all papers are told from their grounds in both themes", () => {
	for (const theme of ["light", "dark"] as const) {
		for (const pair of COLOUR_PAIRS) {
			for (const [ground, figure] of toSuits(pair)) {
				expect
					.soft(measureContrast(ground, figure, theme), `${figure} on ${ground}`)
					.toBeGreaterThanOrEqual(1.5);
			}
		}
	}
});

function measureContrast(one: Colour, other: Colour, theme: "light" | "dark"): number {
	const [first, second] = [one, other].map((colour) => {
		const color = new Color();
		color.parseHexString(paint(colour, theme));
		return color;
	});
	return getContrast(first, second);
}

it.each(Object.keys(SHAPES) as ShapeName[])(
	"the shape %s has right angles and arcs alone, and stays in its square however it is turned",
	(shape) => {
		for (const turn of [0, 1, 2, 3]) {
			for (const layer of ["figure", "detail"] as const) {
				const path = traceShape(shape, layer, { x: 10, y: 10, size: 120, turn });
				for (const outline of path.split("Z").filter(Boolean)) expectUpright(outline);
			}
		}
	},
);

/** Expects each straight line of an outline to be level or upright, and each end of a line within 10 and 130. */
function expectUpright(outline: string): void {
	let [x, y] = [Number.NaN, Number.NaN];
	for (const [, command, numbers = ""] of outline.matchAll(/([MLA])([^MLA]+)/g)) {
		const [toX = Number.NaN, toY = Number.NaN] = numbers.trim().split(" ").slice(-2).map(Number);
		for (const end of [toX, toY]) {
			expect(end).toBeGreaterThanOrEqual(10);
			expect(end).toBeLessThanOrEqual(130);
		}
		if (command === "L") expect(toX === x || toY === y, outline).toBe(true);
		[x, y] = [toX, toY];
	}
}

it("a wall covers each of its squares once", () => {
	const tiles = layWall({
		seed: "a",
		columns: 7,
		rows: 5,
		size: 10,
		isLaid: (column, row) => column + row > 2,
		shapes: ["quarter", "half"],
		suits: toSuits({
			main: ["aqua", "teal", "marigold", "cotton"],
			facet: ["teal", "aqua", "marigold", "pine"],
		}),
		large: 50,
		small: 30,
	});
	const area = tiles.reduce((sum, { size }) => sum + size * size, 0);
	expect(area).toBe((7 * 5 - 6) * 100);
	expect(renderTiles(tiles, "light")).not.toContain("var(");
});

it("no drawing has a word about kites", () => {
	const [service] = content.services;
	const [city] = content.cities;
	if (!service || !city) throw new Error("the content has no service or no city");
	const drawings = [
		TILES.renderHero("A"),
		TILES.renderClosing("A"),
		TILES.renderNotFound("A"),
		TILES.renderTeam("A"),
		TILES.renderMissingPicture(),
		TILES.renderService("A", service),
		TILES.renderCity("A", city),
		TILES.renderPostCover("a", service, "A"),
	];
	for (const drawing of drawings) expect(renderDocument(drawing)).not.toMatch(/kite|patang/i);
});
