import ICAL from "ical.js";
import type { Span } from "#app/database/booking.ts";
import { getZone } from "./event-length.ts";
import {
	getFirstOccurrence,
	listOccurrences,
	type Occurrence,
	type Window,
} from "./list-occurrences.ts";
import type { ParsedComponent } from "./parse-components.ts";
import type { Zones } from "./zones.ts";

/** The events of one UID, with the exceptions for single occurrences or for all from one on. */
export type Series = readonly ParsedComponent[];

/** A change of all occurrences from one on: they are later by `shift`, and take `length`. */
type Move = { from: number; shift: number; length: number; isBusy: boolean };

/** Calls back with the times that a series takes, in no order. Like `listOccurrences` it may never return. */
export function listSeries(
	series: Series,
	window: Window,
	zones: Zones,
	onSpan: (span: Span) => void,
): void {
	const replaced = new Set<number>();
	const moves: Move[] = [];
	for (const event of series) {
		const id = getRecurrenceId(event, zones);
		const own = id === null ? null : getFirstOccurrence(event, zones);
		if (id === null || !own) continue;
		const takesTime = isBusy(event);
		if (takesTime) onSpan(own);
		if (isOfAllFollowing(event))
			moves.push({
				from: id,
				shift: own.start - id,
				length: own.end - own.start,
				isBusy: takesTime,
			});
		else replaced.add(id);
	}
	moves.sort((one, other) => other.from - one.from);
	const shifts = [0, ...moves.map(({ shift }) => shift)];
	const wider = {
		...window,
		from: window.from - Math.max(...shifts),
		to: window.to - Math.min(...shifts),
	};
	for (const event of series) {
		if (getRecurrenceId(event, zones) !== null || !isBusy(event)) continue;
		const leftOut = listLeftOut(event, zones);
		listOccurrences(event, wider, zones, (occurrence) => {
			if (leftOut.has(occurrence.id) || replaced.has(occurrence.id)) return;
			const move = moves.find(({ from }) => from <= occurrence.id);
			if (!move) onSpan(occurrence);
			else if (move.isBusy) onSpan(toMoved(occurrence, move));
		});
	}
}

export function isBusy({ component }: ParsedComponent): boolean {
	const get = (name: string) => String(component.getFirstPropertyValue(name)).toUpperCase();
	return get("status") !== "CANCELLED" && get("transp") !== "TRANSPARENT";
}

function toMoved({ start }: Occurrence, { shift, length }: Move): Span {
	return { start: start + shift, end: start + shift + length };
}

/**
 * Returns the original start (Unix ms) of the occurrence that an event replaces. Returns null for an event that is no
 * exception.
 */
function getRecurrenceId({ component }: ParsedComponent, zones: Zones): number | null {
	const property = component.getFirstProperty("recurrence-id");
	const time = property?.getFirstValue();
	return property && time instanceof ICAL.Time
		? zones.toInstants(time, getZone(property)).start
		: null;
}

function isOfAllFollowing({ component }: ParsedComponent): boolean {
	const range = component.getFirstProperty("recurrence-id")?.getFirstParameter("range");
	return range?.toUpperCase() === "THISANDFUTURE";
}

function listLeftOut({ component }: ParsedComponent, zones: Zones): Set<number> {
	const dates = component.getAllProperties("exdate").flatMap((property) =>
		property
			.getValues()
			.filter((value) => value instanceof ICAL.Time)
			.map((time) => zones.toInstants(time, getZone(property)).start),
	);
	return new Set(dates);
}
