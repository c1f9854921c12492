import type { Sharp } from "sharp";
import { loadSharp } from "./load-sharp.ts";
import { recognisePicture } from "./recognise-picture.ts";

export type PictureFormat = "avif" | "webp" | "jpeg";

const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 15;
/** WebP's limit is 16,383 pixels a side. */
const MAX_HEIGHT = 16_000;

/**
 * Makes a picture at most `width` pixels wide and never larger than it is, upright, in sRGB, without its
 * metadata and of its first frame only. A transparent picture that should be JPEG becomes PNG. Null when
 * the bytes are no whole picture of a known kind or more than 50 million pixels.
 */
export async function convertPicture(
	bytes: Buffer,
	width: number,
	format: PictureFormat,
): Promise<Buffer | null> {
	const kind = recognisePicture(bytes);
	if (!kind) return null;
	const sharp = await loadSharp();
	try {
		const picture = sharp(bytes, {
			limitInputPixels: MAX_PIXELS,
			failOn: "error",
			sequentialRead: true,
			animated: false,
		}).timeout({ seconds: MAX_SECONDS });
		const { format: decoder, hasAlpha } = await picture.metadata();
		// Bytes that we take for one kind and the decoder for another are no honest picture.
		if (decoder !== (kind === "avif" ? "heif" : kind)) return null;
		const resized = picture
			.autoOrient()
			.resize({ width, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true });
		return await ENCODE[format](resized, hasAlpha).toBuffer();
	} catch {
		return null;
	}
}

const ENCODE: Record<PictureFormat, (picture: Sharp, hasAlpha: boolean) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
	webp: (picture) => picture.webp({ quality: 72 }),
	jpeg: (picture, hasAlpha) =>
		hasAlpha
			? picture.png({ compressionLevel: 9 })
			: picture.jpeg({ quality: 70, progressive: true }),
};
