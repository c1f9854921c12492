import { promisify } from "node:util";
import {
	type BrotliOptions,
	brotliCompress,
	brotliCompressSync,
	brotliDecompress,
	constants,
	gzip,
} from "node:zlib";

const BROTLI = promisify(brotliCompress);
const BROTLI_BACK = promisify(brotliDecompress);
const GZIP = promisify(gzip);

/** While somebody waits: a page of 80 KB takes 2 ms, and comes out a tenth larger than it can be. */
const QUICK_QUALITY = 5;
/** While many wait: a sixth of that time, for a fifth more bytes. */
const HURRIED_QUALITY = 1;
const BEST_QUALITY = 11;
const LEAST_WINDOW = 16;
/** Nearly every page comes out in one. */
const PIECE = 32 * 1024;

export const compressQuickly = (body: Uint8Array): Promise<Buffer> => brotli(body, QUICK_QUALITY);

/** In this thread: to hand it to another one and take it back costs more than half of that. */
export const compressInHurry = (body: Uint8Array): Buffer =>
	trim(brotliCompressSync(body, describe(body, HURRIED_QUALITY)));

/** Takes about 100 ms of a page of 80 KB. */
export const compressBest = (body: Uint8Array): Promise<Buffer> => brotli(body, BEST_QUALITY);

export async function compressForOld(body: Uint8Array): Promise<Buffer> {
	return trim(await GZIP(body, { level: 9 }));
}

export async function decompress(body: Uint8Array): Promise<Buffer> {
	return trim(await BROTLI_BACK(body));
}

async function brotli(body: Uint8Array, quality: number): Promise<Buffer> {
	return trim(await BROTLI(body, describe(body, quality)));
}

function describe(body: Uint8Array, quality: number): BrotliOptions {
	return {
		chunkSize: PIECE,
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
			// As large as the body needs, so that neither side takes memory for 4 MB.
			[constants.BROTLI_PARAM_LGWIN]: chooseWindow(body.byteLength),
		},
	};
}

function chooseWindow(bytes: number): number {
	const needed = Math.ceil(Math.log2(bytes + 16));
	return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(LEAST_WINDOW, needed));
}

/** What zlib gives is the beginning of a larger piece of memory, which would be kept with it. */
function trim(bytes: Buffer): Buffer {
	const trimmed = Buffer.allocUnsafeSlow(bytes.byteLength);
	bytes.copy(trimmed);
	return trimmed;
}
