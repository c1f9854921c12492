import { randomBytes } from "node:crypto";
import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { PICTURE_WIDTHS, toPictureAddress } from "../../../app/pictures/picture-address.ts";
import { writeChunk } from "../../support/png-chunk.ts";
import type { AttackedSite } from "./attacked-site.ts";
import { listWords } from "./hostile-lists.ts";
import { type Shot, sample, writeRequest } from "./shots.ts";

/** Null where it may be shown or not, if only nobody is harmed. */
type Bomb = [name: string, bytes: Buffer, status: number | null, headers?: Record<string, string>];

const SVG = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>alert(1)</script></svg>',
);
const SCRIPT = Buffer.from("<script>alert(1)</script>");
const MVG = Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/'");
const HONEST = "named-otherwise";

/** What a host gives in place of a picture; app/pictures/convert.test.ts has more that is none. */
export async function listBombs(): Promise<Bomb[]> {
	const dot = sharp({ create: { width: 16, height: 16, channels: 3, background: "#e4472b" } });
	const [png, gif, jpeg] = await Promise.all([
		dot.clone().png().toBuffer(),
		dot.clone().gif().toBuffer(),
		dot.clone().jpeg().toBuffer(),
	]);
	const gzip = { "Content-Encoding": "gzip" };
	return [
		["wide", writePng(60_000, 60_000), 404],
		["tall", writePng(1, 2_147_483_647), 404],
		["without-its-rows", writePng(7_000, 7_000), 404],
		["with-large-texts", writePng(16, 16, Buffer.alloc(100_000_000)), null],
		["svg", SVG, 404, { "Content-Type": "image/svg+xml" }],
		["svg-named-otherwise", SVG, 404],
		["mvg", MVG, 404],
		["script-behind-a-gif", Buffer.concat([gif, SCRIPT]), 200],
		["script-behind-a-jpeg", Buffer.concat([jpeg, SCRIPT]), 200],
		[HONEST, png, 200, { "Content-Type": "text/html" }],
		["in-gzip", gzipSync(png), 404, gzip],
		["bomb-in-gzip", gzipSync(Buffer.alloc(300_000_000)), 404, gzip],
		["nothing", Buffer.alloc(0), 404],
		["noise", randomBytes(100_000), 404],
		["noise-behind-a-png", Buffer.concat([png.subarray(0, 40), randomBytes(10_000)]), 404],
		["noise-in-a-jpeg", Buffer.concat([jpeg.subarray(0, 200), randomBytes(9_000)]), null],
		["too-much", Buffer.concat([png, Buffer.alloc(16 * 1024 * 1024)]), 404],
	];
}

/** A PNG of few bytes that says it is of this size, of which it has one row, and perhaps a text. */
function writePng(width: number, height: number, text?: Buffer): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([1, 0, 0, 0, 0], 8);
	const comment = text ? Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(text)]) : null;
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		writeChunk("IHDR", header),
		...(comment ? [writeChunk("zTXt", comment)] : []),
		writeChunk("IDAT", deflateSync(Buffer.alloc(1 + Math.ceil(width / 8)))),
		writeChunk("IEND", Buffer.alloc(0)),
	]);
}

/** Addresses of this machine and its neighbours, as they are hidden. */
export function listWaysInside(port: number): string[] {
	const hosts = listWords(`
		127.0.0.1 localhost 127.1 2130706433 0x7f000001 017700000001 0177.0.0.1 0x7f.1 0 0.0.0.0 [::1] [::]
		[::ffff:127.0.0.1] [::ffff:7f00:1] 127.0.0.1. [0:0:0:0:0:ffff:127.0.0.1] [64:ff9b::7f00:1]
		[2002:7f00:1::] ①②⑦.⓪.⓪.① localhost. user@127.0.0.1 user:word@localhost inside.example
		INSIDE.example rebound.example 169.254.169.254 [fd00:ec2::254] 10.0.0.1 192.168.0.1 172.16.0.1
		100.64.0.1`);
	return [
		...hosts.flatMap((host) => [`http://${host}:${port}/a.png`, `https://${host}:${port}/a.png`]),
		...listWords(String.raw`
			http://127.0.0.1:${port}#@www.kiteline.example/ //127.0.0.1:${port}/a.png \\127.0.0.1:${port}\a.png
			http://169.254.169.254/latest/meta-data/ file:///etc/passwd file://localhost/etc/passwd
			data:image/png;base64,iVBORw0KGgo= javascript:alert(1) ftp://127.0.0.1:${port}/a.png
			gopher://127.0.0.1:${port}/_GET blob:https://www.kiteline.example/1 http:// no-address`),
	];
}

/** Pictures that lead into the network, and such that no decoder should have to see. */
export function listPictureShots({ origin, bombs, ways }: AttackedSite["host"]): Shot[] {
	const ask = (source: string, status: number | null, { width = 480, as = "image/*" } = {}) => ({
		bytes: writeRequest(toPictureAddress(source, width), { headers: [["Accept", as]] }),
		wanted: status === null ? undefined : [status],
		what: `${source}, ${width} pixels wide, as ${as}`,
	});
	const given = bombs.flatMap(([name, , status]) =>
		["image/avif", "image/webp", "image/*"].map((as) => ask(`${origin}/${name}`, status, { as })),
	);
	const redirected = ways.flatMap((_, way) =>
		[301, 302, 303, 307, 308].map((status) => ask(`${origin}/way/${way}/${status}`, 404)),
	);
	const asked = ways.map((source) => ask(source, 404));
	const honest = `${origin}/${HONEST}`;
	return [
		...given,
		...asked,
		...sample(redirected),
		...PICTURE_WIDTHS.map((width) => ask(honest, 200, { width })),
	];
}
