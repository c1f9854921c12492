import type { Transaction } from "kysely";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { isHeld } from "../enquiry.ts";
import { createDeliveries } from "./create-deliveries.ts";
import { releaseDeliveries } from "./hold-deliveries.ts";

type EnquiryRow = Tables["enquiries"];

/** The first answer stops the clock, and who gives it takes care of the enquiry. */
export function countAsAnswered(
	{ state, firstAnswerAt, owner }: EnquiryRow,
	{ at, staffId }: EventRow,
): Partial<EnquiryRow> {
	return {
		state: state === "won" || state === "lost" ? state : "waiting",
		...(!firstAnswerAt && { firstAnswerAt: at, firstAnswerBy: staffId }),
		...(!owner && { owner: staffId }),
	};
}

/** Writes the delivery of an answer. Who is answered is no spam: the event then says so, and what was held is due. */
export async function sendAnswer(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	event: EventRow,
): Promise<Partial<EnquiryRow>> {
	const update = countAsAnswered(before, event);
	if (isHeld(before)) {
		Object.assign(event, { fromValue: before.verdict, toValue: "ham" });
		update.verdict = "ham";
		await releaseDeliveries(tx, before.id);
	}
	// Nobody reads what a sample is answered.
	if (!before.isSample)
		await tx
			.insertInto("deliveries")
			.values(createDeliveries(before.id, ["answer"], true, event.id))
			.execute();
	return update;
}
