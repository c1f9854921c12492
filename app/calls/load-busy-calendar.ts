import type { BookingRules } from "#app/content/schemas/booking.ts";
import { cleanLine } from "#app/platform/clean-text.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import { fetchGuarded } from "#app/platform/http/fetch-guarded.ts";
import { isSafeAddress, toSecureAddress } from "#app/platform/http/public-address.ts";
import type { CalendarReading } from "./calendar/read-calendar.ts";
import { readInProcess } from "./calendar/read-in-process.ts";
import type { CalendarError } from "./calendar-report.ts";

export type LoadOptions = {
	/** The only host (with its port) that may be in a private network. */
	ownHost?: string | null;
	/** The time limit of a fetch in ms, while others wait. */
	timeoutMs?: number;
};

/** The default time limit of a fetch, as a host that is down keeps others waiting. */
const FETCH_MS = 5_000;
/** The greatest size of a calendar, enough for many years. */
const MAX_BYTES = 20 * 1024 * 1024;
/** The greatest number of spans, as so many calls of half an hour fit into a month. */
const MAX_SPANS = 1_500;

const MAX_ADDRESS_LENGTH = 2_000;

/** Returns the address of a calendar, https or webcal (which is https), or null for anything else or a longer one. */
export function parseCalendarAddress(text: string): URL | null {
	const address = URL.parse(cleanLine(text).replace(/^webcal:/i, "https:"));
	if (!address) return null;
	const secure = toSecureAddress(address);
	const isShort = secure.href.length <= MAX_ADDRESS_LENGTH;
	return isShort && isSafeAddress(secure) ? secure : null;
}

/**
 * Fetches a calendar of another server. Returns the times that its events take, from now (Unix ms) to a day beyond the
 * horizon, with what of it could not be read; or why there are none to know.
 */
export async function loadBusyCalendar(
	address: URL,
	{ zone, horizonDays, minutes }: BookingRules,
	now: number,
	{ ownHost = null, timeoutMs = FETCH_MS }: LoadOptions,
): Promise<CalendarReading | { error: CalendarError }> {
	const { signal } = new AbortController();
	const rules = { isAllowed: isSafeAddress, ownHost, maxBytes: MAX_BYTES, accept: "text/calendar" };
	const fetched = await fetchGuarded(address, rules, signal, timeoutMs);
	if (fetched.status === "gone") return { error: { code: "gone" } };
	if (fetched.status !== "fetched") return { error: { code: "not-fetched", ...fetched.fault } };
	const { bytes } = fetched;
	const to = now + (horizonDays + 1) * DAY;
	const request = { bytes, zone, from: now, to, joinMs: minutes * MINUTE };
	const reading = await readInProcess(request).catch(() => undefined);
	if (reading === undefined) return { error: { code: "too-large" } };
	if (reading === null) return { error: { code: "no-calendar" } };
	if (reading.spans.length > MAX_SPANS) return { error: { code: "too-many", count: MAX_SPANS } };
	return reading;
}
