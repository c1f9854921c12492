import { setTimeout as wait } from "node:timers/promises";
import type { Context, MiddlewareHandler, Next } from "hono";
import { findSession } from "#app/desk/request/find-session.ts";
import { createBusyResponse } from "../limits/concurrency-limit.ts";
import { BODY_BYTES, BODY_MS, UPLOAD_BYTES, UPLOAD_MS } from "../limits/limits.ts";
import { isUploadPath } from "./paths.ts";

const REJECTIONS = {
	408: "This form did not arrive whole. Please send it again.",
	413: "This form is too large. Go back in your browser: your words are still there.",
} as const;

/** The number of forms with files that are held in memory at the same time. */
const MAX_UPLOADS = 2;
let uploads = 0;

/** Receives the whole body before the handler runs, so that a slow sender takes none of the handler's time. */
export const receiveBodies: MiddlewareHandler = async (context, next) => {
	const { raw, path } = context.req;
	if (raw.method !== "POST") return next();
	// Staff send answers from the desk, which are longer than what a visitor sends.
	const limit = /^\/desk(\/|$)/.test(path) ? 2 * BODY_BYTES : BODY_BYTES;
	const isUpload = isUploadPath(path) && Number(raw.headers.get("Content-Length") ?? 0) > limit;
	if (isUpload) {
		const session = await findSession(context).catch(() => null);
		// The store is unavailable.
		if (session === null) return createBusyResponse();
		if (session) return receiveUpload(context, next);
	}
	const received = await receiveBody(raw, limit);
	if (typeof received === "number") return reject(context, received);
	context.req.raw = received;
	return next();
};

/** Receives a form with files of somebody who is signed in. */
async function receiveUpload(context: Context, next: Next): Promise<Response | undefined> {
	if (uploads >= MAX_UPLOADS) return createBusyResponse();
	uploads++;
	try {
		const received = await receiveBody(context.req.raw, UPLOAD_BYTES, UPLOAD_MS);
		if (typeof received === "number") return reject(context, received);
		context.req.raw = received;
		await next();
		return;
	} finally {
		uploads--;
	}
}

/** Returns the request with its body in memory, or a status where it is larger than `limit` bytes or takes too long. */
export async function receiveBody(
	request: Request,
	limit: number,
	timeoutMs = BODY_MS,
): Promise<Request | 408 | 413> {
	if (!request.body) return request;
	const parts = await receiveParts(request, limit, timeoutMs);
	if (typeof parts === "number") return parts;
	const { method, headers, signal, url } = request;
	return new Request(url, { method, headers, signal, body: new Blob(parts) });
}

/**
 * Returns the parts of a request's body as they came, or a status where they are more than `limit` bytes or take too long.
 * `onPart` is told the bytes of each part, and may throw.
 */
export async function receiveParts(
	request: Request,
	limit: number,
	timeoutMs: number,
	onPart: (bytes: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>[] | 408 | 413> {
	if (!request.body) return [];
	if (Number(request.headers.get("Content-Length") ?? 0) > limit) return 413;
	const arrived = new AbortController();
	const late = wait(timeoutMs, 408 as const, { ref: false, signal: arrived.signal });
	// Aborting it, which ends the wait, rejects.
	late.catch(() => {});
	try {
		return await Promise.race([readParts(request.body, limit, onPart), late]);
	} finally {
		arrived.abort();
	}
}

async function readParts(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	limit: number,
	onPart: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[] | 413> {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const part of body) {
		size += part.byteLength;
		if (size > limit) return 413;
		onPart(part.byteLength);
		parts.push(part);
	}
	return parts;
}

/** Rejects the request and closes the connection, as the rest of the body may still be on its way. */
function reject(context: Context, status: 408 | 413): Response {
	return context.text(REJECTIONS[status], status, { Connection: "close" });
}
