import sharp from "sharp";
import { expect, it } from "vitest";
import { type LogoRejection, prepareLogo } from "./prepare-logo.ts";

const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"><path d="M0 0h9v9z"/></svg>';
const withBox = (box: string) => SVG.replace("0 0 120 36", box);

const prepare = (bytes: Uint8Array | string, name = "Logo.final.SVG") =>
	prepareLogo(new File([new Uint8Array(Buffer.from(bytes))], name), "de");

async function expectPrepared(bytes: Uint8Array | string, name?: string) {
	const prepared = await prepare(bytes, name);
	if (!prepared.ok) throw new Error(prepared.reason);
	return prepared.value;
}

const draw = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 4, background: "#c8102e80" } }).png();

it("is stored as an SVG that is cleaned, by a name of its file's and of its bytes", async () => {
	const hostile = SVG.replace("<path", '<script>alert(1)</script><path onclick="alert(2)"');
	const { bytes, name, hash, ...facts } = await expectPrepared(hostile);
	expect(Buffer.from(bytes).toString()).toBe(
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"><path d="m0 0 9 9"/></svg>'.replace(
			"m0 0 9 9",
			"M0 0h9v9z",
		),
	);
	expect(name).toBe(`logo-final-${hash.slice(0, 8)}.svg`);
	expect(facts).toEqual({ type: "image/svg+xml", width: 120, height: 36 });
	expect((await expectPrepared(SVG, "other.svg")).hash).toBe(hash);
});

it("is stored as a PNG of its pixels alone, no larger than pages show, with what is transparent", async () => {
	const written = await draw(3_000, 400)
		.withExif({ IFD0: { Copyright: "secret" } })
		.toBuffer();
	const { bytes, name, type, width, height } = await expectPrepared(
		Buffer.concat([written, Buffer.from("<script>alert(1)</script>")]),
		"../night.png",
	);
	expect([type, width, height]).toEqual(["image/png", 1600, 213]);
	expect(name).toMatch(/^night-[0-9a-f]{8}\.png$/);
	const { exif, hasAlpha, format } = await sharp(bytes).metadata();
	expect([exif, hasAlpha, format]).toEqual([undefined, true, "png"]);
	expect(Buffer.from(bytes).includes("<script>")).toBe(false);
	const flat = await draw(300, 90).png({ palette: true }).toBuffer();
	expect((await sharp((await expectPrepared(flat, "a.png")).bytes).metadata()).isPalette).toBe(
		true,
	);
});

it("keeps a PNG of many colours by giving it fewer", async () => {
	const noise = await sharp({
		create: {
			width: 600,
			height: 250,
			channels: 3,
			background: "#000",
			noise: { type: "gaussian", mean: 128, sigma: 60 },
		},
	})
		.png()
		.toBuffer();
	expect(noise.length).toBeGreaterThan(200_000);
	const { bytes } = await expectPrepared(noise, "photo.png");
	expect(bytes.length).toBeLessThanOrEqual(200_000);
});

const drawJpeg = (): Promise<Buffer> =>
	sharp({ create: { width: 90, height: 90, channels: 3, background: "#abc" } })
		.jpeg()
		.toBuffer();

type Case = [what: string, make: () => Buffer | string | Promise<Buffer>, reason: LogoRejection];

it.each<Case>([
	["a JPEG named .png", drawJpeg, "unknown"],
	["a GIF", () => "GIF89a\x01\0\x01\0\0\0\0;", "unknown"],
	["a compressed SVG", () => Buffer.from([0x1f, 0x8b, 8, 0]), "unknown"],
	["a program", () => "MZ\x90\0", "unknown"],
	["a page", () => "<!doctype html><script>alert(1)</script>", "noSvg"],
	["an SVG in another encoding", () => Buffer.from(`\ufeff${SVG}`, "utf16le"), "unknown"],
	["an SVG without a size", () => SVG.replace('viewBox="0 0 120 36"', ""), "noSize"],
	["an SVG with a size of nothing", () => withBox("0 0 0 36"), "noSize"],
	["an SVG with a size that is none", () => withBox("0 0 a b"), "noSize"],
	["an SVG larger than any screen", () => withBox("0 0 1000000000 500000000"), "oddSize"],
	["an SVG without end", () => withBox("0 0 1e999 1e999"), "oddSize"],
	["an SVG that is a line", () => withBox("0 0 90000 1"), "oddSize"],
	["an SVG that is too large to be cleaned", () => SVG + " ".repeat(500_000), "tooLarge"],
	["a PNG that would blur", () => draw(60, 20).toBuffer(), "tooLow"],
	[
		"nothing but the beginning of a PNG",
		() => Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		"broken",
	],
	["half of a PNG", async () => (await draw(900, 300).toBuffer()).subarray(0, 300), "broken"],
	[
		"a small PNG of millions of pixels",
		() => draw(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer(),
		"tooManyPixels",
	],
])("is not taken where it is %s", async (_what, make, reason) => {
	const began = performance.now();
	const bytes = await make();
	const made = performance.now();
	expect(await prepare(bytes, "logo.png")).toEqual({ ok: false, reason });
	expect(performance.now() - made, `after ${made - began}`).toBeLessThan(2_000);
});

it("is not taken as an SVG of more than 200 kB once it is cleaned", async () => {
	const path = Array.from({ length: 30_000 }, (_, at) => `L${at} ${(at * 7919) % 997}.37`).join("");
	const svg = SVG.replace("M0 0h9v9z", `M0 0${path}`);
	expect(svg.length).toBeLessThan(500_000);
	expect(await prepare(svg)).toEqual({ ok: false, reason: "tooLarge" });
});
