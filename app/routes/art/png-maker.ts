import pLimit from "p-limit";
import { renderPng } from "#app/art/raster/render-png.ts";
import type { PictureCache } from "#app/pictures/picture-cache.ts";
import { createSingleFlight } from "#app/pictures/single-flight.ts";

/**
 * Renders a drawing that is made for a PNG, in this width in pixels; returns null while too many others wait.
 * Rejects when the visitor's signal is aborted.
 */
export type MakePng = (svg: string, width: number, visitor: AbortSignal) => Promise<Buffer | null>;

const AT_ONCE = 2;
const MAX_WAITING = 64;
/** To be raised with every change of how a PNG is encoded: those of before are then made anew. */
const ENCODING = 2;

/** Makes PNGs of drawings, each once for all visitors at the same time, few at once, and caches them. */
export function createPngMaker(cache: PictureCache): MakePng {
	const makeOnce = createSingleFlight<Buffer | null>();
	const limit = pLimit(AT_ONCE);

	return async (svg, width, visitor) => {
		const key = `art ${ENCODING} ${width} ${svg}`;
		const cached = await cache.read(key);
		if (cached) return cached.bytes;
		return makeOnce(key, visitor, async (signal) => {
			if (limit.activeCount + limit.pendingCount >= AT_ONCE + MAX_WAITING) return null;
			const png = await limit(() => {
				signal.throwIfAborted();
				return renderPng(svg, width);
			});
			return (await cache.write(key, png)).bytes;
		});
	};
}
