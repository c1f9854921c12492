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

/**
 * Finds the reply, or another enquiry of the same person, of which a delivery tells. Resolves to null where it was answered
 * before, or erased, and for another enquiry where nobody owns the matter: the agency is told of it as of any.
 */
export async function findToldReply(
	{ db }: Database,
	{ eventId }: Delivery,
	{ owner, outgoingAt, message, email }: Enquiry,
): Promise<ToldReply | null> {
	const event = await db
		.selectFrom("enquiryEvents")
		.leftJoin("replies", "replies.eventId", "enquiryEvents.id")
		.select(["kind", "text", "at", "fromAddress", "isOtherSender"])
		.where("enquiryEvents.id", "=", eventId)
		.executeTakeFirst();
	if (!event || (outgoingAt && outgoingAt > event.at)) return null;
	const isAnother = event.kind === "another-enquiry";
	const text = isAnother ? message : event.text;
	if (text === null || (!isAnother && event.fromAddress === null)) return null;
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
	if (isAnother && !person) return null;
	return {
		text,
		at: event.at,
		fromAddress: event.fromAddress ?? email,
		isOtherSender: event.isOtherSender ?? 0,
		files: files.map(({ name }) => name),
		ownerEmail: person?.email ?? null,
	};
}
