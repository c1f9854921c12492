import ICAL from "ical.js";
import { DAY, HOUR, MINUTE, SECOND } from "#app/platform/durations.ts";
import { SLACK_MS, toUtc, type Zones } from "./zones.ts";

const LONGEST_MONTH_MS = 31 * DAY;
const UNIT_MS: Record<string, number> = {
	SECONDLY: SECOND,
	MINUTELY: MINUTE,
	HOURLY: HOUR,
	DAILY: DAY,
	WEEKLY: 7 * DAY,
};
const ALMOST_A_DAY = new ICAL.Duration({ hours: 23, minutes: 59, seconds: 59 });
const UNIT_MONTHS: Record<string, number> = { MONTHLY: 1, YEARLY: 12 };
/** The last day that every month has. */
const DAY_OF_EACH_MONTH = 28;

/** Returns the last instant (Unix ms) at which a rule's occurrence may start: its UNTIL, or the end of a whole day. */
export function getLastStart({ until }: ICAL.Recur, tzid: string | null, zones: Zones): number {
	if (!until) return Number.POSITIVE_INFINITY;
	const last = until.clone();
	if (last.isDate) {
		last.isDate = false;
		last.addDuration(ALMOST_A_DAY);
	}
	return zones.toInstants(last, tzid).end;
}

/**
 * Moves the start of a rule by whole intervals to shortly before an instant, as the past of a calendar does not matter.
 * The occurrences from then on stay the same.
 */
export function skipPast(rule: ICAL.Recur, start: ICAL.Time, from: number): ICAL.Time {
	const passed = from - SLACK_MS - toUtc(start);
	const months = (UNIT_MONTHS[rule.freq] ?? 0) * rule.interval;
	const unit = UNIT_MS[rule.freq];
	const step = unit ? unit * rule.interval : months * LONGEST_MONTH_MS;
	const steps = Math.floor(passed / step) - 1;
	if (rule.count || !(steps > 0)) return start;
	const moved = start.clone();
	if (unit) moved.adjust(0, 0, 0, (steps * step) / 1_000);
	else if (start.day <= DAY_OF_EACH_MONTH) {
		const month = start.month - 1 + steps * months;
		moved.year = start.year + Math.floor(month / 12);
		moved.month = (month % 12) + 1;
	}
	return moved;
}

/**
 * Returns the time between two starts, in ms, of a rule that repeats within an hour without exceptions. Returns null
 * for others.
 */
export function getInterval(rule: ICAL.Recur): number | null {
	const isPlain = Object.keys(rule.parts).length === 0;
	const isFrequent = rule.freq === "SECONDLY" || rule.freq === "MINUTELY";
	const unit = UNIT_MS[rule.freq];
	return unit && isPlain && isFrequent ? unit * rule.interval : null;
}
