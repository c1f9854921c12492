import { getContent } from "#app/content/content.server.ts";
import { findOpening } from "#app/enquiries/opening-hours.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { findUsualStep } from "#app/enquiries/usual-step.ts";
import { t } from "#app/messages/en/desk-times.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatCallTime, toDayStart } from "#app/platform/dates.server.ts";
import { daySchema } from "#app/platform/day.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** The value for what is the visitor's turn by the agency's rules: it comes back if no reply comes. */
const NO_REPLY = "no-reply";
/** The value for a day of the field beside. */
const ON_DAY = "day";
/** A number of days on which the agency opens. */
const DAYS = /^[1-9]\d?$/;

/** Lists the values of the field `until` with their names, the soonest first. */
export function listSnoozes(): [value: string, name: string][] {
	const inDays = (days: number) => ({ time: formatCallTime(findNextOpening(days)) });
	return [
		["1", t("nextOpening", inDays(1))],
		["3", t("threeDays", inDays(3))],
		["5", t("fiveDays", inDays(5))],
	];
}

/** Returns the value that stands for a day of the field beside, with its name. */
export function getSnoozeDay(): [value: string, name: string] {
	return [ON_DAY, t("onDay")];
}

/**
 * Parses a snooze: a number of days on which the agency opens, `no-reply`, the value of `getSnoozeDay` with a day, whose first
 * opening counts, an instant, or empty for none.
 */
export function parseSnooze(value: string, day: string): Result<Change> {
	const until = value === ON_DAY ? day || value : value;
	if (until === "") return accept({ kind: "snooze", until: null });
	if (until === NO_REPLY) return accept({ kind: "next-step", next: findUsualStep("them") });
	const time = toTime(until);
	if (Number.isNaN(time) || time <= getNow()) return reject(t("snoozeIsPast"));
	return accept({
		kind: "snooze",
		until: new Date(time).toISOString(),
	});
}

function toTime(until: string): number {
	if (DAYS.test(until)) return findNextOpening(Number(until));
	const day = daySchema.safeParse(until).data;
	// The day's first opening; if it has none, the next one after it.
	return day ? findNextOpening(1, Date.parse(toDayStart(day)) - 1) : Date.parse(until);
}

function findNextOpening(days: number, after = getNow()): number {
	return findOpening(after, days, getContent().site.openingHours);
}
