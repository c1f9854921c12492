import type { Transaction } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { type Delivery, isHeld } from "#app/enquiries/enquiry.ts";
import { createDeliveries } from "#app/enquiries/store/create-deliveries.ts";
import { releaseDeliveries } from "#app/enquiries/store/staff-store.ts";

/** What an e-mail says that answers an enquiry. */
export type Answer = {
	text: string;
	/** ISO 8601. */
	at: string;
	staffName: string;
	/** Ids of the deliveries that the visitor got before, oldest first. */
	earlier: string[];
	/** Whether the first of them is the acknowledgement. */
	isAcknowledged: boolean;
};

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

/** Finds what a delivery of the channel `answer` brings. */
export function createAnswerStore({ db }: Database) {
	return {
		/** Null once its words were erased. */
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
			return {
				text: event.text,
				at: event.at,
				staffName: event.staffName,
				earlier: earlier.map(({ id }) => id),
				isAcknowledged: earlier[0]?.channel === "acknowledgement",
			};
		},
	};
}
