import { hash } from "node:crypto";
import { win32 } from "node:path";
import pLimit from "p-limit";
import { toSlug } from "#app/content/names.ts";
import {
	convertPicture,
	findPictureFault,
	loadSharp,
	type PictureFault,
} from "#app/platform/pictures/convert.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { NewPicture } from "../store/pictures.ts";

export const PICTURE_MB_MAX = 10;
/** The width in pixels to which pictures are stored, more than the site shows. */
const WIDTH_MAX = 2560;
const NAME_LENGTH_MAX = 60;
const HASH_LENGTH = 8;
// A picture of 50 million pixels takes much memory while it is converted.
const inTurn = pLimit(1);

export type PreparedPicture = Omit<NewPicture, "alt" | "staffId">;

/**
 * Makes what is stored of a picture that somebody chose: at most 2560 pixels wide, upright, without the camera's data. Its name
 * is made of the file's, in the letters of a locale, and of its bytes. What the file is called says nothing else of it.
 */
export async function preparePicture(
	file: File,
	locale: string,
): Promise<Result<PreparedPicture, PictureFault | "tooLarge">> {
	if (file.size > PICTURE_MB_MAX * 1_000_000) return reject("tooLarge");
	const given = Buffer.from(await file.arrayBuffer());
	return inTurn(async () => {
		const fault = await findPictureFault(given);
		if (fault) return reject(fault);
		const bytes = await convertPicture(given, WIDTH_MAX, "original");
		if (!bytes) return reject("broken");
		const sharp = await loadSharp();
		const { width, height } = await sharp(bytes).metadata();
		const digest = hash("sha256", bytes);
		const name = `${toStem(file.name, locale)}-${digest.slice(0, HASH_LENGTH)}.webp`;
		return accept({ name, hash: digest, bytes, type: "image/webp", width, height });
	});
}

/** Returns words joined by hyphens for the name of a file, whatever folders are before it. */
function toStem(name: string, locale: string): string {
	const slug = toSlug(win32.parse(name).name, locale).slice(0, NAME_LENGTH_MAX);
	return slug.replace(/-$/, "") || "picture";
}
