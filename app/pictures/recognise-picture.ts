export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "gif";

/** The kind of picture by its first bytes, whatever its name or type say; null for everything else. */
export function recognisePicture(bytes: Buffer): PictureKind | null {
	const begins = (text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
	if (begins("\xff\xd8\xff")) return "jpeg";
	if (begins("\x89PNG\r\n\x1a\n")) return "png";
	if (begins("RIFF") && begins("WEBP", 8)) return "webp";
	if (begins("GIF87a") || begins("GIF89a")) return "gif";
	return begins("ftyp", 4) && isAvif(bytes) ? "avif" : null;
}

/** The `ftyp` box: its size, its name, the major brand, a version, and the compatible brands. */
function isAvif(bytes: Buffer): boolean {
	const brands = bytes.toString("latin1", 8, Math.min(bytes.readUInt32BE(0), 64));
	return (brands.match(/.{4}/gs) ?? []).some(
		(brand, index) => index !== 1 && (brand === "avif" || brand === "avis"),
	);
}
