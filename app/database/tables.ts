import * as z from "zod/mini";
import type { Booking, BusyCalendarRow, BusyTimeRow } from "./booking.ts";

/**
 * Columns in camel case, as Kysely's CamelCasePlugin maps them. SQLite and PostgreSQL have the same: texts, whole
 * numbers and null. A feature may declare its own, as `enquiries/enquiry-table.ts` does.
 */
export interface Tables {
	deliveries: DeliveryRow;
	enquiryEvents: EventRow;
	staff: StaffRow;
	sessions: SessionRow;
	signInLinks: {
		hash: string;
		staffId: string;
		expiresAt: number;
		usedAt: string | null;
		/** Whether it was asked for by e-mail, and so is sent nowhere else. */
		isAsked: 0 | 1;
	};
	passkeys: PasskeyRow;
	usedChallenges: { id: string; expiresAt: number };
	bookings: Booking;
	busyTimes: BusyTimeRow;
	busyCalendars: BusyCalendarRow;
	secrets: { name: string; value: string };
	visits: VisitRow;
	pageSpeed: SpeedRow;
}

/** Views of a page on one day from one source. */
export type VisitRow = {
	/** The day in India: 2026-11-21. */
	day: string;
	path: string;
	/** The slug that the page is about; this and the next four may be empty. */
	service: string;
	city: string;
	/** As an enquiry's source; of first pages only. */
	source: string;
	medium: string;
	campaign: string;
	/** Visits that began with the page. */
	entries: number;
	/** First pages included. */
	views: number;
};

export const VISIT_KEY = ["day", "path", "source", "medium", "campaign"] as const;

/** Loads of documents of one day whose figure falls in one bucket of a histogram. */
export type SpeedRow = {
	/** The day in India: 2026-11-21. */
	day: string;
	/** Kind of the page: a fixed path, or a name as `city`. */
	template: string;
	device: "phone" | "desktop";
	metric: "LCP" | "INP" | "CLS" | "TTFB";
	/** Upper bound, in thousandths: ms, and a thousandth of CLS. */
	bucket: number;
	loads: number;
};

/** Who may sign in to the desk. Times are ISO 8601, UTC. */
export type StaffRow = {
	id: string;
	name: string;
	/** In lower case. */
	email: string;
	role: "owner" | "member";
	invitedAt: string;
	disabledAt: string | null;
	/** Rises when the secret address of the person's calendar is renewed. */
	calendarVersion: number;
	/** When all sessions and links were last ended. */
	accessEndedAt: string | null;
	/** Of somebody who has left: then name and e-mail are nobody's. */
	erasedAt: string | null;
};

export type SessionRow = {
	/** SHA-256 of the token in the cookie. */
	hash: string;
	staffId: string;
	createdAt: string;
	seenAt: string;
	device: string;
};

export type PasskeyRow = {
	/** The credential's id, in base64url as the browser sends it. */
	id: string;
	staffId: string;
	/** COSE, in base64url. */
	publicKey: string;
	/** Rises with each use, where the device counts at all. */
	counter: number;
	/** As its person calls it; may be empty. */
	name: string;
	createdAt: string;
	lastUsedAt: string | null;
};

/** What happened to an enquiry; rows are only added, and an erasure empties their texts. */
export type EventRow = {
	id: string;
	enquiryId: string;
	at: string;
	/** Who did it; `system` is the site itself. */
	author: "person" | "command" | "visitor" | "system";
	/** Of a person. */
	staffId: string | null;
	kind:
		| "note"
		| "answer"
		| "answered-elsewhere"
		| "answer-delivered"
		| "answer-failed"
		| "send-again"
		| "send-now"
		| "state"
		| "owner"
		| "snooze"
		| "spam"
		| "ham"
		| "booked"
		| "call-moved"
		| "call-cancelled"
		| "no-show"
		| "erased";
	/** The value before and after: a state, the id of an owner, a time, a channel. */
	fromValue: string | null;
	toValue: string | null;
	/** The words of a note or an answer. */
	text: string | null;
	/** The enquiry's revision that it made. */
	revision: number;
};

const nullableText = z.nullable(z.string());

/** One enquiry on one channel. */
export const deliverySchema = z.object({
	/** The same at every attempt; the Message-ID and the webhook-id are made of it. */
	id: z.string(),
	enquiryId: z.string(),
	/** `none`: no channel was configured; replaced by a delivery per channel once there are some. */
	channel: z.enum([
		"email",
		"acknowledgement",
		"webhook",
		"answer",
		"reminder",
		"invitation",
		"host-invitation",
		"call-reminder",
		"none",
	]),
	/**
	 * Of an answer the id of its event, of a reminder its own id, of what is sent about a call the id of the event that
	 * booked, moved or cancelled it, with `:day` or `:hour` for a reminder of it; else empty.
	 */
	eventId: z.string(),
	/**
	 * `held`: the enquiry is quarantined or spam. `cancelled`: erased, an acknowledgement of spam, or a reminder of what
	 * was answered before it could be sent.
	 */
	state: z.enum(["pending", "delivered", "failed", "held", "cancelled"]),
	/** Attempts begun so far. */
	attempts: z.number(),
	/** When the next attempt is due; Unix time in ms. */
	nextAt: z.number(),
	/** ISO 8601, UTC. */
	deliveredAt: nullableText,
	/** Without the visitor's words. */
	lastError: nullableText,
});
/** Until `leasedUntil` (Unix time in ms) only the node that holds `lease` works on it. */
export type DeliveryRow = z.infer<typeof deliverySchema> & {
	lease: string | null;
	leasedUntil: number | null;
};
