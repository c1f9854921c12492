import type { Booking, HostId, Span, WantedCall } from "#app/database/booking.ts";
import type { CallOutcome } from "#app/database/call-states.ts";
import type { FileContent } from "#app/database/file-store.ts";
import type { AttachmentRow, ReplyRow, Tables } from "#app/database/tables.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import type { EventData, EventKind } from "#app/enquiries/events.ts";
import { SECOND } from "#app/platform/durations.ts";
import type { Enquiry } from "../enquiry.ts";
import type { NextStep } from "./next-step.ts";

/** The one who changes an enquiry. */
export type Author =
	| { author: "person"; staffId: string }
	| { author: "command" | "visitor" | "system"; staffId: null };

export const COMMAND: Author = { author: "command", staffId: null };
export const VISITOR: Author = { author: "visitor", staffId: null };
export const SYSTEM: Author = { author: "system", staffId: null };

export function byPerson(staffId: string): Author {
	return { author: "person", staffId };
}

/** The changes after which a planned answer may be wrong, or goes to nobody: they take it back. */
export type StoppingKind = "reply" | "replied" | "another-enquiry" | "spam" | "erase";

/** A change of a stored enquiry; `CHANGES` of `changes.ts` has the effects of each. */
export type Change =
	| ({ kind: "note"; text: string; tell?: string } & MailedAnswer)
	| ({ kind: "answer"; text: string } & AnswerParts)
	| ({ kind: "answered-elsewhere"; channel: string; text: string; next?: NextStep } & MailedAnswer)
	| { kind: "state"; state: Enquiry["state"] }
	/** The value that is expected of it while it is open. */
	| { kind: "value"; value: number | null }
	| { kind: "won"; value: number | null }
	| { kind: "lost"; reason: string | null }
	| { kind: "owner"; owner: string | null; text?: string; hasLeft?: true }
	| { kind: "snooze"; until: string | null }
	| { kind: "next-step"; next: NextStep }
	| { kind: "spam" | "ham" | "send-again" | "send-now" | "erase" }
	| { kind: "cancel-answer"; eventId: string; because?: StoppingKind }
	| { kind: "answer-delivered" | "answer-failed"; deliveryId?: string }
	/** The reason has the codes of the mail server, and is empty where it gave none. */
	| { kind: "not-acknowledged"; reason: string }
	/** The reason is the enhanced status code of the report, empty where it has none. */
	| { kind: "answer-bounced"; deliveryId: string; reason: string }
	| { kind: "copy-bounced"; addresses: readonly string[]; reason: string }
	| { kind: "reply"; text: string; message: IncomingMessage }
	| { kind: "mailed"; message: IncomingMessage }
	| { kind: "replied" | "auto-reply"; text: string }
	/** What is given of how the visitor is named and reached. */
	| ({ kind: "correct" } & Partial<
			Pick<Tables["enquiries"], "name" | "company" | "email" | "phone">
	  >)
	| { kind: "another-enquiry" | "take-apart" | "new-matter" }
	| { kind: "put-together"; enquiryId: string }
	| { kind: "not-one-person"; enquiryId: string }
	| CallChange
	| { kind: "made-by-hand" }
	| { kind: "book-held-back" }
	| { kind: CallOutcome; next?: NextStep }
	| { kind: "undo"; eventId?: string };

/** A file; one with an id has its content on the disk. */
export type FileValues = Pick<AttachmentRow, "name" | "type" | "size"> & FileContent;

/** What goes with the words of an answer. */
type AnswerParts = {
	/** Who moves next after it; without it the visitor, at no time. */
	next?: NextStep;
	/** The time at which it is sent: ISO 8601, UTC. Without it, it is sent at once. */
	sendAt?: string;
	/** The addresses that get a copy. */
	cc?: readonly string[];
	/** The subject, where it is not that of the thread. */
	subject?: string;
	files?: readonly FileValues[];
};

/** What somebody of the staff wrote in their own mailbox: its message, and the addresses outside the agency that got it. */
type MailedAnswer = { message?: IncomingMessage; receivers?: readonly string[] };

/** An e-mail that came in, without its own words. */
export type IncomingMessage = Omit<ReplyRow, "eventId" | "enquiryId" | Copies> &
	Partial<Pick<ReplyRow, Copies>> & {
		/** The words by which its enquiry is found, as `listWordsOfTexts` lists them, of all that the message has. */
		words: readonly string[];
		files: readonly FileValues[];
	};

type Copies = "toAddresses" | "ccAddresses";

/**
 * A change of a call. `bufferMs` is the least time to other calls, `sequence` is that of the call which the author saw. Of the
 * `hosts` of a moved call its own keeps it; without them nobody else may hold it.
 */
export type CallChange =
	| { kind: "book"; wanted: WantedCall; text?: string | null; bufferMs?: number }
	| {
			kind: "move-call";
			to: Span;
			hosts?: readonly HostId[];
			sequence: Booking["sequence"];
			text?: string | null;
			bufferMs?: number;
	  }
	| { kind: "cancel-call"; sequence: Booking["sequence"]; text?: string | null }
	| { kind: "rebook-call"; sequence: Booking["sequence"] };

/**
 * The reason why a change wrote nothing: somebody else changed the enquiry or its call meanwhile (`stale`), it does not exist
 * or was erased (`missing`), another call takes the time (`taken`), the call has begun or does not stand (`over`).
 */
export type Rejection = "stale" | "missing" | "over" | UndoRejection;

/** The time in ms for which an author can undo a change, and an e-mail about it waits before it is sent. */
export const UNDO_MS = 10 * SECOND;

/**
 * The time in ms after which nothing is undone any more: ten times as long, for slow lines and for whoever needs longer to
 * press the button (WCAG 2.2.1). An answer that is on its way is not undone all the same, unless it is held back.
 */
export const MAX_UNDO_MS = 10 * UNDO_MS;

/**
 * The reason why a change is not undone: it is none that can be (`final`), somebody else made it, or has changed all of it
 * since (`theirs`), it was made too long ago (`late`), its e-mail is on its way (`sent`), another call has the time (`taken`).
 */
export type UndoRejection = "final" | "theirs" | "late" | "sent" | "taken";

/**
 * The outcome of a change. `unchanged` means that there was nothing to change, `unconfirmed` that the staff decide about a
 * call, as its sender has too many calls ahead.
 */
export type ChangeResult = "changed" | "unchanged" | "unconfirmed" | Rejection;

/** The part of an event that is the same for each kind of change. */
export type NewEvent = Author & Pick<EventRow, "id" | "enquiryId" | "at" | "revision">;

/** The effect of a change. Without an event the enquiry keeps its row and its revision, and the desk hears nothing. */
export type Effect = (RowWithEvent | { row?: never; event?: never; writeRelated?: never }) & {
	/** The changes that follow, of the same enquiry or of others of its matter. */
	followers?: readonly Follower[];
	result?: ChangeResult;
};

/** A change that follows from another one. */
export type Follower = { id: string; change: Change };

type RowWithEvent = {
	/** The new values of the enquiry's row. */
	row?: Partial<Tables["enquiries"]>;
	event: WrittenEvent;
	/** Writes the rows that refer to the event, once it is stored. */
	writeRelated?: () => Promise<unknown>;
};

/** What a change tells by its event, with the data of its kind. */
type WrittenEvent = {
	[Kind in EventKind]: { kind: Kind } & (Record<never, never> extends EventData<Kind>
		? { data?: EventData<Kind> }
		: { data: EventData<Kind> });
}[EventKind] &
	Partial<Pick<EventRow, "author" | "staffId" | "text" | "cc" | "subject" | "sendAt" | "replaced">>;
