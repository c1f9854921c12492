import type { Context, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { negotiateEncoding, varyByEncoding } from "./cached-response.ts";
import { compress } from "./compress.ts";

/** The length below which a body takes one packet either way. */
const MIN_BYTES = 1_024;

/**
 * Compresses responses that are not cached. Hono's own middleware has no Brotli, with which the form's page is 13.1 KB
 * instead of 14.4. Streamed responses say `no-transform`.
 */
export function compressResponses(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		if (!isCompressible(context)) return;
		varyByEncoding(context.res.headers);
		const accepted = context.req.header("Accept-Encoding");
		const encoding = negotiateEncoding(accepted, ["br", "gzip", "identity"]);
		if (encoding !== "br" && encoding !== "gzip") return;
		const plain = new Uint8Array(await context.res.arrayBuffer());
		const isShort = plain.byteLength < MIN_BYTES;
		const body = isShort ? plain : await compress(plain, encoding);
		// Assigning merges the headers of the previous response.
		context.res = new Response(body, context.res);
		context.res.headers.set("Content-Length", `${body.byteLength}`);
		if (isShort) return;
		context.res.headers.set("Content-Encoding", encoding);
		const etag = context.res.headers.get("ETag");
		if (etag && !etag.startsWith("W/")) context.res.headers.set("ETag", `W/${etag}`);
	};
}

function isCompressible({ req, res }: Context): boolean {
	const length = res.headers.get("Content-Length");
	return (
		res.body !== null &&
		req.method !== "HEAD" &&
		!res.headers.has("Content-Encoding") &&
		(length === null || Number(length) >= MIN_BYTES) &&
		COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get("Content-Type") ?? "") &&
		!/\bno-transform\b/i.test(res.headers.get("Cache-Control") ?? "")
	);
}
