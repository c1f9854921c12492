const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after a failed try the next one is due: 5 s after the first, a day after the tenth. In ms. */
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

/** So many nodes that failed together do not come back together. */
const JITTER = 0.1;
/** What a receiver may ask for by Retry-After. */
const LONGEST_WISH = 24 * HOUR;

/**
 * When to try again after `attempts` tries, in ms from now; null after the last try. A receiver's own wish
 * (Retry-After, in ms) is kept when it is later, up to a day.
 */
export function planNextTry(attempts: number, wish = 0, random = Math.random): number | null {
	const pause = PAUSES[attempts - 1];
	if (pause === undefined) return null;
	return Math.max(pause * (1 + JITTER * random()), Math.min(wish, LONGEST_WISH));
}

/** Retry-After as HTTP gives it, seconds or a date, in ms from now; 0 when there is none or it is neither. */
export function parseRetryAfter(header: string | null, now = Date.now()): number {
	if (!header) return 0;
	const text = header.trim();
	if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
	const date = Date.parse(text);
	return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
