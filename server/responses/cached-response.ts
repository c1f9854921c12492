import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";
import { matchesEtag } from "#app/platform/http/etag.ts";
import { getCommonHeaders } from "./common-headers.ts";

/** Content codings, best first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

type HeaderRecord = Readonly<Record<string, string>>;

/** A body in one encoding, with all headers. */
type Variant = { headers: HeaderRecord; body: Buffer<ArrayBuffer> };

/** A response with status 200 in memory, in several encodings. */
export type CachedResponse = {
	etag: string | null;
	/** The headers of a 304 response. */
	notModifiedHeaders: HeaderRecord;
	/** The headers that all variants share. */
	headers: HeaderRecord;
	/** The encodings that can be sent; some may not be compressed yet. */
	available: readonly Encoding[];
	variants: Readonly<Partial<Record<Encoding, Variant>>>;
};

/** The weight of `identity`, which is acceptable where the header does not mention it, and comes last. */
const IDENTITY_WEIGHT = 0.0001;
/**
 * Ranked encodings by Accept-Encoding. Browsers send a handful of different values; the limit is for clients that make
 * up others.
 */
const ranked = new LRUCache<string, readonly Encoding[]>({ max: 200, memoMethod: rankEncodings });

/** Creates a response from the common headers and the response's own ones. */
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

/** Returns the response with the body in one more encoding, or better compressed. */
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

/**
 * Sends a cached response. Returns false, with nothing sent, where the variant for this client is not compressed yet.
 */
export function sendCached(
	cached: CachedResponse,
	{ headers, method }: IncomingMessage,
	response: ServerResponse,
): boolean {
	if (isNotModified(cached, headers["if-none-match"])) {
		response.writeHead(304, cached.notModifiedHeaders).end();
		return true;
	}
	const variant = cached.variants[negotiateEncoding(headers["accept-encoding"], cached.available)];
	if (!variant) return false;
	response.writeHead(200, variant.headers).end(method === "HEAD" ? undefined : variant.body);
	return true;
}

/** Creates the same as a Response. Returns undefined where the variant is not compressed yet. */
export function createResponse(
	cached: CachedResponse,
	requestHeaders: Headers,
): Response | undefined {
	if (isNotModified(cached, requestHeaders.get("If-None-Match")))
		return new Response(null, { status: 304, headers: cached.notModifiedHeaders });
	const encoding = negotiateEncoding(requestHeaders.get("Accept-Encoding"), cached.available);
	const variant = cached.variants[encoding];
	return variant && new Response(variant.body, { headers: variant.headers });
}

/**
 * Returns the available encoding that Accept-Encoding prefers:
 * https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function negotiateEncoding(
	header: string | null | undefined,
	available: readonly Encoding[],
): Encoding {
	return ranked.memo(header ?? "").find((encoding) => available.includes(encoding)) ?? "identity";
}

export function varyByEncoding(headers: Headers): void {
	if (!/\baccept-encoding\b|\*/i.test(headers.get("Vary") ?? ""))
		headers.append("Vary", "Accept-Encoding");
}

function isNotModified({ etag }: CachedResponse, ifNoneMatch: string | null | undefined): boolean {
	return Boolean(etag && ifNoneMatch && matchesEtag(ifNoneMatch, etag));
}

function rankEncodings(header: string): Encoding[] {
	const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
	const others = weights.get("*");
	const getWeight = (encoding: Encoding): number => {
		const fallback = encoding === "identity" && others !== 0 ? IDENTITY_WEIGHT : (others ?? 0);
		return weights.get(encoding) ?? fallback;
	};
	return ENCODINGS.filter((encoding) => getWeight(encoding) > 0).sort(
		(a, b) => getWeight(b) - getWeight(a),
	);
}
