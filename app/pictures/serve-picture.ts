import { writeDrawingPolicy } from "#app/content-policy/write-policy.server.ts";
import { isTagKnown } from "#app/is-tag-known.ts";
import { isAllowedPicture } from "./allowed-sources.ts";
import type { PictureFormat } from "./convert.ts";
import { createPictureMaker, type PictureMakerSettings } from "./make-picture.ts";
import { drawMissingPicture } from "./missing-picture.ts";
import { parsePictureAddress } from "./picture-address.ts";
import type { CachedPicture } from "./picture-cache.ts";
import { recognisePicture } from "./recognise-picture.ts";

export type ServePicture = (request: Request, path: string) => Promise<Response>;

const DAY_SECONDS = 86_400;
const CACHED = `public, max-age=${7 * DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`;
/** The status for a visitor who has left, as nginx logs it. */
const CLIENT_CLOSED = 499;

/**
 * Returns the function that serves the pictures of other hosts, given what follows `/pictures/` in the address.
 * Where there is no picture to show it responds with a drawing: 404 for what is gone or was never to be had, 502
 * where the source fails, 503 where too many are waiting.
 */
export function createPictureServer(settings: PictureMakerSettings): ServePicture {
	const findPicture = createPictureMaker(settings);
	return async (request, path) => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
		}
		const wanted = parsePictureAddress(path);
		if (!wanted || !isAllowedPicture(wanted.source, settings.sources.hosts)) {
			return respondWithDrawing(request, "refused");
		}
		const format = chooseFormat(request.headers.get("Accept") ?? "");
		try {
			const made = await findPicture({ ...wanted, format }, request.signal);
			return made.found === "picture"
				? respondWithPicture(request, made.picture)
				: respondWithDrawing(request, made.found);
		} catch (error) {
			if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED });
			throw error;
		}
	};
}

/** The best format that a browser names; who says only that any picture will do gets JPEG. */
function chooseFormat(accept: string): PictureFormat {
	const named = accept
		.toLowerCase()
		.split(",")
		.filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
		.map((range) => range.split(";")[0]?.trim());
	if (named.includes("image/avif")) return "avif";
	return named.includes("image/webp") ? "webp" : "jpeg";
}

function respondWithPicture(request: Request, { bytes, digest }: CachedPicture): Response {
	const etag = `"${digest.slice(0, 32)}"`;
	const headers = { "Cache-Control": CACHED, ETag: etag, Vary: "Accept", ...COMMON };
	if (isTagKnown(request, etag)) return new Response(null, { status: 304, headers });
	return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
		headers: {
			...headers,
			"Content-Type": `image/${recognisePicture(bytes)}`,
			"Content-Length": String(bytes.byteLength),
		},
	});
}

const CACHED_BRIEFLY = { "Cache-Control": "public, max-age=60" };
const WITHOUT_PICTURE = {
	gone: { status: 404, headers: CACHED_BRIEFLY },
	refused: { status: 404, headers: CACHED_BRIEFLY },
	failed: { status: 502, headers: CACHED_BRIEFLY },
	busy: { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } },
} as const;

function respondWithDrawing(request: Request, reason: keyof typeof WITHOUT_PICTURE): Response {
	const { status, headers } = WITHOUT_PICTURE[reason];
	const drawing = drawMissingPicture();
	return new Response(request.method === "HEAD" ? null : drawing, {
		status,
		headers: {
			...headers,
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Content-Security-Policy": writeDrawingPolicy(drawing),
			...COMMON,
		},
	});
}

const COMMON = {
	"Content-Disposition": "inline",
	// Feed readers show them too.
	"Cross-Origin-Resource-Policy": "cross-origin",
};
