import type { Sharp } from "sharp";

export type PictureFormat = "avif" | "webp" | "jpeg";

export const MEGAPIXELS_MAX = 50;
const MAX_PIXELS = MEGAPIXELS_MAX * 1_000_000;
const MAX_SECONDS = 15;
/** The greatest height in pixels; WebP's limit is 16,383 pixels a side. */
const MAX_HEIGHT = 16_000;

/** The ratio of width to height to which a picture is cropped, and the point in percent that is nearest to the middle. */
export type Crop = { ratio: number; focus: { x: number; y: number } };

/**
 * Converts a picture to at most `width` pixels, never larger than it is, upright, in sRGB, without metadata, its first
 * frame only, cropped where that is asked for. A transparent one becomes PNG instead of JPEG. Resolves to null where the bytes are no complete picture
 * of a known format, or more than 50 million pixels.
 */
export async function convertPicture(
	bytes: Buffer,
	width: number,
	format: PictureFormat | "original",
	crop?: Crop,
): Promise<Buffer | null> {
	const detected = detectFormat(bytes);
	if (!detected) return null;
	const sharp = await loadSharp();
	try {
		const picture = sharp(bytes, {
			limitInputPixels: MAX_PIXELS,
			failOn: "error",
			sequentialRead: true,
			animated: false,
		}).timeout({ seconds: MAX_SECONDS });
		const { format: decoder, hasAlpha, autoOrient } = await picture.metadata();
		if (decoder !== (detected === "avif" ? "heif" : detected)) return null;
		const upright = picture.autoOrient();
		if (crop) upright.extract(toRegion(autoOrient, crop));
		const resized = upright.resize({
			width,
			height: MAX_HEIGHT,
			fit: "inside",
			withoutEnlargement: true,
		});
		return await ENCODE[format](resized, hasAlpha).toBuffer();
	} catch {
		return null;
	}
}

/** What keeps bytes from being taken as a picture. */
export type PictureFault = "unknown" | "animated" | "tooManyPixels" | "broken";

/** Finds what keeps bytes from being converted to one picture, by what they are alone; null where nothing does. */
export async function findPictureFault(bytes: Buffer): Promise<PictureFault | null> {
	const format = detectFormat(bytes);
	if (format === null || format === "gif") return "unknown";
	const sharp = await loadSharp();
	try {
		// The header alone is read, whatever size it tells of.
		const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
		if (width * height > MAX_PIXELS) return "tooManyPixels";
		return pages > 1 ? "animated" : null;
	} catch {
		return "broken";
	}
}

export type Size = { width: number; height: number };

/** Returns the size in pixels of the picture in a file, upright; null where the file is no picture. */
export async function measurePicture(path: string): Promise<Size | null> {
	const sharp = await loadSharp();
	try {
		const { autoOrient } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
		return autoOrient;
	} catch {
		return null;
	}
}

/** Returns the largest region of the ratio, as near to the focus as the edges allow. */
function toRegion({ width, height }: Size, { ratio, focus }: Crop) {
	const cropped = {
		width: Math.max(1, Math.min(width, Math.round(height * ratio))),
		height: Math.max(1, Math.min(height, Math.round(width / ratio))),
	};
	const place = (whole: number, part: number, percent: number) =>
		Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
	return {
		...cropped,
		left: place(width, cropped.width, focus.x),
		top: place(height, cropped.height, focus.y),
	};
}

const ENCODE: Record<
	Parameters<typeof convertPicture>[2],
	(picture: Sharp, hasAlpha: boolean) => Sharp
> = {
	// What others are made of keeps more of it than what is shown.
	original: (picture) => picture.webp({ quality: 90 }),
	avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
	webp: (picture) => picture.webp({ quality: 72 }),
	jpeg: (picture, hasAlpha) =>
		hasAlpha
			? picture.png({ compressionLevel: 9 })
			: picture.jpeg({ quality: 70, progressive: true }),
};

/** Loads sharp at first use, as it takes a tenth of the start and 15 MB. */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// One thread per picture: the callers limit how many are converted at once.
	sharp.concurrency(1);
	// The results are cached, so that hardly any picture is decoded twice.
	sharp.cache(false);
	return sharp;
}

/**
 * Detects the format by the first bytes alone, whatever name and Content-Type are. Returns null for any other format.
 */
export function detectFormat(bytes: Buffer) {
	const begins = (text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
	if (begins("\xff\xd8\xff")) return "jpeg";
	if (begins("\x89PNG\r\n\x1a\n")) return "png";
	if (begins("RIFF") && begins("WEBP", 8)) return "webp";
	if (begins("GIF87a") || begins("GIF89a")) return "gif";
	return begins("ftyp", 4) && isAvif(bytes) ? "avif" : null;
}

/** Reads the `ftyp` box: size, name, major brand, version, and the compatible brands. */
function isAvif(bytes: Buffer): boolean {
	const brands = bytes.toString("latin1", 8, Math.min(bytes.readUInt32BE(0), 64));
	return (brands.match(/.{4}/gs) ?? []).some(
		(brand, index) => index !== 1 && (brand === "avif" || brand === "avis"),
	);
}
