import type { Database } from "#app/database/open-database.ts";
import { type DeliveryFault, parseFault } from "#app/enquiries/delivery-fault.ts";
import type { Delivery, Enquiry } from "#app/enquiries/enquiry.ts";
import { findAddressee } from "#app/enquiries/store/failed-answers.ts";

export type ToldBounce = {
	/** The words of the answer that did not arrive. */
	text: string;
	/** The time at which the site learnt of it, in ISO 8601. */
	at: string;
	/** The time at which the answer was sent, in ISO 8601. */
	sentAt: string;
	authorName: string;
	/** What the mail server said. */
	reason: DeliveryFault | null;
	/** The address of its author or, if they cannot sign in, of the enquiry's owner; null if nobody of them can. */
	email: string | null;
	/** True if it is told to its author. */
	isOwn: boolean;
};

/**
 * Finds the answer that did not arrive, of which a delivery tells. Resolves to null where it is no delivery of that, or
 * where the answer was sent again, another one followed, or it was erased.
 */
export async function findToldBounce(
	{ db }: Database,
	{ eventId }: Delivery,
	{ owner, outgoingAt }: Enquiry,
): Promise<ToldBounce | null> {
	const [bounceId = "", answerId] = eventId.split(":");
	if (!answerId) return null;
	const bounce = await db
		.selectFrom("enquiryEvents")
		.select("at")
		.where("id", "=", bounceId)
		.executeTakeFirst();
	const answer = await db
		.selectFrom("enquiryEvents")
		.innerJoin("deliveries", "deliveries.eventId", "enquiryEvents.id")
		.innerJoin("staff", "staff.id", "enquiryEvents.staffId")
		.select(["text", "staffId", "lastError", "staff.name as authorName"])
		.select(({ fn }) => fn.coalesce("sendAt", "at").as("sentAt"))
		.where("enquiryEvents.id", "=", answerId)
		.where("deliveries.channel", "=", "answer")
		.where("deliveries.state", "=", "failed")
		.executeTakeFirst();
	if (!bounce || !answer || answer.text === null) return null;
	if (outgoingAt && outgoingAt > bounce.at) return null;
	const { text, sentAt, authorName, lastError, staffId } = answer;
	const addressee = await findAddressee(db, staffId, owner);
	return {
		text,
		at: bounce.at,
		sentAt,
		authorName,
		reason: parseFault(lastError),
		email: addressee?.email ?? null,
		isOwn: addressee?.id === staffId,
	};
}
