import { join } from "node:path";
import pLimit from "p-limit";
import { renderPng } from "#app/design/art/raster/render-png.ts";
import { createDiskCache, type DiskCache } from "#app/platform/disk-cache.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { createSingleFlight } from "#app/platform/pictures/single-flight.ts";

type PngRenderer = ReturnType<typeof createPngRenderer>;

/** The sizes in bytes of the caches, by their folder in the data folder: there are many more cards than drawings. */
const MAX_BYTES = {
	/** The site's own drawings have some 10 MB; covers of a CMS's posts are added to them. */
	art: 50_000_000,
	/** Some 6,000 cards: all cards of a small agency or, of one in thousands of cities, those requested last. */
	cards: 200_000_000,
};
const BUSY_SECONDS = 5;
/** The status that nginx logs when the client has closed the connection. */
const CLIENT_CLOSED = 499;
const MAX_ACTIVE = 2;
const MAX_PENDING = 64;
/**
 * The version of the encoding; increment it with every change of how a PNG is encoded, so that cached ones are rendered
 * again.
 */
const ENCODING = 2;

const renderers: Partial<Record<keyof typeof MAX_BYTES, PngRenderer>> = {};

/** Responds with a drawing that was made for a PNG, in this width in pixels; with 503 while too many requests wait. */
export async function respondWithPng(
	{ signal }: Request,
	folder: keyof typeof MAX_BYTES,
	svg: string,
	width: number,
	headers: Record<string, string>,
): Promise<Response> {
	renderers[folder] ??= createPngRenderer(
		createDiskCache(join(getEnv().DATA_DIR, folder), { maxBytes: MAX_BYTES[folder] }),
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
 * Creates a renderer of PNGs, which renders each once for all concurrent requests, few at a time, and caches them. It
 * returns null while too many requests wait, and rejects when the request's signal is aborted.
 */
export function createPngRenderer(cache: DiskCache) {
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
