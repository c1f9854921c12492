import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";

/** Formats minutes of opening hours: `1 min`, `45 min`, `3 h 5 min`. */
export function formatMinutes(minutes: number | null): string {
	if (minutes === null) return "–";
	const whole = Math.max(1, Math.ceil(minutes));
	if (whole < 120) return t("minutes", { minutes: whole });
	const [hours, rest] = [Math.floor(whole / 60), whole % 60];
	return rest > 0 ? t("hoursAndMinutes", { hours, minutes: rest }) : t("hours", { hours });
}

export function formatShare(count: number, base: number): string {
	return base > 0 ? t("share", { percent: Math.round((100 * count) / base) }) : "–";
}

/** Returns the names of the columns with the shares of `toWaitCells`. */
export function getWaitColumns(): string[] {
	return [t("withinFiveMinutes"), t("withinAnHour")];
}

/** Returns the cells of the columns of `getWaitColumns`, as shares of `base`. */
export function toWaitCells({ withinFiveMinutes, withinOneHour }: Summary, base: number): string[] {
	return [withinFiveMinutes, withinOneHour].map((count) => formatShare(count, base));
}
