import { getContent } from "#app/content/content.server.ts";
import { getDrawings } from "#app/design/art/drawings.ts";
import { renderIco } from "#app/design/art/raster/render-ico.ts";
import { renderFullPng } from "#app/design/art/raster/render-png.ts";
import { renderDocument } from "#app/design/art/svg.ts";

const SIZES = [16, 32, 48];
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

let ico: Promise<Buffer> | undefined;

/** Serves the icon for clients that support no other one, such as feed readers. */
export async function loader() {
	ico ??= renderFaviconIco().catch((error: unknown) => {
		ico = undefined;
		throw error;
	});
	return new Response(new Uint8Array(await ico), {
		headers: { "Content-Type": "image/x-icon", "Cache-Control": CACHE_CONTROL },
	});
}

async function renderFaviconIco(): Promise<Buffer> {
	const svg = renderDocument(getDrawings().renderFavicon(getContent().site.name, "light"));
	const pictures = SIZES.map(async (size) => ({ size, png: await renderFullPng(svg, size) }));
	return renderIco(await Promise.all(pictures));
}
