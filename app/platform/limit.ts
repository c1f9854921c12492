/** A number of enquiries in a number of seconds. */
export type Limit = { count: number; seconds: number };

const UNIT_SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600 };

/** Parses `5/10m`. Returns null when it is no limit. */
export function parseLimit(text: string): Limit | null {
	const [, count = "", length = "", unit = ""] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(text) ?? [];
	const seconds = Number(length) * (UNIT_SECONDS[unit] ?? 0);
	return Number(count) > 0 && seconds > 0 ? { count: Number(count), seconds } : null;
}
