import { loadSharp } from "#app/platform/pictures/convert.ts";

/** Renders a drawing that was made for a PNG, in this width in pixels. 256 colours make the file a third as large. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg))
		.resize({ width })
		.png({ palette: true, colours: 256, quality: 85, dither: 0, effort: 7 })
		.toBuffer();
}

/** Renders it in all its colours, four bytes a pixel, as the images in an ICO have to be. */
export async function renderFullPng(svg: string, width: number): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg))
		.resize({ width })
		.ensureAlpha()
		.png({ compressionLevel: 9 })
		.toBuffer();
}
