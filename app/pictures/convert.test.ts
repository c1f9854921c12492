import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePhoto } from "../../tests/support/picture-host.ts";
import { writeChunk } from "../../tests/support/png-chunk.ts";
import { convertPicture, type PictureFormat } from "./convert.ts";
import { recognisePicture } from "./recognise-picture.ts";

const FORMATS: PictureFormat[] = ["avif", "webp", "jpeg"];
const plain = (width: number, height: number, background = "#e4472b") =>
	sharp({ create: { width, height, channels: 3, background } });
const measure = async (bytes: Buffer | null) => {
	const { width, height } = await sharp(bytes ?? undefined).metadata();
	return { width, height };
};

describe("a converted picture", () => {
	it.each(FORMATS)("is %s, upright, in proportion, and tells nothing of the camera", async (to) => {
		const photo = await makePhoto();
		expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("A camera");
		const bytes = await convertPicture(photo, 480, to);
		const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes ?? "").metadata();
		expect(recognisePicture(bytes ?? Buffer.alloc(0))).toBe(to);
		expect({ width, height }).toEqual({ width: 480, height: 720 });
		expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
		expect(orientation ?? 1).toBe(1);
		expect(bytes?.includes("A camera")).toBe(false);
	});

	it("is never larger than it was", async () => {
		const small = await plain(100, 50).png().toBuffer();
		expect(await measure(await convertPicture(small, 1_600, "webp"))).toEqual({
			width: 100,
			height: 50,
		});
	});

	it.each(FORMATS)("may be as tall as %s can be", async (format) => {
		const tall = await plain(10, 40_000).png().toBuffer();
		expect(await measure(await convertPicture(tall, 480, format))).toEqual({
			width: 4,
			height: 16_000,
		});
	});

	it("keeps what shines through, as PNG where JPEG was wanted", async () => {
		const glass = await sharp({
			create: { width: 60, height: 40, channels: 4, background: "#e4472b80" },
		})
			.png()
			.toBuffer();
		for (const [wanted, kind] of [
			["avif", "avif"],
			["webp", "webp"],
			["jpeg", "png"],
		] as const) {
			const bytes = (await convertPicture(glass, 160, wanted)) ?? Buffer.alloc(0);
			expect(recognisePicture(bytes)).toBe(kind);
			expect((await sharp(bytes).metadata()).hasAlpha, wanted).toBe(true);
		}
	});

	it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("may have been %s", async (kind) => {
		const bytes = await plain(64, 32).toFormat(kind).toBuffer();
		expect(recognisePicture(bytes)).toBe(kind);
		expect(await measure(await convertPicture(bytes, 160, "jpeg"))).toEqual({
			width: 64,
			height: 32,
		});
	});

	it("is the first frame of a moving one", async () => {
		const frames = await Promise.all(
			["#ff0000", "#0000ff"].map((colour) => plain(40, 20, colour).png().toBuffer()),
		);
		const moving = await sharp(frames, { join: { animated: true } })
			.gif()
			.toBuffer();
		const still = await convertPicture(moving, 160, "webp");
		const { pages = 1, height } = await sharp(still ?? "").metadata();
		const [red, , blue] = (await sharp(still ?? "").stats()).channels;
		expect([pages, height]).toEqual([1, 20]);
		expect(red?.mean).toBeGreaterThan(200);
		expect(blue?.mean).toBeLessThan(50);
	});
});

describe("no picture is made of", () => {
	it("few bytes that unfold to 30,000 x 30,000 pixels", async () => {
		expect(await convertPicture(makePng(30_000, 30_000), 160, "jpeg")).toBeNull();
	});

	it("a picture that ends too early", async () => {
		const photo = await makePhoto();
		for (const part of [0.1, 0.5, 0.9]) {
			const cut = photo.subarray(0, photo.byteLength * part);
			expect(await convertPicture(cut, 480, "jpeg"), String(part)).toBeNull();
		}
	});

	it("a page that begins like a GIF", async () => {
		const page = Buffer.from("GIF89a/*<html><script>alert(1)</script>*/=1;");
		expect(await convertPicture(page, 160, "jpeg")).toBeNull();
	});

	it.each([
		["nothing", Buffer.alloc(0)],
		["a page", Buffer.from("<!doctype html><p>Not here</p>")],
		["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
		["an SVG with a name before it", Buffer.from("<?xml version='1.0'?><svg/>")],
		["a PDF", Buffer.from("%PDF-1.7\n")],
		["an icon", Buffer.from([0, 0, 1, 0, 1, 0, 16, 16])],
		["a photo of a telephone", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
		["a film", Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isomavc1", "latin1")],
		["four bytes of a box", Buffer.from("\0\0\0\0ftyp", "latin1")],
		["a signature alone", Buffer.from([0xff, 0xd8, 0xff])],
	])("%s", async (_what, bytes) => {
		expect(await convertPicture(bytes, 160, "webp")).toBeNull();
	});

	it("a TIFF, though the decoder knows it", async () => {
		const tiff = await plain(20, 20).tiff().toBuffer();
		expect(await convertPicture(tiff, 160, "webp")).toBeNull();
	});
});

describe("what lies behind a picture's end", () => {
	it("does not reach the visitor", async () => {
		const gif = await plain(20, 10).gif().toBuffer();
		const both = Buffer.concat([gif, Buffer.from("<script>alert(1)</script>")]);
		const bytes = await convertPicture(both, 160, "jpeg");
		expect(bytes).not.toBeNull();
		expect(bytes?.includes("script")).toBe(false);
	});
});

/** A PNG of few bytes that says it is of this size, of which it has one row. */
function makePng(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([1, 0, 0, 0, 0], 8);
	const row = deflateSync(Buffer.alloc(1 + Math.ceil(width / 8)));
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		writeChunk("IHDR", header),
		writeChunk("IDAT", row),
		writeChunk("IEND", Buffer.alloc(0)),
	]);
}
