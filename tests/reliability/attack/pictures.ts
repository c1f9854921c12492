import { randomBytes } from "node:crypto";
import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { PICTURE_WIDTHS, toPictureAddress } from "../../../app/pictures/picture-address.ts";
import type { AttackedSite } from "./attacked-site.ts";
import { listWords } from "./hostile-lists.ts";
import { buildPngChunk } from "./png-chunk.ts";
import { type Shot, sample, writeRequest } from "./shots.ts";

/** Null where it may be shown or not, if only nobody is harmed. */
type Bomb = [name: string, bytes: Buffer, status: number | null, headers?: Record<string, string>];

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`;
const GZIP = { "Content-Encoding": "gzip" };

const draw = (format: "png" | "gif" | "jpeg") =>
	sharp({ create: { width: 16, height: 16, channels: 3, background: "#e4472b" } })
		.toFormat(format)
		.toBuffer();

/** What a host gives in place of a picture; app/pictures/convert.test.ts has more that is none. */
export async function listBombs(): Promise<Bomb[]> {
	const [png, gif, jpeg] = await Promise.all([draw("png"), draw("gif"), draw("jpeg")]);
	const huge = Buffer.alloc(100_000_000);
	const text = buildPngChunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(huge)]));
	return [
		["honest", png, 200],
		["wide", claimSize(png, 60_000), 404],
		["without-its-rows", claimSize(png, 7_000), 404],
		["with-a-large-text", Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]), null],
		["svg", Buffer.from(SVG), 404, { "Content-Type": "image/svg+xml" }],
		["mvg", Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/'"), 404],
		["script-behind-a-gif", Buffer.concat([gif, Buffer.from("<script>alert(1)</script>")]), 200],
		["in-gzip", gzipSync(png), 404, GZIP],
		["bomb-in-gzip", gzipSync(huge), 404, GZIP],
		["noise-behind-a-png", Buffer.concat([png.subarray(0, 40), randomBytes(10_000)]), 404],
		["noise-in-a-jpeg", Buffer.concat([jpeg.subarray(0, 200), randomBytes(9_000)]), null],
	];
}

/** The PNG with a header that says it is of this size. */
function claimSize(png: Buffer, side: number): Buffer {
	const header = Buffer.from(png.subarray(16, 29));
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	return Buffer.concat([png.subarray(0, 8), buildPngChunk("IHDR", header), png.subarray(33)]);
}

/** Addresses of this machine as they are hidden; app/http/public-address.test.ts has those of its neighbours. */
export function listWaysInside(port: number): string[] {
	const hosts = listWords(`
		127.0.0.1 localhost 127.1 2130706433 0x7f000001 017700000001 0177.0.0.1 0x7f.1 0 0.0.0.0 [::1] [::]
		[::ffff:127.0.0.1] [::ffff:7f00:1] 127.0.0.1. ①②⑦.⓪.⓪.① localhost. user@127.0.0.1`);
	return [
		...hosts.flatMap((host) => [`http://${host}:${port}/a.png`, `https://${host}:${port}/a.png`]),
		...listWords(String.raw`
			http://127.0.0.1:${port}#@www.kiteline.example/ //127.0.0.1:${port}/a.png \\127.0.0.1:${port}\a.png
			http://169.254.169.254/latest/meta-data/ file:///etc/passwd data:image/png;base64,iVBORw0KGgo=
			gopher://127.0.0.1:${port}/_GET blob:https://www.kiteline.example/1 http:// no-address`),
	];
}

/** Pictures that lead into the network, and such that no decoder should have to see. */
export function listPictureShots({ origin, bombs, ways }: AttackedSite["host"]): Shot[] {
	const ask = (source: string, status: number | null, width = 480, as = "image/*"): Shot => ({
		bytes: writeRequest(toPictureAddress(source, width), { headers: [["Accept", as]] }),
		wanted: status === null ? undefined : [status],
		what: `${source}, ${width} pixels wide, as ${as}`,
	});
	const given = bombs.flatMap(([name, , status]) =>
		["image/avif", "image/webp", "image/*"].map((as) => ask(`${origin}/${name}`, status, 480, as)),
	);
	const redirected = ways.flatMap((_, way) =>
		[301, 302, 303, 307, 308].map((status) => ask(`${origin}/way/${way}/${status}`, 404)),
	);
	return [
		...given,
		...ways.map((source) => ask(source, 404)),
		...sample(redirected),
		...PICTURE_WIDTHS.map((width) => ask(`${origin}/honest`, 200, width)),
	];
}
