import type { Booking, Span, WantedCall } from "#app/database/booking.ts";
import type { EventRow, Tables } from "#app/database/tables.ts";
import type { Enquiry } from "../enquiry.ts";

/** Who changes an enquiry. */
export type Author =
	| { author: "person"; staffId: string }
	| { author: "command" | "visitor" | "system"; staffId: null };

export const COMMAND: Author = { author: "command", staffId: null };
export const VISITOR: Author = { author: "visitor", staffId: null };
export const SYSTEM: Author = { author: "system", staffId: null };

export function byPerson(staffId: string): Author {
	return { author: "person", staffId };
}

/** What happens to an enquiry once it is stored; `applyChange` has the effects of each. */
export type Change =
	| { kind: "note" | "answer"; text: string }
	| { kind: "answered-elsewhere"; channel: string; text: string }
	| { kind: "state"; state: Enquiry["state"] }
	| { kind: "owner"; owner: string | null; text?: string }
	| { kind: "snooze"; until: string | null }
	| { kind: "spam" | "ham" | "send-again" | "send-now" | "erase" }
	| { kind: "answer-delivered" | "answer-failed" }
	| CallChange
	| { kind: "book-held-back" | "no-show" };

/** `bufferMs` is the least time to other calls; `sequence` is that of the call which the author saw. */
export type CallChange =
	| { kind: "book"; wanted: WantedCall; bufferMs?: number }
	| {
			kind: "move-call";
			to: Span;
			sequence: Booking["sequence"];
			text?: string | null;
			bufferMs?: number;
	  }
	| { kind: "cancel-call"; sequence: Booking["sequence"]; text?: string | null };

/**
 * Why a change was not made: somebody else changed the enquiry or its call meanwhile, it was erased, another call takes the
 * time, the call has begun or does not stand. Nothing was written then.
 */
export type Rejection = "stale" | "missing" | "taken" | "over";

/**
 * `unchanged`: there was nothing to change. `unconfirmed`: a call was noted, and the staff decide, as its sender has too many
 * calls ahead.
 */
export type ChangeResult = "changed" | "unchanged" | "unconfirmed" | Rejection;

/** An event before it is known what it tells. */
export type EventDraft = Author & Pick<EventRow, "id" | "enquiryId" | "at" | "revision">;

/** Without an event the enquiry keeps its row and its revision, and nobody is told. */
export type Effect = (Told | { row?: never; event?: never }) & {
	/** A change that follows, with an event of its own. */
	next?: Change;
	result?: ChangeResult;
};

type Told = {
	/** New values of the enquiry's row. */
	row?: Partial<Tables["enquiries"]>;
	event: Partial<EventRow> & Pick<EventRow, "kind">;
};
