import { type Kysely, sql } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { filterChannels } from "#app/enquiries/channels.ts";
import type { EarlierSubjects } from "#app/enquiries/emails/subjects.ts";
import type { Delivery } from "#app/enquiries/enquiry.ts";
import { selectMatterIds } from "#app/enquiries/store/matters.ts";

/** What the visitor wrote; the time is ISO 8601. */
export type VisitorWords = { text: string; at: string };

/** The content of an e-mail that answers an enquiry. */
export type Answer = {
	text: string;
	/** The time in ISO 8601; of a planned one that at which it is sent. */
	at: string;
	staffName: string;
	/** The addresses that get a copy. */
	cc: string[];
	files: { name: string; type: string; content: Uint8Array }[];
	/** What the visitor wrote last before it, which it quotes; null where that is nothing, as after a telephone call. */
	quoted: VisitorWords | null;
	/** The ids of the deliveries that the visitor got before, oldest first. */
	earlier: string[];
	/** The Message-ID of the visitor's last e-mail before the answer. */
	lastReply: string | null;
	/** The subject that its author chose; null for that of the thread. */
	subject: string | null;
	/** The subject of the last e-mail before the answer that has one of its own. */
	lastSubject: string | null;
};

/** The time at which the answer of an event is sent, by which a thread is in order. */
const THREADED = filterChannels(({ isThreaded }) => isThreaded);
const SENT_AT = sql<string>`coalesce(send_at, at)`;

/** Creates a store that finds the content of a delivery of the channel `answer`. */
export function createAnswerStore({ db, files }: Database) {
	return {
		/** Finds an answer. Resolves to null once its words were erased. */
		async find({ enquiryId, eventId }: Delivery): Promise<Answer | null> {
			// The files are read first: an erasure, which deletes them, empties the text as well, so that no answer goes without.
			const rows = await db
				.selectFrom("attachments")
				.select(["id", "name", "type", "isKept", "content"])
				.where("eventId", "=", eventId)
				.orderBy("name")
				.execute();
			const contents = await Promise.all(rows.map((row) => files.get(row)));
			const event = await db
				.selectFrom("enquiryEvents")
				.innerJoin("staff", "staff.id", "enquiryEvents.staffId")
				.select(["text", "cc", "subject", "revision", "staff.name as staffName"])
				.select(SENT_AT.as("at"))
				.where("enquiryEvents.id", "=", eventId)
				.executeTakeFirstOrThrow();
			if (event.text === null) return null;
			const earlier = await db
				.selectFrom("deliveries")
				.leftJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
				.select("deliveries.id")
				.where("deliveries.enquiryId", "=", enquiryId)
				.where("channel", "in", THREADED)
				.where("state", "in", ["pending", "delivered"])
				.where(({ eb, and, or }) =>
					or([
						eb("deliveries.eventId", "=", ""),
						eb(SENT_AT, "<", event.at),
						and([eb(SENT_AT, "=", event.at), eb("enquiryEvents.revision", "<", event.revision)]),
					]),
				)
				.orderBy(({ fn, val }) => fn.coalesce(SENT_AT, val("")))
				.orderBy("enquiryEvents.revision")
				.execute();
			const reply = await db
				.selectFrom("replies")
				.innerJoin("enquiryEvents", "enquiryEvents.id", "replies.eventId")
				.select("messageId")
				.where("replies.enquiryId", "=", enquiryId)
				.where("revision", "<", event.revision)
				.where("messageId", "is not", null)
				.orderBy("revision", "desc")
				.limit(1)
				.executeTakeFirst();
			return {
				text: event.text,
				cc: event.cc?.split(", ") ?? [],
				files: rows.map(({ name, type }, at) => {
					const content = contents[at];
					if (!content) throw new Error("a file of an answer has no content");
					return { name, type, content };
				}),
				quoted: await findLastWords(db, enquiryId, event.at),
				lastReply: reply?.messageId ?? null,
				at: event.at,
				staffName: event.staffName,
				earlier: earlier.map(({ id }) => id),
				subject: event.subject,
				lastSubject: await findLastSubject(db, enquiryId, event.revision),
			};
		},

		/** Finds by what the subject of the next answer to an enquiry follows. */
		async findEarlierSubjects(enquiryId: string): Promise<EarlierSubjects> {
			const sent = await db
				.selectFrom("deliveries")
				.select("id")
				.where("enquiryId", "=", enquiryId)
				.where("channel", "in", THREADED)
				.where("state", "in", ["pending", "delivered"])
				.executeTakeFirst();
			return {
				lastSubject: await findLastSubject(db, enquiryId),
				isBegun: sent !== undefined,
			};
		},
	};
}

/**
 * Finds what the visitor wrote last in a matter, up to a time: a reply of their own, or an enquiry that is not what staff wrote
 * down for them.
 */
async function findLastWords(
	db: Kysely<Tables>,
	enquiryId: string,
	before: string,
): Promise<VisitorWords | null> {
	const reply = await db
		.selectFrom("enquiryEvents")
		.innerJoin("replies", "replies.eventId", "enquiryEvents.id")
		.select(({ fn, val }) => [fn.coalesce("text", val("")).as("text"), "at"])
		.where((eb) => eb("enquiryEvents.enquiryId", "in", selectMatterIds(eb, enquiryId)))
		.where("kind", "=", "reply")
		.where("isOtherSender", "=", 0)
		.where("text", "!=", "")
		.where("at", "<=", before)
		.orderBy("at", "desc")
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	const enquiry = await db
		.selectFrom("enquiries")
		.select(["message as text", "createdAt as at"])
		.where((eb) => eb("enquiries.id", "in", selectMatterIds(eb, enquiryId)))
		.where("message", "!=", "")
		.where("createdAt", "<=", before)
		.where(({ exists, not, selectFrom }) =>
			not(
				exists(
					selectFrom("enquiryEvents")
						.select("enquiryEvents.id")
						.whereRef("enquiryEvents.enquiryId", "=", "enquiries.id")
						.where("kind", "=", "made-by-hand"),
				),
			),
		)
		.orderBy("createdAt", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!reply || !enquiry) return reply ?? enquiry ?? null;
	return reply.at > enquiry.at ? reply : enquiry;
}

/**
 * Finds the subject of the last e-mail of an enquiry, up to a revision, that has one of its own: the visitor's or a
 * colleague's, or one that the author of an answer chose. One from another address, or of a machine, does not count.
 */
async function findLastSubject(
	db: Kysely<Tables>,
	enquiryId: string,
	before?: number,
): Promise<string | null> {
	let events = db
		.selectFrom("enquiryEvents")
		.leftJoin("replies", "replies.eventId", "enquiryEvents.id")
		.select(({ fn }) => fn.coalesce("replies.subject", "enquiryEvents.subject").as("subject"))
		.where("enquiryEvents.enquiryId", "=", enquiryId)
		.where("kind", "in", ["answer", "answered-elsewhere", "mailed", "reply"])
		.where(({ eb, or }) =>
			or([
				eb("enquiryEvents.subject", "!=", ""),
				eb.and([eb("replies.subject", "!=", ""), eb("isOtherSender", "=", 0)]),
			]),
		)
		.orderBy("revision", "desc")
		.limit(1);
	if (before !== undefined) events = events.where("revision", "<", before);
	return (await events.executeTakeFirst())?.subject ?? null;
}
