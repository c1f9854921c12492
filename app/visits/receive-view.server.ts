import { randomBytes } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { getReception } from "#app/enquiries/reception.server.ts";
import { toSenderKey } from "#app/enquiries/spam/sender-key.ts";
import { getEnv } from "#app/env.server.ts";
import { findCountedPage } from "./find-counted-page.server.ts";
import { isCountable } from "./is-countable.ts";
import { readView } from "./view.ts";
import { createVisitCounter } from "./visit-counter.ts";
import { createVisitStore } from "./visit-store.ts";

const BODY_MAX = 2 * 1024;
/** Views that count from one address in a minute: an office behind one is none, a machine is more. */
const MOST_A_MINUTE = 120;

const limiter = new RateLimiterMemory({ points: MOST_A_MINUTE, duration: 60 });
/** Of this process alone and never written: nobody can tell from the limiter who came. */
const limiterKey = randomBytes(32);

const counter = createVisitCounter(async (rows) => {
	const { database } = await getReception();
	await createVisitStore(database).add(rows);
});

/** Counts the page that a browser tells of, if it may count; the visitor need not wait for that. */
export async function receiveView(request: Request, address: string | null): Promise<void> {
	if (!isCountable(request, getEnv().SITE_URL)) return;
	// A body that breaks off is nobody's fault.
	const view = readView(await readBody(request).catch(() => ""));
	if (!view || (address && !(await isWithinLimit(address)))) return;
	findCountedPage(view.path).then(
		(page) => page && counter.count(page, view.origin),
		// The blog's source does not answer, which its own pages tell.
		() => {},
	);
}

/** Writes what waits, as the site stops. */
export function flushVisits(): Promise<void> {
	return counter.flush();
}

/** Empty when it is too long. */
async function readBody(request: Request): Promise<string> {
	if (Number(request.headers.get("Content-Length") ?? 0) > BODY_MAX) return "";
	const decoder = new TextDecoder();
	let text = "";
	let size = 0;
	for await (const part of request.body ?? []) {
		size += part.byteLength;
		if (size > BODY_MAX) return "";
		text += decoder.decode(part, { stream: true });
	}
	return text + decoder.decode();
}

async function isWithinLimit(address: string): Promise<boolean> {
	return limiter.consume(toSenderKey(address, limiterKey)).then(
		() => true,
		() => false,
	);
}
