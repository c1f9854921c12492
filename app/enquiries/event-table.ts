import { type Generated, sql } from "kysely";
import { EVENTS, type EventKind, type TypedEvent } from "./events.ts";

declare module "#app/database/tables.ts" {
	interface Tables {
		enquiryEvents: Omit<EventRow, "data" | "subject"> & {
			data: Generated<EventRow["data"]>;
			subject: Generated<EventRow["subject"]>;
		};
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
	/** What it tells beside its words, as JSON: `EVENTS` has the schema of each kind. */
	data: string;
	/** What its author wrote: a message, a note, the reason of a lost enquiry. */
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

/** An event with the data of its kind. */
export type Event = Omit<EventRow, "kind" | "data"> & TypedEvent;

/** Parses what a row of an event tells. Throws when its data is not of its kind. */
export function parseEvent<Row extends Pick<EventRow, "kind" | "data">>(
	row: Row,
): Omit<Row, "kind" | "data"> & TypedEvent {
	const data = EVENTS[row.kind].data.parse(JSON.parse(row.data));
	return { ...row, data } as Omit<Row, "kind" | "data"> & TypedEvent;
}

/** Creates an expression for a value of the data of an event; null where the data has none. */
export function selectData(
	key: "enquiryId" | "eventId" | "to" | "count" | "email",
	table = "enquiryEvents",
) {
	// The key is no parameter, so that the index of it is used.
	return sql<string | null>`${sql.ref(`${table}.data`)} ->> ${sql.lit(key)}`;
}
