import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { renderPng } from "#app/design/art/raster/render-png.ts";
import { renderDocument } from "#app/design/art/svg.ts";
import { renderArt } from "#app/site/art/render-art.server.ts";
import { content } from "../../support/addresses.ts";
import { launchChromium } from "../../support/chromium.ts";

const [city] = content.cities;
const [service] = content.services;
/** One drawing of each kind. */
const DRAWINGS = [
	"mark",
	"icon/maskable",
	"hero",
	"not-found",
	"team",
	`city/${city?.slug}`,
	`district/${city?.slug}/${city?.districts[0]?.slug}`,
	`service/${service?.slug}`,
	`cover/${service?.slug}/0123abcd`,
	`case-study/${content.caseStudies[0]?.slug}`,
	`post/${content.posts[0]?.slug}`,
];
/**
 * The largest mean difference, of 255 in each channel of each pixel: edges are smoothed differently, and nothing else
 * differs.
 */
const MEAN_DIFFERENCE = 1.5;
/** A visible difference, and the share of the picture's edges that may have it. */
const GREAT = 90;
const GREAT_SHARE = 0.01;
/** The largest size of one PNG, which slow connections and messengers' previews allow. */
const MOST_BYTES = 100 * 1024;

/** The font with which pictures are lettered, without kerning. */
const FONT = readFileSync(
	new URL("../../../app/design/fonts/anek-text.woff2", import.meta.url),
	"base64",
);
const STYLE = `<style>@font-face{font-family:"Anek Latin";src:url(data:font/woff2;base64,${FONT});font-weight:400 700}body{margin:0;background:#fff;font-kerning:none}</style>`;

let page: Page;

beforeAll(async () => {
	const browser = await launchChromium();
	page = await browser.newPage({ colorScheme: "light", viewport: { width: 1200, height: 1000 } });
	return () => browser.close();
});

test.each(DRAWINGS)(
	"the PNG of %s is small and looks as a browser shows the drawing",
	async (address) => {
		const [art, shownArt] = [renderArt(`${address}.png`), renderArt(`${address}.svg`)];
		if (!art || !shownArt) throw new Error(`There is no drawing ${address}`);
		const png = await renderPng(renderDocument(art.drawing), art.width);
		expect(png.byteLength).toBeLessThan(MOST_BYTES);
		const { width, height } = await sharp(png).metadata();
		await page.setContent(
			`${STYLE}${renderDocument(shownArt.drawing).replace("<svg", `<svg style="display:block" width="${width}" height="${height}"`)}`,
		);
		await page.evaluate(() => document.fonts.ready);
		const shown = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
		const differences = await compare(png, shown);
		const sum = differences.reduce((total, difference) => total + difference, 0);
		const great = differences.filter((difference) => difference > GREAT).length;
		expect(sum / differences.length).toBeLessThan(MEAN_DIFFERENCE);
		expect(great / differences.length).toBeLessThan(GREAT_SHARE);
	},
);

/** Returns how far each channel of each pixel is from the other picture's, on a white ground. */
async function compare(one: Buffer, other: Buffer): Promise<Uint8Array> {
	const [first, second] = await Promise.all(
		[one, other].map((png) =>
			sharp(png).flatten({ background: "#fff" }).toColourspace("srgb").raw().toBuffer(),
		),
	);
	if (!first || first.length !== second?.length) throw new Error("The pictures differ in size");
	return Uint8Array.from(first, (value, index) => Math.abs(value - (second[index] ?? 0)));
}
