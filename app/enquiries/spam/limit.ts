/** So many enquiries in so many seconds. */
export type Limit = { count: number; seconds: number };

/** `5/10m` as a limit; null when it is none. */
export function parseLimit(text: string): Limit | null {
	const [, count = "", length = "", unit = ""] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(text) ?? [];
	const seconds = Number(length) * (UNIT_SECONDS[unit] ?? 0);
	return Number(count) > 0 && seconds > 0 ? { count: Number(count), seconds } : null;
}

const UNIT_SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600 };
