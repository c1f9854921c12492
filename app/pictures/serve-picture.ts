import { writeDrawingPolicy } from "#app/content-policy/write-policy.server.ts";
import { isTagKnown } from "#app/is-tag-known.ts";
import { isAllowedPicture, type PictureSources } from "./allowed-sources.ts";
import type { PictureFormat } from "./convert.ts";
import { createPictureMaker, type PictureMakerSettings } from "./make-picture.ts";
import { drawMissingPicture } from "./missing-picture.ts";
import { readPictureAddress } from "./picture-address.ts";
import type { KeptPicture } from "./picture-cache.ts";
import { recognisePicture } from "./recognise-picture.ts";

export type ServePicture = (request: Request, path: string) => Promise<Response>;

const DAY_SECONDS = 86_400;
const KEPT = `public, max-age=${7 * DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`;
const KEPT_SHORTLY = "public, max-age=60";
const BUSY_SECONDS = 5;
/** For a visitor who has left, and reads no answer. */
const CLIENT_CLOSED = 499;

/**
 * Answers requests for the pictures of other hosts, given what follows `/pictures/` in the address. Where
 * there is no picture to show it answers with a drawing: 404 for what is gone or was never to be had, 502
 * where the source fails, 503 where too many are waiting.
 */
export function createPictureServer(settings: PictureMakerSettings): ServePicture {
	const maker = createPictureMaker(settings);
	return async (request, path) => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
		}
		const wanted = readWanted(path, settings.sources);
		if (!wanted) return answerDrawing(request, 404, KEPT_SHORTLY);
		const format = chooseFormat(request.headers.get("Accept") ?? "");
		try {
			const made = await maker.find({ ...wanted, format }, request.signal);
			if (made.found === "picture") return answerPicture(request, made.picture);
			if (made.found === "gone" || made.found === "refused")
				return answerDrawing(request, 404, KEPT_SHORTLY);
			if (made.found === "failed") return answerDrawing(request, 502, KEPT_SHORTLY);
			const answer = answerDrawing(request, 503, "no-store");
			answer.headers.set("Retry-After", String(BUSY_SECONDS));
			return answer;
		} catch (error) {
			if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED });
			throw error;
		}
	};
}

function readWanted(path: string, { hosts }: PictureSources) {
	const wanted = readPictureAddress(path);
	return wanted && isAllowedPicture(wanted.source, hosts) ? wanted : null;
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

function answerPicture(request: Request, { bytes, digest }: KeptPicture): Response {
	const etag = `"${digest.slice(0, 32)}"`;
	const headers = {
		"Cache-Control": KEPT,
		ETag: etag,
		Vary: "Accept",
		...COMMON,
	};
	if (isTagKnown(request, etag)) return new Response(null, { status: 304, headers });
	return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
		headers: {
			...headers,
			"Content-Type": `image/${recognisePicture(bytes)}`,
			"Content-Length": String(bytes.byteLength),
		},
	});
}

function answerDrawing(request: Request, status: number, cacheControl: string): Response {
	const drawing = drawMissingPicture();
	return new Response(request.method === "HEAD" ? null : drawing, {
		status,
		headers: {
			"Cache-Control": cacheControl,
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
