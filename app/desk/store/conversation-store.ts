import type { Kysely } from "kysely";
import type { ReplyRow, Tables } from "#app/database/tables.ts";
import { deliverySchema } from "#app/enquiries/delivery-table.ts";
import type { Delivery, Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { type Event, parseEvent } from "#app/enquiries/event-table.ts";
import { EVENTS, type EventKind, filterEvents } from "#app/enquiries/events.ts";
import { listMatterIds } from "#app/enquiries/store/matters.ts";

/** The greatest number of parts that are shown at once. */
const MAX_PARTS = 200;

type PartKind = "enquiry" | NonNullable<(typeof EVENTS)[EventKind]["part"]>;

/** The events that are a part of the conversation; the others are in the history of their enquiry. */
const PARTS = filterEvents(({ part }) => part !== null);

type PartEvent = Event & { staffName: string | null };
/** A file without its content. */
export type PartFile = Pick<Tables["attachments"], "id" | "eventId" | "name" | "type" | "size"> & {
	isKept: boolean;
};

/** A part of a conversation: an enquiry, or an event of one. */
export type Part = {
	kind: PartKind;
	/** The time in ISO 8601. */
	at: string;
	enquiry: Enquiry;
	event: PartEvent | null;
	/** The delivery of an answer. */
	delivery: Delivery | undefined;
	/** The e-mail of a reply, of an enquiry that came by e-mail, or of what staff wrote in their own mailbox. */
	message: ReplyRow | undefined;
	files: PartFile[];
};

export type Conversation = {
	/** The parts, oldest first. */
	parts: Part[];
	/** The enquiries of the matter, newest first. */
	enquiries: Enquiry[];
	/** Those that lead the other matters of the person, the one with the last words first. */
	otherMatters: Enquiry[];
	/** The time before which there are further parts; null if there are none. */
	earlier: string | null;
};

/** Reads the conversation of an enquiry's matter: its newest parts, or those before a time. */
export async function readConversation(
	db: Kysely<Tables>,
	id: string,
	before?: string,
): Promise<Conversation> {
	const ids = await listMatterIds(db, id);
	if (ids.length === 0) return { parts: [], enquiries: [], otherMatters: [], earlier: null };
	const [rows, otherMatters, events, deliveries] = await Promise.all([
		db
			.selectFrom("enquiries")
			.selectAll()
			.where("id", "in", ids)
			.orderBy("createdAt", "desc")
			.execute(),
		selectOtherMatters(db, id).execute(),
		selectEvents(db, ids, before)
			.execute()
			.then((rows) => rows.map(parseEvent)),
		db
			.selectFrom("deliveries")
			.selectAll()
			.where("enquiryId", "in", ids)
			.where("channel", "=", "answer")
			.execute(),
	]);
	const enquiries = new Map(rows.map((row) => [row.id, enquirySchema.parse(row)]));
	const eventIds = events.map(({ id }) => id);
	const hasEvents = eventIds.length > 0;
	const [messages, files] = await Promise.all([
		hasEvents ? selectMessages(db, eventIds).execute() : [],
		hasEvents ? selectFiles(db, eventIds).execute() : [],
	]);
	const findRelated = (eventId: string | undefined) => {
		const delivery = deliveries.find((delivery) => delivery.eventId === eventId);
		return {
			delivery: delivery && deliverySchema.parse(delivery),
			message: messages.find((message) => message.eventId === eventId),
			files: files
				.filter((file) => file.eventId === eventId)
				.map((file) => ({ ...file, isKept: Boolean(file.isKept) })),
		};
	};
	const parts: Part[] = [
		...events.flatMap((event) => {
			const enquiry = enquiries.get(event.enquiryId);
			const kind = EVENTS[event.kind].part;
			if (!enquiry || !kind || isEmpty(event)) return [];
			return { kind, at: event.at, enquiry, event, ...findRelated(event.id) };
		}),
		...[...enquiries.values()].map((enquiry) => {
			const mailed = events.find(
				({ kind, enquiryId }) => kind === "mailed" && enquiryId === enquiry.id,
			);
			const kind = "enquiry" as const;
			return { kind, at: enquiry.createdAt, enquiry, event: null, ...findRelated(mailed?.id) };
		}),
	]
		.filter(({ at }) => !before || at < before)
		.sort(compareByAge);
	const shown = parts.slice(-MAX_PARTS);
	return {
		parts: shown,
		enquiries: [...enquiries.values()],
		otherMatters: otherMatters.map((row) => enquirySchema.parse(row)),
		earlier: shown.length < parts.length ? (shown[0]?.at ?? null) : null,
	};
}

/** Returns whether an event only says that an answer to another enquiry of the person was cancelled. */
function isEmpty({ kind, data, text }: Event): boolean {
	return kind === "cancel-answer" && data.draftOf === undefined && text === null;
}

/** The greatest number of other matters that are listed. */
const MAX_MATTERS = 20;

function selectOtherMatters(db: Kysely<Tables>, id: string) {
	return db
		.selectFrom("enquiries")
		.innerJoin("enquiries as own", "own.personId", "enquiries.personId")
		.selectAll("enquiries")
		.where("own.id", "=", id)
		.whereRef("enquiries.matterId", "!=", "own.matterId")
		.whereRef("enquiries.id", "=", "enquiries.matterId")
		.orderBy("enquiries.incomingAt", "desc")
		.limit(MAX_MATTERS);
}

function selectEvents(db: Kysely<Tables>, ids: readonly string[], before?: string) {
	const query = db
		.selectFrom("enquiryEvents")
		.leftJoin("staff", "staff.id", "enquiryEvents.staffId")
		.selectAll("enquiryEvents")
		.select("staff.name as staffName")
		.where("enquiryId", "in", ids)
		// As an expression: SQLite would else read all events of these kinds by their index.
		.where(({ eb, fn, val }) => eb(fn.coalesce("kind", val("")), "in", [...PARTS, "mailed"]))
		.orderBy("at", "desc")
		.orderBy("revision", "desc")
		.limit(MAX_PARTS + 1);
	return before ? query.where("at", "<", before) : query;
}

function selectMessages(db: Kysely<Tables>, eventIds: readonly string[]) {
	return db.selectFrom("replies").selectAll().where("eventId", "in", eventIds);
}

function selectFiles(db: Kysely<Tables>, eventIds: readonly string[]) {
	return db
		.selectFrom("attachments")
		.select(["id", "eventId", "name", "type", "size", "isKept"])
		.where("eventId", "in", eventIds);
}

/** Compares two parts by their time; an enquiry comes before its own events. */
function compareByAge(one: Part, other: Part): number {
	if (one.at !== other.at) return one.at < other.at ? -1 : 1;
	return (one.event?.revision ?? -1) - (other.event?.revision ?? -1);
}
