import type { Kysely } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { changeWithin } from "#app/enquiries/store/change-enquiry.ts";
import { type Change, SYSTEM } from "#app/enquiries/store/change-types.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { toDeliveryIds } from "./match-enquiry.ts";
import type { Bounce } from "./parsing/parsed-message.ts";
import { takeOnce } from "./received-messages.ts";
import type { MessageOutcome } from "./reply-services.ts";

/** The number of addresses without a copy that are named. */
const MOST_NAMED = 10;

/** Marks the e-mail that a report speaks of as failed, or notes that somebody else got no copy of it. */
export async function noteBounce(
	database: Database,
	{ ids, status, recipients }: Bounce,
	key: string,
): Promise<MessageOutcome> {
	const reported = await findReported(database.db, toDeliveryIds(ids));
	if (!reported) return "ignored";
	const { deliveryId, enquiryId: id, email, cc } = reported;
	const failed = recipients.map(toMailbox);
	// Without copies the visitor is the only receiver, also where their mail goes on to another address.
	const isCopy = cc !== null && failed.length > 0 && !failed.includes(toMailbox(email));
	const change: Change = isCopy
		? { kind: "copy-bounced", addresses: recipients.slice(0, MOST_NAMED), reason: status }
		: { kind: "answer-bounced", deliveryId, reason: status };
	return takeOnce(database, key, async (unit) => {
		await changeWithin(unit, { id, by: SYSTEM }, change);
		return "taken";
	});
}

/** Finds the first of several deliveries that there is, with the receivers of its copies if it is an answer. */
async function findReported(db: Kysely<Tables>, ids: readonly string[]) {
	if (ids.length === 0) return;
	const found = await db
		.selectFrom("deliveries")
		.innerJoin("enquiries", "enquiries.id", "deliveries.enquiryId")
		.leftJoin("enquiryEvents", (join) =>
			join
				.onRef("enquiryEvents.id", "=", "deliveries.eventId")
				.on("deliveries.channel", "=", "answer"),
		)
		.select(["deliveries.id as deliveryId", "deliveries.enquiryId", "email", "cc"])
		.where("deliveries.id", "in", ids)
		.execute();
	const byId = new Map(found.map((each) => [each.deliveryId, each]));
	return ids.flatMap((id) => byId.get(id) ?? [])[0];
}
