/** From inclusive to exclusive, in Unix ms. */
export type Span = { start: number; end: number };

export const BOOKING_STATES = ["booked", "cancelled", "no-show", "held-back"] as const;

/** The call of one enquiry; there is at most one. */
export type Booking = {
	/** Its calls have the same UID in every calendar. */
	enquiryId: string;
	/** Unix ms; the same instant in each zone. */
	startsAt: number;
	endsAt: number;
	/** The visitor's time zone as the browser names it: America/New_York; null when it is unknown. */
	zone: string | null;
	/** `held-back`: the enquiry was taken for spam, so that its time stays free for others. */
	state: (typeof BOOKING_STATES)[number];
	/** Rises with each move and with the cancellation: SEQUENCE of RFC 5545. */
	sequence: number;
	/** ISO 8601. */
	createdAt: string;
};

/** The time that a visitor has chosen in the form. */
export type WantedCall = Pick<Booking, "startsAt" | "endsAt" | "zone">;
