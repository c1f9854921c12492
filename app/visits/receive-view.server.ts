import { randomBytes } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { toSenderKey } from "#app/enquiries/spam/sender-key.ts";
import { getEnv } from "#app/env.server.ts";
import { findCountedPage } from "./find-counted-page.server.ts";
import { isCountable } from "./is-countable.ts";
import { parseView } from "./view.ts";
import { createVisitCounter } from "./visit-counter.ts";
import { createVisitStore } from "./visit-store.ts";

const MAX_BODY_LENGTH = 2 * 1024;
/** Counted views from one IP address in a minute: more than an office, less than a bot. */
const MAX_PER_MINUTE = 120;

const limiter = new RateLimiterMemory({ points: MAX_PER_MINUTE, duration: 60 });
/** In this process only and never stored, so that the limiter's keys identify nobody. */
const limiterKey = randomBytes(32);

const counter = createVisitCounter(async (rows) => {
	const { database } = await getEnquiryServices();
	await createVisitStore(database).add(rows);
});

/** Counts the view that a browser reports, without delaying the response. */
export async function countView(request: Request, address: string | null): Promise<void> {
	if (!isCountable(request, getEnv().SITE_URL)) return;
	const body = await request.text();
	const view = body.length > MAX_BODY_LENGTH ? null : parseView(body);
	if (!view || (address && !(await isWithinLimit(address)))) return;
	findCountedPage(view.path).then(
		(page) => page && counter.count(page, view.origin),
		// The blog's source is down, which its own pages log.
		() => {},
	);
}

export function flushVisits(): Promise<void> {
	return counter.flush();
}

function isWithinLimit(address: string): Promise<boolean> {
	return limiter.consume(toSenderKey(address, limiterKey)).then(
		() => true,
		() => false,
	);
}
