import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MOTIFS } from "#app/content/schemas/look.ts";
import { LOOKS, type Look } from "#app/platform/look.ts";
import { content } from "../../../tests/support/addresses.ts";
import { renderCaseChart } from "./case-chart.ts";
import { getDrawings } from "./drawings.ts";
import { ICONS } from "./icons.ts";
import type { ColourTarget } from "./palette.ts";
import { POINT_ICONS, renderPointIcon } from "./point-icons.ts";
import { type Drawing, renderDocument } from "./svg.ts";

const LAYOUTS = ["results-first", "story-first", "figure-first"] as const;

const { cities, services, caseStudies } = content;
const LATER = [{ slug: "constructor", order: 12, districts: [{ slug: "constructor" }] }];
const MOTIF_CITIES = MOTIFS.map((motif) => ({ slug: motif, kite: { motif }, districts: [] }));
const POSTS = Array.from({ length: 40 }, (_, index) => `post-${index}`);
const toCase = (before: number, after: number) => ({
	slug: `${before} to ${after}`,
	measures: [1, 2, 3].map(() => ({ label: "Enquiries", unit: "a month", before, after })),
});
const CASES = [...caseStudies, toCase(0, 0), toCase(0, 5), toCase(5, 0), toCase(1, 1e5)];
const ID = / id="([^"]+)"/g;
const REFERENCE = /(?:href="#|url\(#)([\w-]+)/g;

/** Renders every drawing of the shipped content, and some of possible content, by a name for the report. */
function renderAll(look: Look, target: ColourTarget = "page"): [name: string, svg: string][] {
	const title = "A title";
	const art = getDrawings(look);
	const drawings: [name: string, drawing: Drawing][] = [
		["hero", art.renderHero(title, target)],
		["closing", art.renderClosing(title, target)],
		["not found", art.renderNotFound(title, target)],
		["team", art.renderTeam(title, target)],
		["mark", art.renderMark(title, target)],
		["mark on marigold", art.renderMark(title, target, "marigold")],
		["favicon", art.renderFavicon(title, target)],
	];
	if (target === "page") drawings.push(["missing picture", art.renderMissingPicture()]);
	const add = (name: string, drawing: Drawing) => drawings.push([name, drawing]);
	for (const [name, { purpose }] of Object.entries(ICONS)) {
		add(name, art.renderIcon(title, purpose, target));
	}
	for (const name of Object.keys(POINT_ICONS)) {
		const icon = renderPointIcon(name, target);
		if (icon) add(name, icon);
	}
	for (const city of [...cities, ...MOTIF_CITIES, ...LATER]) {
		add(city.slug, art.renderCity(title, city, target));
		for (const { slug } of city.districts)
			add(`${city.slug}/${slug}`, art.renderDistrict(title, city, slug, target));
	}
	for (const service of [...services, ...LATER]) {
		add(service.slug, art.renderService(title, service, target));
		for (const post of POSTS.slice(0, 6))
			add(`${service.slug}/${post}`, art.renderPostCover(post, service, title, target));
	}
	for (const { slug, measures } of CASES) {
		for (const layout of LAYOUTS)
			add(
				`${slug} ${layout}`,
				renderCaseChart({ title, measures, layout }, art.chartMarks, target),
			);
	}
	return drawings.map(([name, drawing]) => [name, renderDocument(drawing)]);
}

function isDefined(svg: string, definition: RegExp, use: RegExp): boolean {
	const names = new Set([...svg.matchAll(definition)].map(([, name]) => name));
	return [...svg.matchAll(use)].every(([, name]) => names.has(name));
}

/** Compresses less than the build does, in a tenth of the time. */
function compress(svg: string): Buffer {
	return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

describe.each(LOOKS)("every drawing of %s", (look) => {
	const all = renderAll(look);

	it.each<[what: string, isKept: (svg: string) => boolean]>([
		["begins with its size", (svg) => /^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"/.test(svg)],
		["has no number gone wrong", (svg) => !/NaN|undefined|Infinity/.test(svg)],
		["has a title", (svg) => /<title>[^<]*\S[^<]*<\/title>/.test(svg)],
		["is sent in less than 6 KB", (svg) => compress(svg).length < 6 * 1024],
		["defines its parts", (svg) => isDefined(svg, ID, REFERENCE)],
		["defines its colours", (svg) => isDefined(svg, /--([a-z]+):/g, /var\(--([a-z]+)\)/g)],
	])("%s", (_what, isKept) => {
		expect(all.flatMap(([name, svg]) => (isKept(svg) ? [] : [name]))).toEqual([]);
	});

	it("is the same for the same input", () => {
		expect(renderAll(look)).toEqual(all);
	});

	// librsvg ignores what it does not support, and renders it in black or not at all.
	it.each(["light", "dark"] as const)("can be shown by a PNG in %s", async (theme) => {
		for (const [name, svg] of renderAll(look, theme)) {
			expect(svg, name).not.toMatch(/var\(|--\w|@media|<text|<image/);
			expect(isDefined(svg, ID, REFERENCE), name).toBe(true);
			const ids = [...svg.matchAll(ID)].map(([, id]) => id);
			expect(new Set(ids).size, name).toBe(ids.length);
			await expect(sharp(Buffer.from(svg)).metadata(), name).resolves.toBeDefined();
		}
	});
});

it.each(LOOKS)("a hostile title of %s is carried as text", async (look) => {
	const svg = renderDocument(
		getDrawings(look).renderMark(`</title><script>alert("1")</script> & \u0000\ud800`),
	);
	const title = "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \ufffd";
	expect(svg).toContain(`<title>${title}</title>`);
	await expect(sharp(Buffer.from(svg)).metadata()).resolves.toBeDefined();
});

describe.each(LOOKS)("no two drawings of %s are the same among those of", (look) => {
	const art = getDrawings(look);

	it.each([
		["cities", cities.map((city) => art.renderCity("", city))],
		[
			"later subjects",
			POSTS.flatMap((slug) => [art.renderCity("", { slug }), art.renderService("", { slug })]),
		],
		["posts", services.flatMap((each) => POSTS.map((post) => art.renderPostCover(post, each, "")))],
	])("%s", (_what, drawings) => {
		expect(new Set(drawings.map(renderDocument)).size).toBe(drawings.length);
	});
});
