import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import type { Span } from "./booking.ts";
import { parseZone } from "./format-call.ts";

export type CalendarRequest = {
	/** iCalendar, RFC 5545. */
	text: string;
	/** Of all-day events, and of times without a zone; IANA. */
	zone: string;
	/** Unix ms. */
	from: number;
	to: number;
};

/** A zone that a calendar names and does not define, though RFC 5545 wants it. */
class NamedZone extends ICAL.Timezone {
	override utcOffset(time: ICAL.Time): number {
		return toZoned(time, this.tzid).offsetNanoseconds / 1e9;
	}
}

type ToInstant = (time: ICAL.Time) => number;

/**
 * The times that the events of a calendar take, in order and joined where they meet. Events that are transparent,
 * cancelled or without sound times take none. Null for what is no calendar, or cannot be parsed. This may take for ever: a
 * rule can ask for every second, or for a 30th of February.
 */
export function readCalendar({ text, zone, from, to }: CalendarRequest): Span[] | null {
	const calendar = parseCalendar(text);
	if (!calendar) return null;
	const events = calendar.getAllSubcomponents("vevent");
	registerZones(calendar, events);
	const toInstant: ToInstant = (time) =>
		time.zone === ICAL.Timezone.localTimezone
			? toZoned(time, zone).epochMilliseconds
			: time.toUnixTime() * 1_000;
	const spans = [...Map.groupBy(events, (event) => event.getFirstPropertyValue("uid")).values()]
		.flatMap((series) => listSpans(series, to, toInstant))
		.filter(({ start, end }) => start < end && start < to && from < end);
	return joinSpans(spans);
}

/** Of events with one UID: a series, and what became of single occurrences. */
function listSpans(series: ICAL.Component[], to: number, toInstant: ToInstant): Span[] {
	const moved = series.flatMap((event) =>
		orNone(() => listTimes(event, "recurrence-id").map(toInstant)),
	);
	return series.filter(isBusy).flatMap((event) =>
		orNone(() => {
			const leftOut = new Set([...moved, ...listTimes(event, "exdate").map(toInstant)]);
			return listOccurrences(new ICAL.Event(event, { exceptions: [] }), to, toInstant).filter(
				({ start }) => event.hasProperty("recurrence-id") || !leftOut.has(start),
			);
		}),
	);
}

/** One malformed event hides no other one. */
function orNone<T>(list: () => T[]): T[] {
	try {
		return list();
	} catch {
		return [];
	}
}

function listOccurrences(event: ICAL.Event, to: number, toInstant: ToInstant): Span[] {
	const { startDate, endDate, duration } = event;
	if (!event.isRecurring()) return [{ start: toInstant(startDate), end: toInstant(endDate) }];
	const spans: Span[] = [];
	const occurrences = event.iterator();
	for (let time = occurrences.next(); time; time = occurrences.next()) {
		const start = toInstant(time);
		if (start >= to) break;
		const end = time.clone();
		end.addDuration(duration);
		spans.push({ start, end: toInstant(end) });
	}
	return spans;
}

function parseCalendar(text: string): ICAL.Component | null {
	try {
		const calendar = new ICAL.Component(ICAL.parse(text));
		return calendar.name === "vcalendar" ? calendar : null;
	} catch {
		return null;
	}
}

function registerZones(calendar: ICAL.Component, events: readonly ICAL.Component[]): void {
	const names = new Set(
		events.flatMap((event) =>
			event.getAllProperties().map((property) => property.getFirstParameter("tzid")),
		),
	);
	for (const name of names)
		if (name && !calendar.getTimeZoneByID(name) && parseZone(name))
			ICAL.TimezoneService.register(new NamedZone({ tzid: name }), name);
}

function isBusy(event: ICAL.Component): boolean {
	const get = (name: string) => String(event.getFirstPropertyValue(name)).toUpperCase();
	return get("status") !== "CANCELLED" && get("transp") !== "TRANSPARENT";
}

function listTimes(event: ICAL.Component, name: string): ICAL.Time[] {
	const values = event.getAllProperties(name).flatMap((property) => property.getValues());
	return values.filter((value) => value instanceof ICAL.Time);
}

function toZoned(time: ICAL.Time, zone: string): Temporal.ZonedDateTime {
	const { year, month, day, hour, minute, second } = time;
	return new Temporal.PlainDateTime(year, month, day, hour, minute, second).toZonedDateTime(zone);
}

function joinSpans(spans: readonly Span[]): Span[] {
	const joined: Span[] = [];
	for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
		const last = joined.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else joined.push({ start, end });
	}
	return joined;
}
