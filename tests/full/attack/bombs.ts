import { randomBytes } from "node:crypto";
import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { writeChunk } from "../../support/png-chunk.ts";

/** Bytes that a host gives in place of a picture. */
type Bomb = {
	bytes: Buffer;
	headers: Record<string, string>;
	/** The one that is right; null where it may be shown or not, if only nobody is harmed. */
	status: number | null;
};

const FRAMES = 5_000;

/** By their names. */
export async function listBombs(): Promise<Map<string, Bomb>> {
	const dot = sharp({ create: { width: 16, height: 16, channels: 3, background: "#e4472b" } });
	const png = await dot.clone().png().toBuffer();
	const gif = await dot.clone().gif().toBuffer();
	const jpeg = await dot.clone().jpeg().toBuffer();
	const webp = await dot.clone().webp({ lossless: true }).toBuffer();
	const svg = Buffer.from(
		'<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>alert(1)</script></svg>',
	);
	const script = Buffer.from("<script>alert(1)</script>");
	const bomb = (bytes: Buffer, status: number | null, more: Record<string, string> = {}): Bomb => ({
		bytes,
		status,
		headers: { "Content-Type": "image/png", ...more },
	});
	return new Map([
		["wide", bomb(writePng(60_000, 60_000), 404)],
		["tall", bomb(writePng(1, 2_147_483_647), 404)],
		["cut", bomb(writePng(7_000, 7_000), 404)],
		["large-texts", bomb(writePng(16, 16, Buffer.alloc(100_000_000)), null)],
		["svg", bomb(svg, 404)],
		["svg-named-so", bomb(svg, 404, { "Content-Type": "image/svg+xml" })],
		["svg-behind-a-name", bomb(Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]), 404)],
		["page", bomb(Buffer.from("<!doctype html><script>alert(1)</script>"), 404)],
		["page-that-begins-so", bomb(Buffer.concat([Buffer.from("GIF89a/*"), script]), 404)],
		["page-behind-a-gif", bomb(Buffer.concat([gif, script]), 200)],
		["page-behind-a-jpeg", bomb(Buffer.concat([jpeg, script]), 200)],
		["page-by-its-type", bomb(png, 200, { "Content-Type": "text/html" })],
		["thousands-of-frames", bomb(writeFrames(webp), null)],
		["in-gzip", bomb(gzipSync(png), 404, { "Content-Encoding": "gzip" })],
		[
			"bomb-in-gzip",
			bomb(gzipSync(Buffer.alloc(300_000_000)), 404, { "Content-Encoding": "gzip" }),
		],
		["noise", bomb(randomBytes(100_000), 404)],
		["noise-that-begins-so", bomb(Buffer.concat([png.subarray(0, 40), randomBytes(10_000)]), 404)],
		["noise-in-a-jpeg", bomb(Buffer.concat([jpeg.subarray(0, 200), randomBytes(9_000)]), null)],
		["a-signature", bomb(png.subarray(0, 8), 404)],
		["nothing", bomb(Buffer.alloc(0), 404)],
		["pdf", bomb(Buffer.from("%PDF-1.7\n%%EOF"), 404)],
		["postscript", bomb(Buffer.from("%!PS\n(/etc/passwd) (r) file"), 404)],
		[
			"mvg",
			bomb(Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/'"), 404),
		],
		["too-much", bomb(Buffer.concat([png, Buffer.alloc(16 * 1024 * 1024)]), 404)],
	]);
}

/** A PNG of few bytes that says it is of this size, of which it has one row, and perhaps a text. */
function writePng(width: number, height: number, text?: Buffer): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([1, 0, 0, 0, 0], 8);
	const row = deflateSync(Buffer.alloc(1 + Math.ceil(width / 8)));
	const named = text ? [Buffer.from("Comment\0\0"), deflateSync(text)] : [];
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		writeChunk("IHDR", header),
		...(text ? [writeChunk("zTXt", Buffer.concat(named))] : []),
		writeChunk("IDAT", row),
		writeChunk("IEND", Buffer.alloc(0)),
	]);
}

/** A moving WebP of 6,000 x 6,000 pixels that shows one small picture again and again: https://developers.google.com/speed/webp/docs/riff_container */
function writeFrames(still: Buffer): Buffer {
	const image = still.subarray(12);
	const canvas = Buffer.from([0x02, 0, 0, 0, ...to24(5_999), ...to24(5_999)]);
	const frame = Buffer.from([...to24(0), ...to24(0), ...to24(15), ...to24(15), ...to24(1), 0]);
	const frames = Array<Buffer>(FRAMES).fill(writeRiff("ANMF", Buffer.concat([frame, image])));
	const chunks = [writeRiff("VP8X", canvas), writeRiff("ANIM", Buffer.alloc(6)), ...frames];
	return writeRiff("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
}

function writeRiff(name: string, data: Buffer): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt32LE(data.byteLength);
	return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.byteLength % 2)]);
}

const to24 = (value: number): number[] => [value & 255, (value >> 8) & 255, value >> 16];
