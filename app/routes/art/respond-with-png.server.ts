import { join } from "node:path";
import { getEnv } from "#app/env.server.ts";
import { createPictureCache } from "#app/pictures/picture-cache.ts";
import { createPngMaker, type MakePng } from "./png-maker.ts";

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

const makers: Partial<Record<keyof typeof MAX_BYTES, MakePng>> = {};

/** Responds with a drawing, made for a PNG, as one of this width in pixels; with 503 while too many others wait. */
export async function respondWithPng(
	{ signal }: Request,
	folder: keyof typeof MAX_BYTES,
	svg: string,
	width: number,
	headers: Record<string, string>,
): Promise<Response> {
	makers[folder] ??= createPngMaker(
		createPictureCache(join(getEnv().DATA_DIR, folder), { maxBytes: MAX_BYTES[folder] }),
	);
	try {
		const png = await makers[folder](svg, width, signal);
		if (png === null) return respondLater(BUSY_SECONDS);
		return new Response(new Uint8Array(png), {
			headers: {
				...headers,
				"Content-Type": "image/png",
				"Content-Length": String(png.byteLength),
				// Networks, feed readers and search engines show it too.
				"Cross-Origin-Resource-Policy": "cross-origin",
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
