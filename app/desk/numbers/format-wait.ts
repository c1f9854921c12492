import type { Summary } from "#app/desk/store/summarise-enquiries.ts";

/** Formats minutes of opening hours: `1 min`, `45 min`, `3 h 5 min`. */
export function formatMinutes(minutes: number | null): string {
	if (minutes === null) return "–";
	const whole = Math.max(1, Math.ceil(minutes));
	if (whole < 120) return `${whole} min`;
	return [`${Math.floor(whole / 60)} h`, whole % 60 ? `${whole % 60} min` : ""].join(" ").trim();
}

export function formatShare(count: number, base: number): string {
	return base > 0 ? `${Math.round((100 * count) / base)}%` : "–";
}

export const WAIT_COLUMNS = ["Within 5 minutes", "Within an hour"];

/** Returns the cells of `WAIT_COLUMNS`, as shares of `base`. */
export function toWaitCells({ withinFiveMinutes, withinOneHour }: Summary, base: number): string[] {
	return [withinFiveMinutes, withinOneHour].map((count) => formatShare(count, base));
}
