import { t } from "#app/messages/en/desk-website-schedule.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant, parseLocalTime } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** The greatest number of days for which a publication is planned ahead. */
const MAX_DAYS = 366;

/** Returns the span (Unix ms) in which a publication can be planned. */
export function getPlanSpan(now = getNow()): { from: number; to: number } {
	return { from: now, to: now + MAX_DAYS * DAY };
}

/** Parses what a field for date and time has, in the agency's time, to an instant to come. */
export function parsePublishTime(typed: string): Result<string> {
	const time = parseLocalTime(typed);
	if (time === null) return reject(t("timeMissing"));
	const at = new Date(time).toISOString();
	const { from, to } = getPlanSpan();
	if (time <= from) return reject(t("timeIsPast", { time: formatInstant(at) }));
	if (time > to) return reject(t("timeIsFar", { time: formatInstant(at), days: MAX_DAYS }));
	return accept(at);
}
