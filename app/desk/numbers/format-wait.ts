import { t } from "#app/messages/en/desk-numbers.server.ts";

/** Formats minutes of opening hours: `1 min`, `45 min`, `3 h 5 min`. */
export function formatMinutes(minutes: number): string {
	const whole = Math.max(1, Math.ceil(minutes));
	if (whole < 120) return t("minutes", { minutes: whole });
	const [hours, rest] = [Math.floor(whole / 60), whole % 60];
	return rest > 0 ? t("hoursAndMinutes", { hours, minutes: rest }) : t("hours", { hours });
}

export function formatShare(count: number, base: number): string {
	return base > 0 ? t("share", { percent: Math.round((100 * count) / base) }) : "–";
}
