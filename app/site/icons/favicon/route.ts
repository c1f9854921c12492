import { getContent, type SiteContent } from "#app/content/content.server.ts";
import { getDrawings } from "#app/design/art/drawings.ts";
import { renderIco } from "#app/design/art/raster/render-ico.ts";
import { renderFullPng } from "#app/design/art/raster/render-png.ts";
import { renderDocument } from "#app/design/art/svg.ts";

const SIZES = [16, 32, 48];
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

/** Icons by content. Reloaded content is another object, and has another icon. */
const icons = new WeakMap<SiteContent, Promise<Buffer>>();

/** Serves the icon for clients that support no other one, such as feed readers. */
export async function loader() {
	const content = getContent();
	const ico =
		icons.get(content) ??
		renderFaviconIco().catch((error: unknown) => {
			icons.delete(content);
			throw error;
		});
	icons.set(content, ico);
	return new Response(new Uint8Array(await ico), {
		headers: { "Content-Type": "image/x-icon", "Cache-Control": CACHE_CONTROL },
	});
}

async function renderFaviconIco(): Promise<Buffer> {
	const svg = renderDocument(getDrawings().renderFavicon(getContent().site.name, "light"));
	const pictures = SIZES.map(async (size) => ({ size, png: await renderFullPng(svg, size) }));
	return renderIco(await Promise.all(pictures));
}
