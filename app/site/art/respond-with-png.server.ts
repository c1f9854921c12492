import { join } from "node:path";
import pLimit from "p-limit";
import { renderPng } from "#app/design/art/raster/render-png.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { createPictureCache, type PictureCache } from "#app/platform/pictures/picture-cache.ts";
import { createSingleFlight } from "#app/platform/pictures/single-flight.ts";

type PngRenderer = ReturnType<typeof createPngRenderer>;

/** The caches by their folder in the data folder: cards are many more than drawings. */
const MAX_BYTES = {
	/** The site's own drawings are some 10 MB; covers of posts from elsewhere come on top. */
	art: 50_000_000,
	/** Some 6,000 cards: all of a small agency's, and of one in thousands of cities those requested last. */
	cards: 200_000_000,
};
const BUSY_SECONDS = 5;
/** The status for a visitor who has left, as nginx logs it. */
const CLIENT_CLOSED = 499;
const MAX_ACTIVE = 2;
const MAX_PENDING = 64;
/** To be raised with every change of how a PNG is encoded, so that those of before are rendered anew. */
const ENCODING = 2;

const renderers: Partial<Record<keyof typeof MAX_BYTES, PngRenderer>> = {};

/** Responds with a drawing, made for a PNG, as one of this width in pixels; with 503 while too many others wait. */
export async function respondWithPng(
	{ signal }: Request,
	folder: keyof typeof MAX_BYTES,
	svg: string,
	width: number,
	headers: Record<string, string>,
): Promise<Response> {
	renderers[folder] ??= createPngRenderer(
		createPictureCache(join(getEnv().DATA_DIR, folder), { maxBytes: MAX_BYTES[folder] }),
	);
	try {
		const png = await renderers[folder](svg, width, signal);
		if (png === null) return respondLater(BUSY_SECONDS);
		return new Response(new Uint8Array(png), {
			headers: {
				...headers,
				"Content-Type": "image/png",
				"Content-Length": String(png.byteLength),
			},
		});
	} catch (error) {
		if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED });
		throw error;
	}
}

export function respondLater(seconds: number): Response {
	return new Response(null, {
		status: 503,
		headers: { "Retry-After": String(seconds), "Cache-Control": "no-store" },
	});
}

/**
 * Renders PNGs of drawings, each once for all visitors at the same time, few at once, and caches them. Returns null
 * while too many others wait; rejects when the visitor's signal is aborted.
 */
export function createPngRenderer(cache: PictureCache) {
	const renderOnce = createSingleFlight<Buffer | null>();
	const limit = pLimit(MAX_ACTIVE);

	return async (svg: string, width: number, visitor: AbortSignal): Promise<Buffer | null> => {
		const key = `art ${ENCODING} ${width} ${svg}`;
		const cached = await cache.read(key);
		if (cached) return cached.bytes;
		return renderOnce(key, visitor, async (signal) => {
			if (limit.activeCount + limit.pendingCount >= MAX_ACTIVE + MAX_PENDING) return null;
			const png = await limit(() => {
				signal.throwIfAborted();
				return renderPng(svg, width);
			});
			return (await cache.write(key, png)).bytes;
		});
	};
}
