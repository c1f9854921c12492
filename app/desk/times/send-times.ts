import * as z from "zod/mini";
import { getContent } from "#app/content/content.server.ts";
import { findOpening } from "#app/enquiries/opening-hours.ts";
import { t } from "#app/messages/en/desk-times.server.ts";
import { getNow } from "#app/platform/clock.ts";
import {
	addDays,
	formatCallTime,
	formatInstant,
	parseLocalTime,
	toDay,
} from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** The greatest number of days for which an answer is planned ahead. */
const MAX_DAYS = 60;
/** The value of the field `at` that selects the field `later`, which is in the agency's time zone. */
export const OWN_TIME = "own";
const instantSchema = z.iso.datetime({ offset: true });

/** Returns the next opening (Unix ms) with its name, or null without opening hours. */
export function findSendOpening(): { time: number; name: string } | null {
	const { openingHours } = getContent().site;
	if (!openingHours) return null;
	const now = getNow();
	const time = findOpening(now, 1, openingHours);
	const keys = {
		[toDay(now)]: "sendToday",
		[addDays(toDay(now), 1)]: "sendTomorrow",
	} as const;
	const key = keys[toDay(time)] ?? "sendNextOpening";
	return { time, name: t(key, { time: formatCallTime(time) }) };
}

/** Returns the span (Unix ms) in which an answer can be planned. */
export function getSendSpan(now = getNow()): { from: number; to: number } {
	return { from: now, to: now + MAX_DAYS * DAY };
}

/**
 * Parses the time at which an answer is sent: an instant (ISO 8601), `own` for the time in the field `later`, or empty for
 * at once.
 */
export function parseSendTime(at: string, later: string): Result<{ sendAt?: string }> {
	if (!at) return accept({});
	const time = at === OWN_TIME ? parseLocalTime(later) : parseInstant(at);
	if (time === null) return reject(t("sendTimeMissing"));
	const sendAt = new Date(time).toISOString();
	const { from, to } = getSendSpan();
	if (time <= from) return reject(t("sendTimeIsPast", { time: formatInstant(sendAt) }));
	if (time > to) return reject(t("sendTimeIsFar", { time: formatInstant(sendAt), days: MAX_DAYS }));
	return accept({ sendAt });
}

function parseInstant(text: string): number | null {
	return instantSchema.safeParse(text).success ? Date.parse(text) : null;
}
