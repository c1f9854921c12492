import type { Generated } from "kysely";
import type { EventKind } from "./events.ts";

declare module "#app/database/tables.ts" {
	interface Tables {
		enquiryEvents: Omit<EventRow, "subject"> & { subject: Generated<EventRow["subject"]> };
	}
}

/** An event of an enquiry; rows are only added, an erasure empties their texts, and an undone one becomes `taken-back`. */
export type EventRow = {
	id: string;
	enquiryId: string;
	at: string;
	/** The kind of author; `system` is the site itself. */
	author: "person" | "command" | "visitor" | "system";
	/** The id of the author, if it is a person. */
	staffId: string | null;
	kind: EventKind;
	/**
	 * The value before and after: a state, the id of an owner, a time, a channel, the value of a won enquiry, the id of another
	 * enquiry; of an enquiry that was answered with another one the event of that answer and the other's id; of a planned answer
	 * that was taken back whose draft it is, and the kind of the change that did so; the number of automatic replies that were
	 * only counted.
	 */
	fromValue: string | null;
	toValue: string | null;
	/** The words of a note or an answer, or the reason of a lost enquiry. */
	text: string | null;
	/** The further addresses that an answer or a note by e-mail went to, or that got no copy, separated by ", ". */
	cc: string | null;
	/** The subject that the author of an answer chose; null where it is that of the thread. */
	subject: string | null;
	/** The time for which an answer was planned, here or in another enquiry of the person; null for any other event. */
	sendAt: string | null;
	/** The former values of what the change wrote into the enquiry's row, as JSON; null where it cannot be undone. */
	replaced: string | null;
	/** The enquiry's revision that the event created. */
	revision: number;
};
