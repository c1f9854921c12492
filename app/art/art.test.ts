import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { drawCaseChart } from "./case-chart.ts";
import { drawCity, drawDistrict } from "./city-kites.ts";
import { drawFavicon, drawIcon, drawMark, ICONS } from "./mark.ts";
import { drawPortrait, drawTeam } from "./portrait.ts";
import { drawPostCover } from "./post-cover.ts";
import { writeResolved } from "./raster/resolve-drawing.ts";
import { drawHero, drawNotFound } from "./scene.ts";
import { drawService } from "./service-kites.ts";

type Drawing = [name: string, svg: string];

const { cities, services, people, caseStudies } = loadContent(process.cwd());
const TEAM = people.map(({ slug }) => slug);
const LATER = ["indore", "kochi", "constructor"].map((slug) => ({ slug, districts: [{ slug }] }));
const POSTS = Array.from({ length: 40 }, (_, index) => `post-${index}`);
const toCase = (before: number, after: number) => ({
	slug: `${before} to ${after}`,
	measures: [1, 2, 3].map(() => ({ label: "Enquiries", unit: "a month", before, after })),
});
const CASES = [...caseStudies, toCase(0, 0), toCase(0, 5), toCase(5, 0), toCase(1, 1e5)];
const FIXED_TITLE = ["hero", "not found", "team"];

/** Every drawing of the shipped content, and some of content that may come, by a name for the report. */
function drawAll(title = "A title"): Drawing[] {
	return [
		["hero", drawHero()],
		["not found", drawNotFound()],
		["team", drawTeam(TEAM)],
		["mark", drawMark(title)],
		["favicon", drawFavicon(title)],
		...Object.entries(ICONS).map(
			([name, { purpose }]): Drawing => [name, drawIcon(title, purpose)],
		),
		...[...TEAM, "someone-new"].map((slug): Drawing => [slug, drawPortrait(slug, title)]),
		...[...cities, ...LATER].flatMap(({ slug, districts }): Drawing[] => [
			[slug, drawCity(slug, title)],
			...districts.map((at): Drawing => [`${slug}/${at.slug}`, drawDistrict(slug, at.slug, title)]),
		]),
		...services.flatMap(({ key }): Drawing[] => [
			[key, drawService(key, title)],
			...POSTS.map((post): Drawing => [`${key}/${post}`, drawPostCover(post, key, title)]),
		]),
		...CASES.flatMap(({ slug, measures }) =>
			[1, 2, 3].map(
				(order): Drawing => [`${slug} ${order}`, drawCaseChart(title, measures, order)],
			),
		),
	];
}

function isDefined(svg: string, definition: RegExp, use: RegExp): boolean {
	const names = new Set([...svg.matchAll(definition)].map(([, name]) => name));
	return [...svg.matchAll(use)].every(([, name]) => names.has(name));
}

describe("every drawing", () => {
	it.each<[what: string, isKept: (svg: string) => boolean]>([
		["begins with its size", (svg) => /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"/.test(svg)],
		["has no number gone wrong", (svg) => !/NaN|undefined|Infinity/.test(svg)],
		["has a title", (svg) => /<title>[^<]*\S[^<]*<\/title>/.test(svg)],
		["stays under 6 KB", (svg) => Buffer.byteLength(svg) < 6 * 1024],
		["defines its parts", (svg) => isDefined(svg, / id="([^"]+)"/g, /(?:href="#|url\(#)([\w-]+)/g)],
		["defines its colours", (svg) => isDefined(svg, /--([a-z]+):/g, /var\(--([a-z]+)\)/g)],
	])("%s", (_what, isKept) => {
		expect(drawAll().flatMap(([name, svg]) => (isKept(svg) ? [] : [name]))).toEqual([]);
	});

	it("is the same for the same input", () => {
		expect(drawAll()).toEqual(drawAll());
	});

	it("is a well-formed document, which can be made a picture of both themes", async () => {
		for (const [name, svg] of drawAll()) {
			await expect(sharp(Buffer.from(svg)).metadata(), name).resolves.toBeDefined();
			for (const theme of ["light", "dark"] as const)
				expect(() => writeResolved(svg, theme, 100), name).not.toThrow();
		}
	});

	it("carries a hostile title as text", () => {
		for (const [name, svg] of drawAll(`</title><script>alert("1")</script> & \u0000\ud800`)) {
			expect(svg, name).not.toContain("<script");
			if (FIXED_TITLE.includes(name)) continue;
			expect(svg, name).toContain(
				"<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \ufffd</title>",
			);
		}
	});
});

it.each([
	[
		"districts",
		cities.flatMap((city) => city.districts.map(({ slug }) => drawDistrict(city.slug, slug, ""))),
	],
	["cities", cities.map(({ slug }) => drawCity(slug, ""))],
	["later cities", POSTS.map((_, index) => drawCity(`new-${index}`, ""))],
	["posts", services.flatMap(({ key }) => POSTS.map((post) => drawPostCover(post, key, "")))],
])("no two drawings are the same among those of %s", (_what, drawings) => {
	expect(new Set(drawings).size).toBe(drawings.length);
});

it.each([1, 2, 3])("chart %d has its values as India writes them, with the unit", (order) => {
	const measure = { label: "Visits", unit: "Rs", before: 18_240.5, after: 1_29_520 };
	const svg = drawCaseChart("A case", [measure], order);
	const texts = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text).join(" ");
	for (const word of ["18,240.5", "1,29,520", "Rs"]) expect(texts).toContain(word);
});
