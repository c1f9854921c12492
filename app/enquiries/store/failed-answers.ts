import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { isHeld } from "../enquiry.ts";
import type { NewEvent } from "./change-types.ts";
import { createDeliveries } from "./deliveries.ts";
import { notifyDevices } from "./push-deliveries.ts";

/**
 * Writes the delivery of a notice that an answer did not arrive, as the event of the change and that of the answer, and
 * notifies the devices of whom `findAddressee` finds. Of spam and samples nobody is told.
 */
export async function tellOfFailure(
	tx: Transaction<Tables>,
	before: Tables["enquiries"],
	draft: NewEvent,
	deliveryId?: string,
): Promise<void> {
	if (isHeld(before) || before.isSample) return;
	const failed = tx
		.selectFrom("deliveries")
		.innerJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
		.select(["enquiryEvents.id", "staffId"])
		.where("deliveries.enquiryId", "=", before.id)
		.where("channel", "=", "answer")
		.where("state", "=", "failed");
	const answer = await (deliveryId ? failed.where("deliveries.id", "=", deliveryId) : failed)
		.orderBy("revision", "desc")
		.executeTakeFirst();
	if (!answer) return;
	const eventId = `${draft.id}:${answer.id}`;
	await tx
		.insertInto("deliveries")
		.values(createDeliveries(before.id, ["reply-notice"], true, eventId))
		.execute();
	const addressee = await findAddressee(tx, answer.staffId, before.owner);
	const to = addressee?.id ?? null;
	await notifyDevices(tx, before.id, "bounce", { eventId: draft.id, to });
}

/** Finds who is told of an answer: its author or, if they cannot sign in any more, the owner of its enquiry. */
export async function findAddressee(
	db: Kysely<Tables>,
	author: string | null,
	owner: string | null,
): Promise<{ id: string; email: string } | undefined> {
	for (const id of [author, owner]) {
		const found = await db
			.selectFrom("staff")
			.select(["id", "email"])
			.where("id", "=", id)
			.where("disabledAt", "is", null)
			.executeTakeFirst();
		if (found) return found;
	}
	return undefined;
}
