const DAY_MS = 24 * 3_600_000;

/** The agency's days begin so long before those of UTC; India has no summer time. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** The day that it is in India at a moment (Unix time in ms): 2026-11-21. */
export function toDay(moment: number): string {
	return new Date(moment + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** When a day (2026-11-21) begins in India; ISO 8601, UTC. */
export function toDayStart(day: string): string {
	return new Date(Date.parse(day) - INDIA_AHEAD_MS).toISOString();
}

/** So many days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
	return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** From one day to another, both included. */
export function listDays(from: string, to: string): string[] {
	const days: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}
