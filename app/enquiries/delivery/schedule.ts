import { HOUR, MINUTE, SECOND } from "#app/platform/durations.ts";

/** The delays after each failed attempt, in ms: 5 s after the first, a day after the tenth. */
const PAUSES = [
	5 * SECOND,
	MINUTE,
	5 * MINUTE,
	30 * MINUTE,
	2 * HOUR,
	5 * HOUR,
	10 * HOUR,
	14 * HOUR,
	20 * HOUR,
	24 * HOUR,
];

/** The greatest random addition, as a share of the delay, so that nodes that failed together do not retry together. */
const JITTER = 0.1;
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * Returns the delay before the next attempt in ms; null after the last attempt. The receiver's Retry-After (in ms) is
 * used when it is longer, up to a day.
 */
export function getRetryDelay(
	attempts: number,
	retryAfter = 0,
	random = Math.random,
): number | null {
	const pause = PAUSES[attempts - 1];
	if (pause === undefined) return null;
	return Math.max(pause * (1 + JITTER * random()), Math.min(retryAfter, MAX_RETRY_AFTER));
}

/** Parses Retry-After: seconds or an HTTP date (RFC 9110, 10.2.3). Returns a delay in ms; 0 when it is neither. */
export function parseRetryAfter(header: string | null, now = getNow()): number {
	if (!header) return 0;
	const text = header.trim();
	if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
	const date = Date.parse(text);
	return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

import { getNow } from "#app/platform/clock.ts";
