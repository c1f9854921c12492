import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { convertPicture, type PictureFormat } from "./convert.ts";

const plain = (width: number, height: number, background = "#e4472b") =>
	sharp({ create: { width, height, channels: 3, background } });

async function convert(bytes: Buffer, width: number, format: PictureFormat) {
	const converted = (await convertPicture(bytes, width, format)) ?? Buffer.alloc(0);
	return { bytes: converted, ...(await sharp(converted).metadata()) };
}

// Upright, without metadata, in every format: tests/requests/pictures.test.ts.
it.each(["avif", "webp"] as const)(
	"a picture converted to %s is as tall as the format can be",
	async (format) => {
		const tall = await plain(10, 40_000).png().toBuffer();
		expect(await convert(tall, 480, format)).toMatchObject({ width: 4, height: 16_000 });
	},
);

it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
	"a converted picture may have been %s, and is never larger than it was",
	async (kind) => {
		const bytes = await plain(64, 32).toFormat(kind).toBuffer();
		expect(await convert(bytes, 160, "jpeg")).toMatchObject({ width: 64, height: 32 });
	},
);

it("a converted picture is the first frame of a moving one", async () => {
	const frames = ["#ff0000", "#0000ff"].map((colour) => plain(40, 20, colour).png().toBuffer());
	const moving = sharp(await Promise.all(frames), { join: { animated: true } }).gif();
	const { bytes, pages = 1, height } = await convert(await moving.toBuffer(), 160, "webp");
	const { dominant } = await sharp(bytes).stats();
	expect([pages, height]).toEqual([1, 20]);
	expect(dominant.r - dominant.b).toBeGreaterThan(150);
});

it("a converted picture lacks what lay behind its end", async () => {
	const gif = await plain(20, 10).gif().toBuffer();
	const both = Buffer.concat([gif, Buffer.from("<script>alert(1)</script>")]);
	const { bytes, width } = await convert(both, 160, "jpeg");
	expect([width, bytes.includes("script")]).toEqual([20, false]);
});

describe("no picture is made of", () => {
	it.each([
		["nothing", ""],
		["a page that begins like a GIF", "GIF89a/*<html><script>alert(1)</script>*/=1;"],
		["an SVG with a name before it", "<?xml version='1.0'?><svg/>"],
		["a photo of a telephone", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
		["a film", "\0\0\0\x18ftypisom\0\0\0\0isomavc1"],
		["four bytes of a box", "\0\0\0\0ftyp"],
		["a signature alone", "\xff\xd8\xff"],
	])("%s", async (_what, bytes) => {
		expect(await convertPicture(Buffer.from(bytes, "latin1"), 160, "webp")).toBeNull();
	});

	it("a TIFF, though the decoder knows it", async () => {
		expect(await convertPicture(await plain(8, 8).tiff().toBuffer(), 160, "jpeg")).toBeNull();
	});

	it("few bytes that unfold to more than 50 million pixels", async () => {
		const bomb = createLargePng(10_000, 5_001);
		expect(await sharp(bomb).metadata()).toMatchObject({ width: 10_000, height: 5_001 });
		expect(await convertPicture(bomb, 160, "jpeg")).toBeNull();
	});
});

/** A PNG without colour, of one bit for each pixel. */
function createLargePng(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.writeUInt8(1, 8);
	const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
	const chunks: [type: string, data: Buffer][] = [
		["IHDR", header],
		["IDAT", deflateSync(rows, { level: 1 })],
		["IEND", Buffer.alloc(0)],
	];
	const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
	return Buffer.concat([signature, ...chunks.map(([type, data]) => createChunk(type, data))]);
}

function createChunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const frame = Buffer.alloc(body.length + 8);
	frame.writeUInt32BE(data.length, 0);
	body.copy(frame, 4);
	frame.writeUInt32BE(crc32(body), body.length + 4);
	return frame;
}
