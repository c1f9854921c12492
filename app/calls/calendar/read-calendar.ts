import ICAL from "ical.js";
import type { Span } from "#app/database/booking.ts";
import type { CalendarProblem } from "../calendar-report.ts";
import { getZone } from "./event-length.ts";
import { toOccurrence, type Window } from "./list-occurrences.ts";
import { ENDLESS, IMPOSSIBLE, listProblems } from "./list-problems.ts";
import { isBusy, listSeries, type Series } from "./list-series.ts";
import { type ParsedComponent, parseComponents } from "./parse-components.ts";
import { isTimeOut, runWithin } from "./run-within.ts";
import { createSpanList } from "./span-list.ts";
import { readDefinitions } from "./zone-definitions.ts";
import { createZones, MOST_AHEAD_MS, SLACK_MS, toUtc, type Zones } from "./zones.ts";

export type CalendarRequest = Window & {
	/** The text of the calendar (iCalendar, RFC 5545). */
	text: string;
	/** The IANA zone of all-day events, and of times without a zone. */
	zone: string;
};

export type CalendarReading = {
	/** The busy times, in order; free time between two is at least `joinMs` long. */
	spans: Span[];
	/** What could not be read as it was meant, for the calendar's owner. */
	problems: CalendarProblem[];
};

/** The time in ms for a series whose rule may never end; each further one of the same calendar gets less. */
const PATIENCE_MS = [700, 200, 100];
const LEAST_PATIENCE_MS = 20;
/** The number of occurrences after which a series that took too long counts as busy until the window's end. */
const MANY = 100;

/**
 * Reads when a calendar is busy between two instants. Events that are transparent or cancelled take no time. An error
 * in an event affects that event alone, is reported, and counts as busy where in doubt. Returns null for what is no
 * calendar.
 */
export function readCalendar({ text, zone, ...window }: CalendarRequest): CalendarReading | null {
	const events: ParsedComponent[] = [];
	const freeBusy: ParsedComponent[] = [];
	const definitions: ICAL.Component[] = [];
	const isCalendar = parseComponents(text, (parsed) => {
		const { name } = parsed.component;
		if (name === "vevent" && !isPast(parsed, window.from)) events.push(parsed);
		if (name === "vfreebusy") freeBusy.push(parsed);
		if (name === "vtimezone" && parsed.errors.size === 0) definitions.push(parsed.component);
	});
	if (!isCalendar) return null;

	const used = listZones([...events, ...freeBusy]);
	const zones = createZones(zone, readDefinitions(definitions, used, window.to));
	const busy = createSpanList(window);
	for (const { component } of freeBusy) listBusyPeriods(component, zones).forEach(busy.add);
	const all = [...Map.groupBy(events, getUid).values()];
	addSeries(all, window, zones, busy.add);
	const relevant = [...events.filter(isBusy), ...freeBusy];
	return { spans: busy.join(), problems: listProblems(relevant, zones.unknown) };
}

/** Lists the names of zones (TZID) that times have. */
function listZones(parsed: readonly ParsedComponent[]): Set<string> {
	const names = new Set<string>();
	for (const { component } of parsed)
		for (const property of component.getAllProperties()) {
			const tzid = getZone(property);
			if (tzid !== null) names.add(tzid);
		}
	return names;
}

/** Adds the times that each series takes; of a series that never ends, those that were found. */
function addSeries(
	all: readonly Series[],
	window: Window,
	zones: Zones,
	onSpan: (span: Span) => void,
): void {
	let next = 0;
	let timesOut = 0;
	/** The index of the series that timed out last. */
	let tried = -1;
	let found: Span[] = [];
	const addAll = () => {
		for (; next < all.length; next++) {
			found = [];
			addOne(all[next] ?? [], window, zones, found);
			found.forEach(onSpan);
		}
	};
	while (next < all.length) {
		const patience = PATIENCE_MS[timesOut] ?? LEAST_PATIENCE_MS;
		try {
			runWithin(patience, addAll);
		} catch (error) {
			if (!isTimeOut(error)) throw error;
			// The earlier series may have used up the time, or the machine was busy.
			const isFirstTry = tried !== next;
			tried = next;
			if (isFirstTry) continue;
			timesOut++;
			const series = all[next] ?? [];
			series[0]?.errors.add(ENDLESS);
			found.forEach(onSpan);
			const last = found.at(-1);
			if (!last) listDoubtful(series, window).forEach(onSpan);
			else if (found.length > MANY) onSpan({ start: last.start, end: window.to });
			next++;
		}
	}
}

function addOne(series: Series, window: Window, zones: Zones, found: Span[]): void {
	try {
		listSeries(series, window, zones, (span) => found.push(span));
	} catch {
		// The library rejects a rule only when it is expanded.
		series[0]?.errors.add(found.length > 0 ? IMPOSSIBLE : ENDLESS);
		if (found.length === 0) found.push(...listDoubtful(series, window));
	}
}

/** Lists what may be busy if no occurrence of a series could be found: all time from its start on. */
function listDoubtful(series: Series, { to }: Window): Span[] {
	return series.filter(isBusy).flatMap(({ component }) => {
		const start = component.getFirstPropertyValue("dtstart");
		return start instanceof ICAL.Time ? [{ start: toUtc(start) - MOST_AHEAD_MS, end: to }] : [];
	});
}

function listBusyPeriods(component: ICAL.Component, zones: Zones): Span[] {
	return component
		.getAllProperties("freebusy")
		.filter((property) => property.getFirstParameter("fbtype")?.toUpperCase() !== "FREE")
		.flatMap((property) =>
			property
				.getValues()
				.filter((value) => value instanceof ICAL.Period)
				.map((period) => toOccurrence(period, getZone(property), zones)),
		);
}

/** Returns the UID. Events without one get different ones. */
function getUid(event: ParsedComponent): unknown {
	return event.component.getFirstPropertyValue("uid") ?? event;
}

/** Returns whether the whole event was over some days ago, so that it can be dropped. */
function isPast({ component, errors }: ParsedComponent, from: number): boolean {
	const isRepeated = component.hasProperty("rrule") || component.hasProperty("rdate");
	if (isRepeated || errors.size > 0) return false;
	const get = (name: string) => component.getFirstPropertyValue(name);
	const duration = get("duration");
	const lengthMs = duration instanceof ICAL.Duration ? duration.toSeconds() * 1_000 : 0;
	return ["dtstart", "dtend", "recurrence-id"]
		.map(get)
		.every((time) => !(time instanceof ICAL.Time) || toUtc(time) + lengthMs < from - SLACK_MS);
}
