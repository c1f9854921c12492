import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { drawCaseChart } from "./case-chart.ts";
import { drawCity, drawDistrict } from "./city-kites.ts";
import { CITY_MOTIFS } from "./city-motifs/index.ts";
import { drawAll } from "./drawings-for-tests.ts";
import { drawPostCover } from "./post-cover.ts";
import { parseDrawing } from "./raster/parse-drawing.ts";

const { cities, services } = loadContent(process.cwd());

const MEASURES = [
	{ label: "Visits from search", unit: "visits a month", before: 18240, after: 129520 },
	{ label: "Cost of one enquiry", unit: "Rs", before: 412, after: 268.5 },
	{ label: "Open rate", unit: "%", before: 12, after: 31 },
];

const HOSTILE = `</title><script>alert("1")</script> & 'Tea' \u0000\ud800`;

function withoutTitle(svg: string): string {
	return svg.replace(/<title>.*?<\/title>/, "");
}

function readTitle(svg: string): string | undefined {
	const title = parseDrawing(svg).children[0];
	return typeof title === "object" && title.name === "title" ? title.children.join("") : undefined;
}

function readTexts(svg: string): string[] {
	return parseDrawing(svg).children.flatMap((child) =>
		typeof child === "object" && child.name === "text" ? [child.children.join("")] : [],
	);
}

/** By an XML parser, libxml2. */
function isWellFormed(svg: string): Promise<boolean> {
	return sharp(Buffer.from(svg))
		.metadata()
		.then(
			() => true,
			() => false,
		);
}

describe("the drawings", () => {
	it("are the same bytes for the same input", () => {
		expect(drawAll()).toEqual(drawAll());
	});

	it("are well-formed documents", async () => {
		for (const [name, svg] of drawAll()) {
			expect(svg, name).toMatch(
				/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/,
			);
			expect(await isWellFormed(svg), name).toBe(true);
			expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
		}
	});

	it("have a title", () => {
		for (const [name, svg] of drawAll()) {
			expect(readTitle(svg), name).toMatch(/\S/);
		}
	});

	it("stay under 6 KB", () => {
		for (const [name, svg] of drawAll()) {
			expect(Buffer.byteLength(svg), name).toBeLessThan(6 * 1024);
		}
	});

	it("refer only to parts and colours that they define", () => {
		for (const [name, svg] of drawAll()) {
			const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
			const references = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1]);
			expect(
				references.filter((reference) => !ids.has(reference)),
				name,
			).toEqual([]);
			const properties = new Set([...svg.matchAll(/--([a-z]+):/g)].map((match) => match[1]));
			const used = [...svg.matchAll(/var\(--([a-z]+)\)/g)].map((match) => match[1]);
			expect(
				used.filter((property) => !properties.has(property)),
				name,
			).toEqual([]);
		}
	});

	it("round coordinates to one decimal", () => {
		for (const [name, svg] of drawAll()) {
			const data = [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join(" ");
			expect(data, name).not.toMatch(/\.\d\d/);
		}
	});

	it("carry a hostile title as text", () => {
		const untitled = drawAll();
		for (const [name, svg] of drawAll(HOSTILE)) {
			if (svg === untitled.get(name)) continue;
			expect(readTitle(svg), name).toBe(`</title><script>alert("1")</script> & 'Tea' \ufffd`);
			expect(svg, name).not.toContain("<script");
		}
	});

	it("are read by the same parser that refuses what is not well-formed", async () => {
		for (const fault of ["<g>", "</g>", '<g a="1" a="2"/>', "<a>&nbsp;</a>", "<1/>"]) {
			const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${fault}</svg>`;
			expect(await isWellFormed(svg), fault).toBe(false);
		}
	});
});

describe("the kites of cities and districts", () => {
	it("have a motif for each of the fifteen cities", () => {
		expect(Object.keys(CITY_MOTIFS).sort()).toEqual(cities.map(({ slug }) => slug).sort());
	});

	it("differ for all ninety districts and from their cities' own", () => {
		const drawn = cities.flatMap(({ slug, districts }) => [
			withoutTitle(drawCity(slug, "")),
			...districts.map((district) => withoutTitle(drawDistrict(slug, district.slug, ""))),
		]);
		expect(drawn).toHaveLength(15 + 90);
		expect(new Set(drawn).size).toBe(15 + 90);
	});

	it("give the six districts of a city six colourways and six cuts", () => {
		for (const { slug, districts } of cities) {
			const drawn = districts.map((district) => drawDistrict(slug, district.slug, ""));
			const main = drawn.map((svg) => svg.match(/\.p\{[^}]*\}/)?.[0]);
			const cuts = drawn.map((svg) => svg.match(/<clipPath id="f">.*?<\/clipPath>/)?.[0]);
			expect(new Set(main).size, slug).toBe(6);
			expect(new Set(cuts).size, slug).toBe(6);
		}
	});

	it("differ for cities that were added later", () => {
		const drawn = Array.from({ length: 300 }, (_, index) =>
			withoutTitle(drawCity(`new-${index}`, "New")),
		);
		expect(new Set(drawn).size).toBe(300);
	});
});

describe("the covers of posts", () => {
	it("differ among forty posts of one service", () => {
		for (const { key } of services) {
			const drawn = Array.from({ length: 40 }, (_, index) =>
				withoutTitle(drawPostCover(`post-${index}`, key, "A post")),
			);
			expect(new Set(drawn).size, key).toBe(40);
		}
	});
});

describe.each(["first", "second", "third"])("the %s chart of a case", (place) => {
	const order = ["first", "second", "third"].indexOf(place) + 1;

	it("says its headline's values as India writes numbers, with the unit", () => {
		for (const measure of MEASURES) {
			const words = readTexts(drawCaseChart("A case", [measure], order)).join(" ");
			for (const value of [measure.before, measure.after]) {
				expect(words).toContain(value.toLocaleString("en-IN"));
			}
			expect(words).toContain(measure.unit);
		}
	});

	it.each([
		["nothing at all", 0, 0],
		["a rise from nothing", 0, 5],
		["a fall to nothing", 5, 0],
		["a great rise", 0.01, 1e9],
	])("can show %s", async (_, before, after) => {
		const measure = { label: "Enquiries", unit: "a month", before, after };
		const svg = drawCaseChart("A case", [measure, measure, measure], order);
		expect(await isWellFormed(svg)).toBe(true);
		expect(svg).not.toMatch(/NaN|Infinity|undefined/);
	});
});
