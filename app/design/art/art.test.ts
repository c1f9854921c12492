import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MOTIFS } from "#app/content/schemas/look.ts";
import { content } from "../../../tests/support/addresses.ts";
import { renderCaseChart } from "./case-chart.ts";
import { renderKite } from "./kite.ts";
import { ICONS, renderFavicon, renderIcon, renderMark } from "./mark.ts";
import { renderNotFound } from "./not-found.ts";
import type { ColourTarget } from "./palette.ts";
import { POINT_ICONS, renderPointIcon } from "./point-icons.ts";
import { renderPostCover } from "./post-cover.ts";
import { renderReel } from "./reel.ts";
import { renderHero } from "./scene.ts";
import { designCity, designDistrict, designService, type KiteSubject } from "./subject-kites.ts";
import { type Drawing, renderDocument } from "./svg.ts";
import { renderTeam } from "./team.ts";

const designBoth = (subject: KiteSubject) => [designCity(subject), designService(subject)];
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
function renderAll(target: ColourTarget = "page"): [name: string, svg: string][] {
	const title = "A title";
	const drawings: [name: string, drawing: Drawing][] = [
		["hero", renderHero(target)],
		["reel", renderReel(target)],
		["not found", renderNotFound(target)],
		["team", renderTeam(target)],
		["mark", renderMark(title, target)],
		["favicon", renderFavicon(title, target)],
	];
	const add = (name: string, drawing: Drawing) => drawings.push([name, drawing]);
	for (const [name, { purpose }] of Object.entries(ICONS)) {
		add(name, renderIcon(title, purpose, target));
	}
	for (const name of Object.keys(POINT_ICONS)) {
		const icon = renderPointIcon(name, target);
		if (icon) add(name, icon);
	}
	for (const city of [...cities, ...MOTIF_CITIES, ...LATER]) {
		add(city.slug, renderKite(title, designCity(city), target));
		for (const { slug } of city.districts)
			add(`${city.slug}/${slug}`, renderKite(title, designDistrict(city, slug), target));
	}
	for (const service of [...services, ...LATER]) {
		add(service.slug, renderKite(title, designService(service), target));
		for (const post of POSTS.slice(0, 6))
			add(`${service.slug}/${post}`, renderPostCover(post, service, title, target));
	}
	for (const { slug, measures } of CASES) {
		for (const layout of LAYOUTS)
			add(`${slug} ${layout}`, renderCaseChart(title, measures, layout, target));
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

describe("every drawing", () => {
	const all = renderAll();

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
		expect(renderAll()).toEqual(all);
	});

	// librsvg ignores what it does not support, and renders it in black or not at all.
	it.each(["light", "dark"] as const)("can be shown by a PNG in %s", async (theme) => {
		for (const [name, svg] of renderAll(theme)) {
			expect(svg, name).not.toMatch(/var\(|--\w|@media|<text|<image/);
			expect(isDefined(svg, ID, REFERENCE), name).toBe(true);
			const ids = [...svg.matchAll(ID)].map(([, id]) => id);
			expect(new Set(ids).size, name).toBe(ids.length);
			await expect(sharp(Buffer.from(svg)).metadata(), name).resolves.toBeDefined();
		}
	});
});

it("a hostile title is carried as text", async () => {
	const svg = renderDocument(renderMark(`</title><script>alert("1")</script> & \u0000\ud800`));
	const title = "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \ufffd";
	expect(svg).toContain(`<title>${title}</title>`);
	await expect(sharp(Buffer.from(svg)).metadata()).resolves.toBeDefined();
});

it.each([
	["cities", cities.map((city) => renderKite("", designCity(city)))],
	[
		"later subjects",
		POSTS.flatMap((slug) => designBoth({ slug })).map((one) => renderKite("", one)),
	],
	["posts", services.flatMap((each) => POSTS.map((post) => renderPostCover(post, each, "")))],
])("no two drawings are the same among those of %s", (_what, drawings) => {
	expect(new Set(drawings.map(renderDocument)).size).toBe(drawings.length);
});
