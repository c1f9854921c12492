import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE, SECOND } from "#app/platform/durations.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { toSenderKey } from "#app/platform/http/sender-key.ts";
import { joinBytes } from "#app/platform/join-bytes.ts";
import { report } from "#app/platform/operations-log.ts";
import { MESSAGE_BYTES } from "#app/replies/parsing/parse-in-process.ts";
import { receiveMessage } from "#app/replies/receive-message.ts";
import type { MessageOutcome } from "#app/replies/reply-services.ts";
import { createSetAsideStore, HOOK, HOOK_TRIES } from "#app/replies/set-aside-store.ts";
import { createBusyResponse } from "../limits/concurrency-limit.ts";
import { SOCKET_MS } from "../limits/limits.ts";
import { type Place, rememberSender, takePlace } from "./hook-places.ts";
import { receiveParts } from "./receive-body.ts";

/** The greatest age of a signature, as Standard Webhooks has it. */
const TOLERANCE_MS = 5 * MINUTE;
/** The number of bodies without a valid signature that are received of one network in ten minutes. */
const MAX_UNSIGNED = 5;
const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;

/** 202 for what was left, too: the sender has nothing to do about it, and other statuses would have it sent again. */
const RESPONSES: Record<MessageOutcome, readonly [status: 200 | 202 | 422, text: string]> = {
	taken: [202, "taken"],
	ignored: [202, "ignored"],
	left: [202, "left"],
	known: [200, "known"],
	invalid: [422, "This is no e-mail message."],
};

/** What a mail server hears of a message that is set aside, as others do not wait behind it in its queue. */
const LATER = "This message cannot be taken now. Please send it again later.";
const NEVER = "This message cannot be taken.";
const RETRY_AFTER_S = 300;

const unsigned = new RateLimiterMemory({ points: MAX_UNSIGNED, duration: (10 * MINUTE) / SECOND });
const unsignedKey = randomBytes(32);

/**
 * Handles `POST /hooks/mail`: a mail server hands over a message as it is (`message/rfc822`), signed by Standard Webhooks with
 * MAIL_HOOK_SECRET. The signature is known once the body is here: each body counts for its sender until then, so that a
 * stranger cannot keep the places of others.
 */
export async function handleMailHook(
	context: Context<{ Bindings: HttpBindings }>,
	address: string | null,
): Promise<Response> {
	const { MAIL_HOOK_SECRET: secret } = getEnv();
	if (!secret) return context.text("There is no such hook.", 404);
	const signed = parseSignature(context.req.raw.headers);
	if (!signed) return reject(context, 401);
	const sender = toSenderKey(address ?? "", unsignedKey);
	const place = takePlace(sender);
	if (!place) return createBusyResponse();
	const { socket } = context.env.incoming;
	try {
		const wait = await countUnsigned(sender);
		if (wait > 0) {
			context.header("Retry-After", String(Math.ceil(wait / SECOND)));
			return reject(context, 429);
		}
		const received = await receiveAt(place, context.req.raw);
		if (received === 503) return createBusyResponse();
		if (typeof received === "number") return reject(context, received);
		const body = await joinBytes(received);
		if (!isSigned(body, signed, secret)) return reject(context, 401);
		rememberSender(sender);
		await unsigned.reward(sender);
		// The parts of a large message take their time.
		socket.setTimeout(0);
		return await respond(context, body);
	} catch (error) {
		report("A message could not be received:", error);
		return createBusyResponse();
	} finally {
		place.leave();
		socket.setTimeout(SOCKET_MS);
	}
}

/** Receives a body at its place. Resolves to a status where it is too large or too slow, breaks off, or lacks memory. */
async function receiveAt(place: Place, request: Request): Promise<Uint8Array[] | 408 | 413 | 503> {
	let isFull = false;
	const take = (bytes: number) => {
		isFull = !place.take(bytes);
		if (isFull) throw new Error("no memory is left");
	};
	try {
		return await receiveParts(request, MESSAGE_BYTES, place.timeout, take);
	} catch {
		return isFull ? 503 : 408;
	}
}

/** Receives the message. One that cannot be taken is asked for again some times: until then the mail server keeps it. */
async function respond(context: Context, body: Uint8Array): Promise<Response> {
	const { database } = await getEnquiryServices();
	const setAside = createSetAsideStore(database, HOOK);
	const hash = createHash("sha256").update(body).digest("hex");
	const before = await setAside.find(hash);
	const received = await receiveMessage(body, { isLaterTry: before !== undefined });
	if (typeof received === "string") {
		if (before) await setAside.remove(hash);
		const [status, text] = RESPONSES[received];
		return context.text(text, status);
	}
	const tries = await setAside.note({ hash }, received);
	if (tries >= HOOK_TRIES) return context.text(NEVER, 422);
	context.header("Retry-After", String(RETRY_AFTER_S));
	return context.text(LATER, 503);
}

const REJECTIONS = {
	401: "This message is not signed as it should be.",
	408: "This message did not arrive whole.",
	413: "This message is too large.",
	429: "Too many messages from here were not signed as they should be.",
} as const;

/** Rejects the request and closes the connection, as the rest of the body may still be on its way. */
function reject(context: Context, status: keyof typeof REJECTIONS): Response {
	return context.text(REJECTIONS[status], status, { Connection: "close" });
}

/** Counts a body whose signature is not known yet. Resolves to the time to wait in ms, 0 within the limit. */
async function countUnsigned(sender: string): Promise<number> {
	try {
		await unsigned.consume(sender);
		return 0;
	} catch (result) {
		if (result instanceof RateLimiterRes) return result.msBeforeNext;
		throw result;
	}
}

type Signed = { id: string; timestamp: string; signatures: Buffer[] };

/** Parses the headers of a signature. Returns null for those that no signer of now could have sent. */
function parseSignature(headers: Headers): Signed | null {
	const id = headers.get("webhook-id") ?? "";
	const timestamp = headers.get("webhook-timestamp") ?? "";
	const signatures = (headers.get("webhook-signature") ?? "")
		.split(" ")
		.flatMap((text) => SIGNATURE.exec(text)?.[1] ?? [])
		.map((text) => Buffer.from(text, "base64"));
	const age = getNow() - Number(timestamp) * 1000;
	const isOfNow = /^\d{1,12}$/.test(timestamp) && Math.abs(age) <= TOLERANCE_MS;
	return id && isOfNow && signatures.length > 0 ? { id, timestamp, signatures } : null;
}

/**
 * Returns whether the bytes are signed with the secret: https://www.standardwebhooks.com. The library that verifies the
 * other hooks signs texts alone, and a message in another charset than UTF-8 is none.
 */
function isSigned(body: Uint8Array, { id, timestamp, signatures }: Signed, secret: string) {
	const key = secret.startsWith("whsec_")
		? Buffer.from(secret.slice("whsec_".length), "base64")
		: Buffer.from(secret, "latin1");
	const hmac = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
	return signatures.some((given) => given.length === hmac.length && timingSafeEqual(given, hmac));
}
