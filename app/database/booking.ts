import type { CallState } from "./call-states.ts";

/** A period from inclusive to exclusive, in Unix ms. */
export type Span = { start: number; end: number };

/** The id of the person of the staff who holds a call; null for the one whom the content names. */
export type HostId = string | null;

/** The call of one enquiry; there is at most one. */
export type Booking = {
	/** The id of its enquiry, from which the UID in every calendar is made. */
	enquiryId: string;
	/** A call of the content's host takes the time of all hosts. */
	hostId: HostId;
	/** The start in Unix ms, which is the same instant in each zone. */
	startsAt: number;
	endsAt: number;
	/** The visitor's time zone as the browser names it: America/New_York; null when it is unknown. */
	zone: string | null;
	state: CallState;
	/** A number that increases with each move and with the cancellation: SEQUENCE of RFC 5545. */
	sequence: number;
	/** The ISO 8601 time of the booking. */
	createdAt: string;
};

/** A time that somebody has chosen, and the hosts who may hold the call; the content's without them. */
export type WantedCall = Pick<Booking, "startsAt" | "endsAt" | "zone"> & {
	hosts?: readonly HostId[];
};

/** The time that a call takes from its host, and one that somebody of the staff is busy. */
export type CallSpan = Span & { hostId: HostId };
export type BusySpan = Span & { staffId: string };

/** A time when nobody can be called, as somebody said on the desk. */
export type BusyTimeRow = {
	id: string;
	staffId: string;
	/** The start in Unix ms. */
	startsAt: number;
	endsAt: number;
	/** A note for the staff; may be empty. */
	note: string;
};

/** A calendar on another server whose events are busy times. */
export type BusyCalendarRow = {
	id: string;
	staffId: string;
	url: string;
	/** JSON of `Span[]`, from its last good response. */
	spans: string;
	/** The times of that response and of the last try; Unix ms, 0 for never. */
	fetchedAt: number;
	triedAt: number;
	/** Why the last try failed, as JSON of `CalendarError`. */
	error: string | null;
	/** JSON of `CalendarProblem[]`: what of its last good response could not be read, for the calendar's owner. */
	problems: string;
};
