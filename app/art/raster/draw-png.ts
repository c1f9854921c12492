import { loadSharp } from "#app/pictures/load-sharp.ts";

/**
 * Draws a resolved drawing as PNG, in the size that it says. Flat papers need few colours: 256 of them make
 * the file a third as large.
 */
export async function drawPng(resolved: string): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(Buffer.from(resolved))
		.png({ palette: true, colours: 256, quality: 85, dither: 0, effort: 7 })
		.toBuffer();
}

/** The same in all its colours, four bytes a pixel, as the pictures in an ICO have to be. */
export async function drawFullPng(resolved: string): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(Buffer.from(resolved)).ensureAlpha().png({ compressionLevel: 9 }).toBuffer();
}
