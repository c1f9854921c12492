import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { createDeliveries } from "#app/enquiries/store/deliveries.ts";
import { notifyDevices } from "#app/enquiries/store/push-deliveries.ts";
import { getNow } from "#app/platform/clock.ts";
import { isAwake, isRow, isUnanswered } from "./inbox-conditions.ts";

/** Creates a store that reminds once of each enquiry that nobody has answered. */
export function createReminderStore({ db }: Database) {
	return {
		/**
		 * Writes one reminder of all enquiries that are due, which no other node can claim then. `isDue` gets the time since
		 * when the agency knows of an enquiry (ISO 8601). Resolves to whether there were any.
		 */
		async claim(isDue: (since: string) => boolean): Promise<boolean> {
			const found = await db
				.selectFrom("enquiries")
				.leftJoin("deliveries", (join) =>
					join
						.onRef("deliveries.enquiryId", "=", "enquiries.id")
						.on("deliveries.channel", "=", "email")
						.on("enquiries.verdict", "=", "ham"),
				)
				.select(["enquiries.id", "incomingAt", "deliveries.id as toldBy", "deliveredAt"])
				.where("reminderId", "is", null)
				.where(isDueToBeAnswered)
				.execute();
			// An enquiry that was held as spam is known since it was freed.
			const due = found.filter(({ incomingAt, toldBy, deliveredAt }) => {
				const since = toldBy ? deliveredAt : incomingAt;
				return since !== null && isDue(since);
			});
			if (due.length === 0) return false;
			const reminderId = crypto.randomUUID();
			return db.transaction().execute(async (tx) => {
				const claimed = await tx
					.updateTable("enquiries")
					.set({ reminderId })
					.where(
						"id",
						"in",
						due.map(({ id }) => id),
					)
					.where("reminderId", "is", null)
					.where(isDueToBeAnswered)
					.returning("id")
					.executeTakeFirst();
				if (!claimed) return false;
				const [delivery] = createDeliveries(claimed.id, ["reminder"], true, reminderId);
				if (delivery)
					await tx
						.insertInto("deliveries")
						.values({ ...delivery, id: reminderId })
						.execute();
				await notifyDevices(tx, claimed.id, "reminder", { eventId: reminderId });
				return true;
			});
		},

		/** Lists the enquiries of a reminder that still have no answer, the longest wait first. */
		async list(reminderId: string): Promise<Enquiry[]> {
			const rows = await db
				.selectFrom("enquiries")
				.selectAll()
				.where("reminderId", "=", reminderId)
				.where(isDueToBeAnswered)
				.orderBy("incomingAt")
				.execute();
			return rows.map((row) => enquirySchema.parse(row));
		},
	};
}

/** Creates a condition that somebody waits for an answer as in the inbox; samples, spam and what is snoozed do not count. */
function isDueToBeAnswered(eb: ExpressionBuilder<Tables, "enquiries">) {
	return eb.and([
		isRow(eb),
		isUnanswered(eb, getNow()),
		eb("verdict", "in", ["clean", "ham"]),
		eb("erasedAt", "is", null),
		eb("isSample", "=", 0),
		isAwake(eb, new Date(getNow()).toISOString()),
	]);
}
