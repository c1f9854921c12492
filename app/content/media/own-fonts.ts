import { basename } from "node:path";
import type { ContentReader } from "../files/content-reader.ts";
import type { FontsText } from "../schemas/fonts.ts";
import type { Media } from "./media.ts";
import { formatTooLarge, toServedName } from "./served-file.ts";

/** A web font of the agency, as it is served. */
type OwnFont = {
	/** The name of its address, which changes with the file. */
	name: string;
	bytes: Buffer;
	/** A weight, or the least and the greatest one. */
	weight: string;
};

/** The agency's own fonts of texts and of headings; an empty list where the product's stays. */
export type OwnFonts = { text: OwnFont[]; display: OwnFont[] };

export const FONT_KB_MAX = 120;
const SIGNATURE = "wOF2";
const FILE = "site.yaml";

/** Reads the files of the agency's own fonts; undefined without any. What cannot be used becomes an issue of the reader. */
export function readFonts(
	reader: ContentReader,
	media: Media,
	{ text = [], display }: FontsText = {},
): OwnFonts | undefined {
	const read = (field: string, { file, weight }: { file: string; weight: string }) => {
		const bytes = media.readFile(file, { file: FILE, field: `fonts.${field}.file` });
		if (!bytes) return [];
		const fault = findFault(bytes);
		if (fault) reader.addIssue(FILE, `fonts.${field}: ${file} ${fault}`);
		const name = toServedName(basename(file, ".woff2"), "woff2", bytes);
		return fault ? [] : [{ name, bytes, weight }];
	};
	if (text.length === 0 && !display) return undefined;
	return {
		text: text.flatMap((font, index) => read(`text.${index}`, font)),
		display: display ? read("display", display) : [],
	};
}

function findFault(bytes: Buffer): string | null {
	if (!isWoff2(bytes)) return "is no WOFF2 font";
	const tooLarge = formatTooLarge(bytes, FONT_KB_MAX * 1000);
	return tooLarge && `${tooLarge}: cut it with npm run fonts -- FILE`;
}

/** Returns whether bytes begin as those of a WOFF2 font. */
export function isWoff2(bytes: Buffer): boolean {
	return bytes.subarray(0, SIGNATURE.length).toString("latin1") === SIGNATURE;
}
