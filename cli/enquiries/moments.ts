import { WrongUse } from "./refusal.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The agency's days begin so long before those of UTC; India has no summer time. */
const INDIA_AHEAD = 5.5 * HOUR;
const UNITS: Record<string, number> = { h: HOUR, d: DAY, w: WEEK };

/** `2026-11-21` (as that day begins in India), or `24h`, `7d`, `3w` before now; as ISO 8601 in UTC. */
export function parseSince(text: string, now = Date.now()): string {
	const [, count = "", unit = ""] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
	if (count) return new Date(now - Number(count) * (UNITS[unit] ?? 0)).toISOString();
	const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
	// JavaScript takes 30 February for 2 March.
	if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
		throw new WrongUse(
			`--since wants a day such as 2026-11-21, or 24h, 7d, 3w; found ${JSON.stringify(text)}.`,
		);
	return new Date(day.getTime() - INDIA_AHEAD).toISOString();
}

/** The Monday of the week in which a moment lies in India, as the day's name: 2026-11-16. */
export function toMonday(moment: string | number): string {
	const day = Math.floor((new Date(moment).getTime() + INDIA_AHEAD) / DAY);
	// Day 0, 1 January 1970, was a Thursday.
	return new Date((day - ((day + 3) % 7)) * DAY).toISOString().slice(0, 10);
}

/** The Mondays from the week of one moment to the week of another. */
export function listMondays(from: string | number, to: string | number): string[] {
	const mondays: string[] = [];
	for (
		let monday = toMonday(from);
		monday <= toMonday(to);
		monday = new Date(Date.parse(monday) + WEEK).toISOString().slice(0, 10)
	)
		mondays.push(monday);
	return mondays;
}

/** As that day begins in India: a Monday, so many weeks before the week of now; ISO 8601 in UTC. */
export function findWeekStart(weeksBefore: number, now = Date.now()): string {
	const monday = Date.parse(toMonday(now)) - weeksBefore * WEEK;
	return new Date(monday - INDIA_AHEAD).toISOString();
}

const MOMENT = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "short",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZone: "Asia/Kolkata",
});
const DAY_NAME = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "short",
	year: "numeric",
	timeZone: "Asia/Kolkata",
});

/** In India's time: 21 Nov 2026, 14:05. */
export function formatMoment(moment: string | number): string {
	return MOMENT.format(new Date(moment));
}

/** The day it is in India: 21 Nov 2026. */
export function formatDay(moment: string | number): string {
	return DAY_NAME.format(new Date(moment));
}

/** A time in ms for people: under 1 s, 45 s, 4 min, 2 h 5 min, 3 d 4 h. */
export function describeSpan(ms: number): string {
	if (ms < SECOND) return "under 1 s";
	if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`;
	if (ms < 2 * HOUR) return `${Math.round(ms / MINUTE)} min`;
	return ms < 2 * DAY
		? describeTwo(ms, HOUR, "h", MINUTE, "min")
		: describeTwo(ms, DAY, "d", HOUR, "h");
}

function describeTwo(
	ms: number,
	large: number,
	largeName: string,
	small: number,
	smallName: string,
) {
	const whole = Math.floor(ms / large);
	const rest = Math.floor((ms % large) / small);
	return rest > 0 ? `${whole} ${largeName} ${rest} ${smallName}` : `${whole} ${largeName}`;
}
