import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BEST_GZIP = 9;
const COMPRESSED = /\.(woff2|png|ico|br|gz)$/;

/** Writes a Brotli and a gzip file beside each built file, where that is smaller. The server loads them at start. */
export function compressAssets(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.isFile() || COMPRESSED.test(entry.name)) continue;
		const file = join(entry.parentPath, entry.name);
		const body = readFileSync(file);
		const params = {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
		};
		const [br, gz] = [brotliCompressSync(body, { params }), gzipSync(body, { level: BEST_GZIP })];
		if (br.byteLength < body.byteLength) writeFileSync(`${file}.br`, br);
		if (gz.byteLength < body.byteLength) writeFileSync(`${file}.gz`, gz);
	}
}
