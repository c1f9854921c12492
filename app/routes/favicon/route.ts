import { drawFavicon } from "#app/art/mark.ts";
import { drawFullPng } from "#app/art/raster/draw-png.ts";
import { writeIco } from "#app/art/raster/write-ico.ts";
import { writeDocument } from "#app/art/svg.ts";
import { getContent } from "#app/content/content.server.ts";

const SIZES = [16, 32, 48];
const KEPT = "public, max-age=86400, stale-while-revalidate=604800";

let made: Promise<Buffer> | undefined;

/** The favicon for those who ask for no other: old browsers, feed readers, bookmark lists. */
export async function loader() {
	made ??= drawIco();
	return new Response(new Uint8Array(await made), {
		headers: { "Content-Type": "image/x-icon", "Cache-Control": KEPT },
	});
}

async function drawIco(): Promise<Buffer> {
	const svg = writeDocument(drawFavicon(getContent().site.name, "light"));
	const pictures = SIZES.map(async (size) => ({
		size,
		png: await drawFullPng(svg, size),
	}));
	return writeIco(await Promise.all(pictures));
}
