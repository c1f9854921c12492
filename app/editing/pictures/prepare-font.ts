import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { FONT_KB_MAX, isWoff2 } from "#app/content/media/own-fonts.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import { nameFile } from "./name-file.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

/** Why a file is not taken as a font. */
export type FontRejection = "noFont" | "tooLarge" | "broken";

/** What the tables of a font have at most, in bytes, once they are decompressed. */
const TABLES_MAX = 2_000_000;
const decompress = promisify(brotliDecompress);

/** Makes what is stored of a font that somebody chose: a WOFF2 file that can be read, as it is. */
export async function prepareFont(
	file: File,
	locale: string,
): Promise<Result<PreparedPicture, FontRejection>> {
	if (file.size > FONT_KB_MAX * 1000) return reject("tooLarge");
	const bytes = Buffer.from(await file.arrayBuffer());
	if (!isWoff2(bytes)) return reject("noFont");
	if (!(await isReadable(bytes))) return reject("broken");
	const named = nameFile({ file, bytes, ending: "woff2", locale });
	return accept({ ...named, bytes, type: "font/woff2", width: 0, height: 0 });
}

async function isReadable(bytes: Buffer): Promise<boolean> {
	try {
		// A small file may have gigabytes in it, which whoever reads it next would get.
		await decompress(readTables(bytes), { maxOutputLength: TABLES_MAX });
		const { fromBuffer } = await import("@capsizecss/unpack");
		const { unitsPerEm, ascent, descent, xWidthAvg } = await fromBuffer(bytes);
		return (
			unitsPerEm >= 16 &&
			unitsPerEm <= 16_384 &&
			ascent > 0 &&
			[ascent, descent, xWidthAvg].every((value) => Math.abs(value) < 10 * unitsPerEm) &&
			xWidthAvg > 0
		);
	} catch {
		return false;
	}
}

const HEADER_LENGTH = 48;
const AT_COUNT = 12;
const AT_COMPRESSED_LENGTH = 20;
/** The tag of a table whose name is written out, and those of the tables that are changed unless they say otherwise. */
const NAMED = 63;
const [GLYF, LOCA] = [10, 11];

/** Returns the compressed tables of a WOFF2 file: https://www.w3.org/TR/WOFF2/#table_dir_format */
function readTables(bytes: Buffer): Buffer {
	let at = HEADER_LENGTH;
	// A length is in groups of seven bits, of which the last one has no bit before it.
	const skipLength = () => {
		while (bytes.readUInt8(at) >= 0x80) at += 1;
		at += 1;
	};
	for (let left = bytes.readUInt16BE(AT_COUNT); left > 0; left--) {
		const flags = bytes.readUInt8(at);
		at += 1;
		const [tag, version] = [flags & NAMED, flags >> 6];
		if (tag === NAMED) at += 4;
		skipLength();
		const isChanged = tag === GLYF || tag === LOCA ? version === 0 : version !== 0;
		if (isChanged) skipLength();
	}
	return bytes.subarray(at, at + bytes.readUInt32BE(AT_COMPRESSED_LENGTH));
}
