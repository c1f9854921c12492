import pLimit from "p-limit";
import {
	convertPicture,
	findPictureFault,
	loadSharp,
	type PictureFault,
} from "#app/platform/pictures/convert.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { NewPicture } from "../store/pictures.ts";
import { nameFile } from "./name-file.ts";

export const PICTURE_MB_MAX = 10;
/** The width in pixels to which pictures are stored, more than the site shows. */
const WIDTH_MAX = 2560;
// A picture of 50 million pixels takes much memory while it is converted.
const inTurn = pLimit(1);

/** Why a file is not taken as a picture. */
export type PictureRejection = PictureFault | "tooLarge";

export type PreparedPicture = Omit<NewPicture, "alt" | "staffId">;

/**
 * Makes what is stored of a picture that somebody chose: at most 2560 pixels wide, upright, without the camera's data. Its name
 * is made of the file's, in the letters of a locale, and of its bytes. What the file is called says nothing else of it.
 */
export async function preparePicture(
	file: File,
	locale: string,
): Promise<Result<PreparedPicture, PictureRejection>> {
	if (file.size > PICTURE_MB_MAX * 1_000_000) return reject("tooLarge");
	const given = Buffer.from(await file.arrayBuffer());
	return inTurn(async () => {
		const fault = await findPictureFault(given);
		if (fault) return reject(fault);
		const bytes = await convertPicture(given, WIDTH_MAX, "original");
		if (!bytes) return reject("broken");
		const sharp = await loadSharp();
		const { width, height } = await sharp(bytes).metadata();
		const named = nameFile({ file, bytes, ending: "webp", locale });
		return accept({ ...named, bytes, type: "image/webp", width, height });
	});
}
