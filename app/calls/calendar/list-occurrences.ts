import ICAL from "ical.js";
import type { Span } from "#app/database/booking.ts";
import { getLength, getZone, limitLength, WHOLE_DAY } from "./event-length.ts";
import type { ParsedComponent } from "./parse-components.ts";
import { getInterval, getLastStart, skipPast } from "./rules.ts";
import type { Zones } from "./zones.ts";

/** A period from `from` to `to`, in Unix ms. Gaps shorter than `joinMs` are no free time. */
export type Window = { from: number; to: number; joinMs: number };

/** An occurrence of an event: the start by which exceptions refer to it (NaN for many at once), and its span. */
export type Occurrence = Span & { id: number };

/** Returns the first occurrence of an event, without its repetitions. Returns null where its start cannot be read. */
export function getFirstOccurrence(event: ParsedComponent, zones: Zones): Occurrence | null {
	const start = getStart(event);
	return start && createOccurrences(event, start, zones)(start.first);
}

/**
 * Calls back with each occurrence of an event that may be within the window: its start, its single dates, and those of
 * its rules by time. It may never return, as a rule can require a 30th of February.
 */
export function listOccurrences(
	event: ParsedComponent,
	window: Window,
	zones: Zones,
	onOccurrence: (occurrence: Occurrence) => void,
): void {
	const start = getStart(event);
	if (!start) return;
	const { first, tzid } = start;
	const { component } = event;
	const create = createOccurrences(event, start, zones);
	const own = create(first);
	onOccurrence(own);
	for (const dates of component.getAllProperties("rdate"))
		for (const date of dates.getValues())
			if (date instanceof ICAL.Time) onOccurrence(create(date));
			else if (date instanceof ICAL.Period) onOccurrence(toOccurrence(date, getZone(dates), zones));
	for (const rule of component.getAllProperties("rrule").map((each) => each.getFirstValue())) {
		if (!(rule instanceof ICAL.Recur)) continue;
		const last = Math.min(getLastStart(rule, tzid, zones), window.to);
		const dense = joinFrequent(rule, own, last, window.joinMs);
		if (dense) {
			onOccurrence(dense);
			continue;
		}
		// The library would compare UNTIL, which is an instant, with a time of another zone.
		const endless = rule.clone();
		endless.until = null;
		// An occurrence that begins before the window may last into it.
		const from = window.from - (own.end - own.start);
		const times = endless.iterator(skipPast(rule, first, from));
		for (let time = times.next(); time; time = times.next()) {
			const occurrence = create(time);
			if (occurrence.start > last) break;
			onOccurrence(occurrence);
		}
	}
}

/** Converts a period of RDATE or FREEBUSY to an occurrence. */
export function toOccurrence(period: ICAL.Period, tzid: string | null, zones: Zones): Occurrence {
	const { start } = zones.toInstants(period.start, tzid);
	const last = (period.duration ? period.start : period.end).clone();
	if (period.duration) last.addDuration(limitLength(period.duration));
	return { id: start, start, end: zones.toInstants(last, tzid).end };
}

type Start = { first: ICAL.Time; tzid: string | null };

function createOccurrences(event: ParsedComponent, { first, tzid }: Start, zones: Zones) {
	const length = getLength(event, first, zones);
	return (time: ICAL.Time): Occurrence => {
		const { start } = zones.toInstants(time, tzid);
		const end = time.clone();
		end.addDuration(time.isDate && !first.isDate ? WHOLE_DAY : length);
		return { id: start, start, end: zones.toInstants(end, tzid).end };
	};
}

function getStart({ component }: ParsedComponent): Start | null {
	const property = component.getFirstProperty("dtstart");
	const first = property?.getFirstValue();
	return property && first instanceof ICAL.Time ? { first, tzid: getZone(property) } : null;
}

/**
 * Joins the occurrences of a rule until the last one if they leave no time for a call between them. Returns null for
 * other rules.
 */
function joinFrequent(
	rule: ICAL.Recur,
	{ start, end }: Occurrence,
	last: number,
	joinMs: number,
): Occurrence | null {
	const interval = getInterval(rule);
	const length = end - start;
	if (interval === null || interval - length >= joinMs) return null;
	const counted = rule.count ? start + (rule.count - 1) * interval : last;
	return { id: Number.NaN, start, end: Math.min(counted, last) + length };
}
