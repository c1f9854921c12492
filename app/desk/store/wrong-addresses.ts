import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { type DeliveryFault, parseFault } from "#app/enquiries/delivery-fault.ts";
import { isOfAddress } from "#app/enquiries/describe-rejection.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { selectData } from "#app/enquiries/event-table.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";

type Addressed = Pick<Enquiry, "matterId" | "email">;

/**
 * Finds which addresses of enquiries are wrong, by the ids of their matters: the last acknowledgement to it was rejected for
 * good, and since then neither was the address corrected, nor came an e-mail from it.
 */
export async function findWrongAddresses(
	db: Kysely<Tables>,
	enquiries: readonly Addressed[],
): Promise<Map<string, DeliveryFault>> {
	if (enquiries.length === 0) return new Map();
	const acknowledged = await db
		.selectFrom("deliveries")
		.innerJoin("enquiries", "enquiries.id", "deliveries.enquiryId")
		.select(["enquiries.matterId", "email", "deliveries.state", "lastError"])
		.where("channel", "=", "acknowledgement")
		.where("deliveries.state", "in", ["delivered", "failed"])
		.where(
			"enquiries.matterId",
			"in",
			enquiries.map(({ matterId }) => matterId),
		)
		.where((eb) => eb.not(isCorrected(eb)))
		.where((eb) => eb.not(hasWritten(eb)))
		.orderBy("createdAt")
		.execute();
	const last = new Map(acknowledged.map((each) => [toKey(each), each]));
	return new Map(
		enquiries.flatMap((enquiry): [string, DeliveryFault][] => {
			const delivery = last.get(toKey(enquiry));
			const fault = delivery?.state === "failed" && parseFault(delivery.lastError);
			return fault && isOfAddress(fault) ? [[enquiry.matterId, fault]] : [];
		}),
	);
}

function toKey({ matterId, email }: Addressed): string {
	return `${matterId} ${toMailbox(email)}`;
}

/** Creates the condition that the address of an enquiry is not the one that it came with. */
function isCorrected({ exists, selectFrom }: ExpressionBuilder<Tables, "enquiries">) {
	return exists(
		selectFrom("enquiryEvents")
			.select("enquiryEvents.id")
			.whereRef("enquiryEvents.enquiryId", "=", "enquiries.id")
			.where("kind", "=", "corrected")
			.where(selectData("email"), "is not", null),
	);
}

/** Creates the condition that the visitor has written an e-mail in the matter since an enquiry. */
function hasWritten({ exists, selectFrom }: ExpressionBuilder<Tables, "enquiries">) {
	return exists(
		selectFrom("replies")
			.innerJoin("enquiryEvents", "enquiryEvents.id", "replies.eventId")
			.innerJoin("enquiries as part", "part.id", "replies.enquiryId")
			.select("replies.eventId")
			.whereRef("part.matterId", "=", "enquiries.matterId")
			.whereRef("enquiryEvents.at", ">", "enquiries.createdAt")
			.where("kind", "in", ["reply", "mailed"])
			.where("isOtherSender", "=", 0),
	);
}
