import { LOGO_KB_MAX, type LogoFault, readLogoFile } from "#app/content/media/own-logo.ts";
import { detectFormat, findPictureFault, loadSharp } from "#app/platform/pictures/convert.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import { cleanSvg, type SvgFault } from "./clean-svg.ts";
import { nameFile } from "./name-file.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

/** Why a file is not taken as a logo. */
export type LogoRejection =
	| SvgFault
	| LogoFault["kind"]
	| "unknown"
	| "tooManyPixels"
	| "broken"
	| "oddSize";

/** What a file may have before it is cleaned or made smaller, in kB. */
const LOGO_FILE_KB_MAX = 500;
/** The size in pixels to which a PNG is stored, more than any page shows. */
const PNG_MAX = { width: 1600, height: 800 };
/** The longest side of an SVG in its own units, and how many times longer than the other one it may be. */
const SIDE_MAX = 100_000;
const RATIO_MAX = 20;

/**
 * Makes what is stored of a logo that somebody chose: an SVG of what it draws alone, or a PNG without anything but its
 * pixels. The site takes it as it takes one of the folder.
 */
export async function prepareLogo(
	file: File,
	locale: string,
): Promise<Result<PreparedPicture, LogoRejection>> {
	if (file.size > LOGO_FILE_KB_MAX * 1000) return reject("tooLarge");
	const given = Buffer.from(await file.arrayBuffer());
	const ending = detectFormat(given) === "png" ? "png" : "svg";
	const cleaned = ending === "png" ? await cleanPng(given) : await readSvg(given);
	if (!cleaned.ok) return cleaned;
	const bytes = cleaned.value;
	const named = nameFile({ file, bytes, ending, locale });
	const read = readLogoFile({ name: named.name, bytes, isClean: true });
	if (!read.ok) return reject(read.reason.kind);
	const { type, width, height } = read.value;
	const [short = 0, long = 0] = [width, height].toSorted((one, other) => one - other);
	if (long > SIDE_MAX || long / short > RATIO_MAX) return reject("oddSize");
	return accept({ ...named, bytes, type, width: Math.ceil(width), height: Math.ceil(height) });
}

async function readSvg(given: Buffer): Promise<Result<Buffer, LogoRejection>> {
	// What is no text of markup is said to be no logo at all, rather than an SVG with an error.
	const text = new TextDecoder().decode(given).trimStart();
	if (!text.startsWith("<")) return reject("unknown");
	const cleaned = await cleanSvg(text);
	return cleaned.ok ? accept(Buffer.from(cleaned.value)) : cleaned;
}

async function cleanPng(given: Buffer): Promise<Result<Buffer, LogoRejection>> {
	const fault = await findPictureFault(given);
	if (fault === "tooManyPixels") return reject(fault);
	if (fault) return reject("broken");
	const sharp = await loadSharp();
	try {
		const picture = sharp(given, { failOn: "error" });
		const { isPalette } = await picture.metadata();
		const bytes = await picture
			.resize({ ...PNG_MAX, fit: "inside", withoutEnlargement: true })
			.png({ compressionLevel: 9, palette: isPalette })
			.toBuffer();
		if (bytes.length <= LOGO_KB_MAX * 1000) return accept(bytes);
		// One of many colours is small enough with fewer.
		return accept(await sharp(bytes).png({ palette: true, effort: 1 }).toBuffer());
	} catch {
		return reject("broken");
	}
}
