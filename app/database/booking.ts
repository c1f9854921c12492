/** From inclusive to exclusive, in Unix ms. */
export type Span = { start: number; end: number };

/** The call of one enquiry; there is at most one. */
export type Booking = {
	/** Its calls have the same UID in every calendar. */
	enquiryId: string;
	/** Unix ms; the same instant in each zone. */
	startsAt: number;
	endsAt: number;
	/** The visitor's time zone as the browser names it: America/New_York; null when it is unknown. */
	zone: string | null;
	/**
	 * The time of these two stays free for others. `held-back`: the enquiry was taken for spam. `unconfirmed`: its sender has
	 * too many calls ahead, so that the staff decide.
	 */
	state: "booked" | "cancelled" | "no-show" | "held-back" | "unconfirmed";
	/** Rises with each move and with the cancellation: SEQUENCE of RFC 5545. */
	sequence: number;
	/** ISO 8601. */
	createdAt: string;
};

/** The time that a visitor has chosen in the form. */
export type WantedCall = Pick<Booking, "startsAt" | "endsAt" | "zone">;

/** When nobody can be called, as somebody said on the desk. */
export type BusyTimeRow = {
	id: string;
	staffId: string;
	/** Unix ms. */
	startsAt: number;
	endsAt: number;
	/** For the staff; may be empty. */
	note: string;
};

/** A calendar on another server whose events are busy times. */
export type BusyCalendarRow = {
	id: string;
	staffId: string;
	url: string;
	/** JSON of `Span[]`: its last good answer. */
	spans: string;
	/** When that was, and when it was tried last; Unix ms, 0 for never. */
	fetchedAt: number;
	triedAt: number;
	/** Why the last try failed, for the staff. */
	error: string | null;
	/** JSON of `string[]`: what of its last good answer could not be read, for whose calendar it is. */
	problems: string;
};
