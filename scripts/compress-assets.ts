import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BEST_GZIP = 9;
/** Are compressed as they are. */
const LEFT_OUT = /\.(woff2|png|ico|br|gz)$/;

/**
 * Puts the built files compressed beside themselves, as well as can be, where that makes them smaller: the server
 * reads them at its start and compresses none.
 */
export function compressAssets(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.isFile() || LEFT_OUT.test(entry.name)) continue;
		const file = join(entry.parentPath, entry.name);
		const body = readFileSync(file);
		for (const [ending, compressed] of compressAllWays(body))
			if (compressed.byteLength < body.byteLength) writeFileSync(file + ending, compressed);
	}
}

function compressAllWays(body: Buffer): [ending: string, body: Buffer][] {
	return [
		[
			".br",
			brotliCompressSync(body, {
				params: {
					[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
					[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
				},
			}),
		],
		[".gz", gzipSync(body, { level: BEST_GZIP })],
	];
}
