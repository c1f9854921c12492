import { join } from "node:path";
import { getContent } from "#app/content/content.server.ts";
import type { OwnPicture } from "#app/content/media/media.ts";
import { getDrawings } from "#app/design/art/drawings.ts";
import { renderDocument } from "#app/design/art/svg.ts";
import { buildSvgPolicy } from "#app/platform/content-policy/policy.server.ts";
import { type CachedFile, createDiskCache } from "#app/platform/disk-cache.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { hasMatchingEtag } from "#app/platform/http/etag.ts";
import { detectFormat, type PictureFormat } from "#app/platform/pictures/convert.ts";
import { isAllowedPicture, listSources } from "./allowed-sources.ts";
import { createPictureLoader, type PictureLoaderOptions } from "./load-picture.ts";
import { findOwnPicture, type PictureSource } from "./own-picture.ts";
import { parsePictureAddress } from "./picture-address.ts";

const DAY_SECONDS = 86_400;
const CACHE_CONTROL = `public, max-age=${7 * DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`;
/** The status that nginx logs when the client has closed the connection. */
const CLIENT_CLOSED = 499;
const COMMON_HEADERS = {
	"Content-Disposition": "inline",
	// Feed readers show these pictures too.
	"Cross-Origin-Resource-Policy": "cross-origin",
};
const CACHED_BRIEFLY = { "Cache-Control": "public, max-age=60" };
/** Responses with an illustration in place of the picture, by the reason. */
const FALLBACKS = {
	gone: { status: 404, headers: CACHED_BRIEFLY },
	rejected: { status: 404, headers: CACHED_BRIEFLY },
	failed: { status: 502, headers: CACHED_BRIEFLY },
	busy: { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } },
} as const;

let server: ReturnType<typeof createPictureServer> | undefined;

export function getPictureServer() {
	const { CONTENT_API_URL, PICTURE_HOSTS, DATA_DIR } = getEnv();
	server ??= createPictureServer({
		sources: listSources(CONTENT_API_URL, PICTURE_HOSTS),
		cache: createDiskCache(join(DATA_DIR, "pictures")),
	});
	return server;
}

/** Serves pictures of other hosts and the agency's own ones, given what follows `/pictures/` in the URL. */
export function createPictureServer(
	options: PictureLoaderOptions,
	getOwnPictures = (): readonly OwnPicture[] => getContent().pictures,
) {
	const loadPicture = createPictureLoader(options);

	function findRequested(path: string): PictureSource | null {
		const own = findOwnPicture(path, getOwnPictures());
		if (own) return own;
		const requested = parsePictureAddress(path);
		return requested && isAllowedPicture(requested.source, options.sources.hosts)
			? requested
			: null;
	}

	return async (request: Request, path: string): Promise<Response> => {
		if (request.method !== "GET" && request.method !== "HEAD")
			return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
		const requested = findRequested(path);
		if (!requested) return createFallback(request, "rejected");
		const format = negotiateFormat(request.headers.get("Accept") ?? "");
		try {
			const loaded = await loadPicture({ ...requested, format }, request.signal);
			return loaded.status === "picture"
				? createPictureResponse(request, loaded.picture)
				: createFallback(request, loaded.status, requested.picture);
		} catch (error) {
			if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED });
			throw error;
		}
	};
}

function negotiateFormat(accept: string): PictureFormat {
	const named = accept
		.toLowerCase()
		.split(",")
		.filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
		.map((range) => range.split(";")[0]?.trim());
	if (named.includes("image/avif")) return "avif";
	return named.includes("image/webp") ? "webp" : "jpeg";
}

function createPictureResponse(request: Request, { bytes, digest }: CachedFile): Response {
	const etag = `"${digest.slice(0, 32)}"`;
	const headers = {
		"Cache-Control": CACHE_CONTROL,
		ETag: etag,
		Vary: "Accept",
		...COMMON_HEADERS,
	};
	if (hasMatchingEtag(request, etag)) return new Response(null, { status: 304, headers });
	return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
		headers: {
			...headers,
			"Content-Type": `image/${detectFormat(bytes)}`,
			"Content-Length": String(bytes.byteLength),
		},
	});
}

function createFallback(
	request: Request,
	reason: keyof typeof FALLBACKS,
	own?: OwnPicture,
): Response {
	const { status, headers } = FALLBACKS[reason];
	// Without an illustration, what stands behind one of the agency's own pictures is seen: a person's initials.
	if (own) return new Response(null, { status, headers: { ...headers, ...COMMON_HEADERS } });
	const svg = renderDocument(getDrawings().renderMissingPicture());
	return new Response(request.method === "HEAD" ? null : svg, {
		status,
		headers: {
			...headers,
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Content-Security-Policy": buildSvgPolicy(svg),
			...COMMON_HEADERS,
		},
	});
}
