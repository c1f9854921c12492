import { drawPng } from "#app/art/raster/draw-png.ts";
import { createFlights } from "#app/pictures/flights.ts";
import type { PictureCache } from "#app/pictures/picture-cache.ts";
import { createSlots } from "#app/pictures/slots.ts";

export type PngMaker = {
	/**
	 * The drawing, made for a PNG, as one of this width in pixels; null while too many others wait. Throws when
	 * the visitor's signal is aborted.
	 */
	make: (svg: string, width: number, asker: AbortSignal) => Promise<Buffer | null>;
};

const AT_ONCE = 2;
const MAX_WAITING = 64;
/** To be raised with every change of how a PNG is written: those of before are then made anew. */
const ENCODING = 2;

/** Makes PNG of drawings, each once for all who ask at the same time, few at once, and keeps them. */
export function createPngMaker(cache: PictureCache): PngMaker {
	const flights = createFlights<Buffer | null>();
	const slots = createSlots(AT_ONCE);

	return {
		make: async (svg, width, asker) => {
			const key = `art ${ENCODING} ${width} ${svg}`;
			const kept = await cache.read(key);
			if (kept) return kept.bytes;
			return flights.join(key, asker, async (signal) => {
				if (slots.waiting() >= MAX_WAITING) return null;
				const png = await slots.run(signal, () => drawPng(svg, width));
				return (await cache.write(key, png)).bytes;
			});
		},
	};
}
