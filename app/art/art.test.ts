import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { drawCaseChart } from "./case-chart.ts";
import { drawCity, drawDistrict } from "./city-kites.ts";
import { CITY_MOTIFS } from "./city-motifs/index.ts";
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

/** By libxml2; rejects where the document is not well-formed. */
const parseXml = (svg: string) => sharp(Buffer.from(svg)).metadata();

describe("every drawing", () => {
	it.each<[what: string, isKept: (svg: string) => boolean]>([
		["begins with its size", (svg) => /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"/.test(svg)],
		["has no number gone wrong", (svg) => !/NaN|undefined|Infinity/.test(svg)],
		["has a title", (svg) => /<title>[^<]*\S[^<]*<\/title>/.test(svg)],
		["stays under 6 KB", (svg) => Buffer.byteLength(svg) < 6 * 1024],
		["rounds coordinates to one decimal", (svg) => !/ d="[^"]*\.\d\d/.test(svg)],
		["defines its parts", (svg) => isDefined(svg, / id="([^"]+)"/g, /(?:href="#|url\(#)([\w-]+)/g)],
		["defines its colours", (svg) => isDefined(svg, /--([a-z]+):/g, /var\(--([a-z]+)\)/g)],
	])("%s", (_what, isKept) => {
		expect(drawAll().flatMap(([name, svg]) => (isKept(svg) ? [] : [name]))).toEqual([]);
	});

	it("is the same for the same input", () => {
		expect(drawAll()).toEqual(drawAll());
	});

	it("is a well-formed document", async () => {
		for (const [name, svg] of drawAll()) await expect(parseXml(svg), name).resolves.toBeDefined();
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

	it.each(["light", "dark"] as const)("can be made a %s picture", (theme) => {
		for (const [name, svg] of drawAll())
			expect(() => writeResolved(svg, theme, 100), name).not.toThrow();
	});
});

describe("no two are the same among", () => {
	const districts = cities.flatMap(({ slug, districts: all }) =>
		all.map((district) => ({ slug, svg: drawDistrict(slug, district.slug, "") })),
	);

	it.each<[what: string, drawings: string[]]>([
		["the kites of districts", districts.map(({ svg }) => svg)],
		["the kites of cities", cities.map(({ slug }) => drawCity(slug, ""))],
		["the colours in a city", districts.map((at) => at.slug + at.svg.match(/\.p\{[^}]*\}/)?.[0])],
		["the cuts in a city", districts.map((at) => at.slug + at.svg.match(/"f">.*?<\/clip/)?.[0])],
		["the kites of later cities", POSTS.map((_, index) => drawCity(`new-${index}`, ""))],
		...services.map(({ key }): [string, string[]] => [
			`the covers of forty posts on ${key}`,
			POSTS.map((post) => drawPostCover(post, key, "")),
		]),
	])("%s", (_what, drawings) => {
		expect(new Set(drawings).size).toBe(drawings.length);
	});
});

it("every city has a motif of its own", () => {
	expect(Object.keys(CITY_MOTIFS).sort()).toEqual(cities.map(({ slug }) => slug).sort());
});

it.each([1, 2, 3])(
	"chart %d of a case has its values as India writes them, with the unit",
	(order) => {
		const measure = { label: "Visits", unit: "Rs", before: 18_240.5, after: 1_29_520 };
		const svg = drawCaseChart("A case", [measure], order);
		const texts = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text).join(" ");
		for (const word of ["18,240.5", "1,29,520", "Rs"]) expect(texts).toContain(word);
	},
);
