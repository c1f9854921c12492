import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isTagAmong } from "#app/is-tag-known.ts";
import { getCommonHeaders } from "./common-headers.ts";
import { type Encoding, negotiateEncoding } from "./negotiate-encoding.ts";
import { varyByEncoding } from "./vary.ts";

type HeaderRecord = Readonly<Record<string, string>>;

/** A body in one encoding, with all headers. */
type Variant = { headers: HeaderRecord; body: Buffer<ArrayBuffer> };

/** A response with status 200 in memory, in several encodings. */
export type CachedResponse = {
	etag: string | null;
	/** Headers of a 304 response. */
	notModifiedHeaders: HeaderRecord;
	/** Headers that all variants share. */
	headers: HeaderRecord;
	/** Encodings that can be sent, of which some may not be made yet. */
	available: readonly Encoding[];
	variants: Readonly<Partial<Record<Encoding, Variant>>>;
};

/** Creates a response with these bodies; the headers that all responses have are added. */
export function createCachedResponse(
	ownHeaders: Headers,
	available: readonly Encoding[],
	bodies: readonly (readonly [Encoding, Buffer<ArrayBuffer>])[],
): CachedResponse {
	const merged = new Headers(getCommonHeaders());
	for (const [name, value] of ownHeaders) merged.set(name, value);
	if (available.length > 1) varyByEncoding(merged);
	const headers = Object.fromEntries(merged);
	const { "content-type": _, ...notModifiedHeaders } = headers;
	const etag = merged.get("ETag");
	const empty: CachedResponse = { etag, notModifiedHeaders, headers, available, variants: {} };
	return bodies.reduce((cached, [encoding, body]) => addVariant(cached, encoding, body), empty);
}

/** Returns the same response with a body in one more encoding, or with a better compressed one. */
export function addVariant<Cached extends CachedResponse>(
	cached: Cached,
	encoding: Encoding,
	body: Buffer<ArrayBuffer>,
): Cached {
	const headers = {
		...cached.headers,
		...(encoding !== "identity" && { "content-encoding": encoding }),
		"content-length": String(body.byteLength),
	};
	return { ...cached, variants: { ...cached.variants, [encoding]: { headers, body } } };
}

/** A weak ETag: it stands for a body in all its encodings, however well it is compressed. */
export function createEtag(body: Uint8Array): string {
	return `W/"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** Sends a response from memory; false, with nothing sent, where the variant for this client is not made yet. */
export function sendCached(
	cached: CachedResponse,
	{ headers, method }: IncomingMessage,
	response: ServerResponse,
): boolean {
	if (isNotModified(cached, headers["if-none-match"])) {
		response.writeHead(304, cached.notModifiedHeaders).end();
		return true;
	}
	const variant = cached.variants[selectEncoding(cached, headers["accept-encoding"])];
	if (!variant) return false;
	response.writeHead(200, variant.headers).end(method === "HEAD" ? undefined : variant.body);
	return true;
}

/** The same as a Response; undefined where the variant is not made yet. */
export function toResponse(cached: CachedResponse, requestHeaders: Headers): Response | undefined {
	if (isNotModified(cached, requestHeaders.get("If-None-Match")))
		return new Response(null, { status: 304, headers: cached.notModifiedHeaders });
	const encoding = selectEncoding(cached, requestHeaders.get("Accept-Encoding"));
	const variant = cached.variants[encoding];
	return variant && new Response(variant.body, { headers: variant.headers });
}

export function selectEncoding(
	{ available }: CachedResponse,
	acceptEncoding: string | null | undefined,
): Encoding {
	return negotiateEncoding(acceptEncoding ?? "", available);
}

function isNotModified({ etag }: CachedResponse, ifNoneMatch: string | null | undefined): boolean {
	return Boolean(etag && ifNoneMatch && isTagAmong(ifNoneMatch, etag));
}
