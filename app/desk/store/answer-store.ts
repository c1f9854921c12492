import type { Database } from "#app/database/open-database.ts";
import type { Delivery } from "#app/enquiries/enquiry.ts";

/** The content of an e-mail that answers an enquiry. */
export type Answer = {
	text: string;
	/** The time in ISO 8601. */
	at: string;
	staffName: string;
	/** The ids of the deliveries that the visitor got before, oldest first. */
	earlier: string[];
	/** The Message-ID of the visitor's last e-mail before the answer. */
	lastReply: string | null;
	/** True if the first of them is the acknowledgement. */
	isAcknowledged: boolean;
};

/** Creates a store that finds the content of a delivery of the channel `answer`. */
export function createAnswerStore({ db }: Database) {
	return {
		/** Finds an answer. Resolves to null once its words were erased. */
		async find({ enquiryId, eventId }: Delivery): Promise<Answer | null> {
			const event = await db
				.selectFrom("enquiryEvents")
				.innerJoin("staff", "staff.id", "enquiryEvents.staffId")
				.select(["text", "at", "revision", "staff.name as staffName"])
				.where("enquiryEvents.id", "=", eventId)
				.executeTakeFirstOrThrow();
			if (event.text === null) return null;
			const earlier = await db
				.selectFrom("deliveries")
				.leftJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
				.select(["deliveries.id", "channel"])
				.where("deliveries.enquiryId", "=", enquiryId)
				.where("channel", "in", ["acknowledgement", "answer"])
				.where("state", "in", ["pending", "delivered"])
				.where(({ eb, or }) =>
					or([
						eb("channel", "=", "acknowledgement"),
						eb("enquiryEvents.revision", "<", event.revision),
					]),
				)
				.orderBy(({ fn, val }) => fn.coalesce("enquiryEvents.revision", val(-1)))
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
				lastReply: reply?.messageId ?? null,
				at: event.at,
				staffName: event.staffName,
				earlier: earlier.map(({ id }) => id),
				isAcknowledged: earlier[0]?.channel === "acknowledgement",
			};
		},
	};
}
