import { randomBytes } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { toSenderKey } from "#app/platform/http/sender-key.ts";
import { type CountedPage, findCountedPage } from "./find-counted-page.server.ts";
import { isCountable } from "./is-countable.ts";
import { createSpeedCounter } from "./speed-counter.ts";
import { parseSpeedMessage } from "./speed-message.ts";
import { createSpeedStore } from "./speed-store.ts";
import { parseView } from "./view.ts";
import { createVisitCounter } from "./visit-counter.ts";
import { createVisitStore } from "./visit-store.ts";

const MAX_BODY_LENGTH = 2 * 1024;
/**
 * The number of views from one IP address in a minute that are counted, and of messages about speed: more than an
 * office sends, less than a bot.
 */
const MAX_PER_MINUTE = 120;

const limiter = new RateLimiterMemory({ points: MAX_PER_MINUTE, duration: 60 });
/**
 * The key of the limiter's hashes. It exists in this process only and is never stored, so that they identify nobody.
 */
const limiterKey = randomBytes(32);

const visits = createVisitCounter(async (rows) => {
	const { database } = await getEnquiryServices();
	await createVisitStore(database).add(rows);
});
const speeds = createSpeedCounter(async (rows) => {
	const { database } = await getEnquiryServices();
	await createSpeedStore(database).add(rows);
});

/** Counts the view that a browser reports, or the speed of a page, without delaying the response. */
export async function countMessage(request: Request, address: string | null): Promise<void> {
	if (!isCountable(request, getEnv().SITE_URL)) return;
	const body = await request.text();
	if (body.length > MAX_BODY_LENGTH) return;
	const view = parseView(body);
	if (view) return count("view", address, view.path, (page) => visits.count(page, view.origin));
	const message = parseSpeedMessage(body);
	if (message) return count("speed", address, message.path, (page) => speeds.count(page, message));
}

export async function flushVisits(): Promise<void> {
	await Promise.all([visits.flush(), speeds.flush()]);
}

async function count(
	kind: "view" | "speed",
	address: string | null,
	path: string,
	add: (page: CountedPage) => void,
): Promise<void> {
	if (address && !(await isWithinLimit(kind, address))) return;
	findCountedPage(path).then(
		(page) => page && add(page),
		// The blog's source is down, which its own pages log.
		() => {},
	);
}

function isWithinLimit(kind: string, address: string): Promise<boolean> {
	return limiter.consume(`${kind} ${toSenderKey(address, limiterKey)}`).then(
		() => true,
		() => false,
	);
}
