import { t } from "#app/messages/en/festival-calendar.ts";

/** Formats how long before an event something is ready. */
export function formatWeeks(weeks: number): string {
	return weeks === 0 ? t("onTheDay") : t("weeksBefore", { weeks });
}
