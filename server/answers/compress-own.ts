import type { Context, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { compressForOld, compressQuickly } from "./compress-body.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";

/** What is shorter comes in one packet either way. */
const LEAST_BYTES = 1_024;
const OFFERED: readonly Encoding[] = ["br", "gzip"];

/**
 * Compresses what is made for one visitor and so is not kept: the form, searches, calculations, faults. Streamed
 * answers say no-transform, as they would wait here for their end.
 */
export function compressOwn(): MiddlewareHandler {
	return async (context, next) => {
		await next();
		if (!mayBeCompressed(context)) return;
		context.header("Vary", nameEncoding(context.res.headers.get("Vary")));
		const encoding = chooseEncoding(context.req.header("Accept-Encoding"), OFFERED);
		if (encoding === "identity") return;
		const plain = new Uint8Array(await context.res.arrayBuffer());
		const isShort = plain.byteLength < LEAST_BYTES;
		const body = isShort ? plain : await compress(plain, encoding);
		// Setting it takes over the headers of the one before.
		context.res = new Response(body as Uint8Array<ArrayBuffer>, context.res);
		context.res.headers.set("Content-Length", `${body.byteLength}`);
		if (isShort) return;
		context.res.headers.set("Content-Encoding", encoding);
		weakenTag(context.res.headers);
	};
}

function mayBeCompressed({ req, res }: Context): boolean {
	const read = (name: string) => res.headers.get(name);
	const length = read("Content-Length");
	return (
		res.body !== null &&
		req.method !== "HEAD" &&
		!res.headers.has("Content-Encoding") &&
		(length === null || Number(length) >= LEAST_BYTES) &&
		COMPRESSIBLE_CONTENT_TYPE_REGEX.test(read("Content-Type") ?? "") &&
		!/\bno-transform\b/i.test(read("Cache-Control") ?? "")
	);
}

function compress(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
	return encoding === "br" ? compressQuickly(body) : compressForOld(body);
}

function nameEncoding(vary: string | null): string {
	if (!vary) return "Accept-Encoding";
	return /\baccept-encoding\b|\*/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

/** The same words in another encoding are not the same bytes. */
function weakenTag(headers: Headers): void {
	const tag = headers.get("ETag");
	if (tag && !tag.startsWith("W/")) headers.set("ETag", `W/${tag}`);
}
