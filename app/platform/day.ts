const DAY_MS = 24 * 3_600_000;

/** India has no summer time. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** Unix time in ms to the day in India, as 2026-11-21. */
export function toDay(time: number): string {
	return new Date(time + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The start of a day in India, as ISO 8601 in UTC. */
export function toDayStart(day: string): string {
	return new Date(Date.parse(day) - INDIA_AHEAD_MS).toISOString();
}

/** The midnight in India before an instant; both are Unix time in ms. */
export function toMidnight(time: number): number {
	return Math.floor((time + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS;
}

/** Of Unix time in ms; Monday is 0. */
export function getWeekday(time: number): number {
	return (new Date(time + INDIA_AHEAD_MS).getUTCDay() + 6) % 7;
}

export function addDays(day: string, count: number): string {
	return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week: 2026-11-16. */
export function toMonday(day: string): string {
	return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Both included. */
export function listDays(from: string, to: string): string[] {
	const days: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}
