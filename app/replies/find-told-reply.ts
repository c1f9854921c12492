import type { Database } from "#app/database/open-database.ts";
import type { Delivery, Enquiry } from "#app/enquiries/enquiry.ts";

export type ToldReply = {
	text: string;
	at: string;
	fromAddress: string;
	isOtherSender: 0 | 1;
	/** The names of its files. */
	files: string[];
	/** The address of the enquiry's owner, who is told of it alone. */
	ownerEmail: string | null;
};

/** Finds the reply of which a delivery tells. Resolves to null where it was answered before, or erased. */
export async function findToldReply(
	{ db }: Database,
	{ eventId }: Delivery,
	{ owner, outgoingAt }: Enquiry,
): Promise<ToldReply | null> {
	const reply = await db
		.selectFrom("replies")
		.innerJoin("enquiryEvents", "enquiryEvents.id", "replies.eventId")
		.select(["text", "at", "fromAddress", "isOtherSender"])
		.where("eventId", "=", eventId)
		.executeTakeFirst();
	if (!reply || reply.text === null || (outgoingAt && outgoingAt > reply.at)) return null;
	const files = await db
		.selectFrom("attachments")
		.select("name")
		.where("eventId", "=", eventId)
		.execute();
	const person = await db
		.selectFrom("staff")
		.select("email")
		.where("id", "=", owner)
		.where("disabledAt", "is", null)
		.where("erasedAt", "is", null)
		.executeTakeFirst();
	return {
		...reply,
		text: reply.text,
		files: files.map(({ name }) => name),
		ownerEmail: person?.email ?? null,
	};
}
