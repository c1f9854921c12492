import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { waitsForCall } from "#app/enquiries/store/calls-ahead.ts";
import { createDeliveries } from "#app/enquiries/store/deliveries.ts";
import { getNow } from "#app/platform/clock.ts";

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
				.select(["enquiries.id", "createdAt", "deliveries.id as toldBy", "deliveredAt"])
				.where("reminderId", "is", null)
				.where(isUnanswered)
				.execute();
			// An enquiry that was held as spam is known since it was freed.
			const due = found.filter(({ createdAt, toldBy, deliveredAt }) => {
				const since = toldBy ? deliveredAt : createdAt;
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
					.where(isUnanswered)
					.returning("id")
					.executeTakeFirst();
				if (!claimed) return false;
				const [delivery] = createDeliveries(claimed.id, ["reminder"], true, reminderId);
				if (delivery)
					await tx
						.insertInto("deliveries")
						.values({ ...delivery, id: reminderId })
						.execute();
				return true;
			});
		},

		/** Lists the enquiries of a reminder that still have no answer, the longest wait first. */
		async list(reminderId: string): Promise<Enquiry[]> {
			const rows = await db
				.selectFrom("enquiries")
				.selectAll()
				.where("reminderId", "=", reminderId)
				.where(isUnanswered)
				.orderBy("createdAt")
				.execute();
			return rows.map((row) => enquirySchema.parse(row));
		},
	};
}

/**
 * Creates a condition that somebody waits for an answer, as there is none or the last one has failed; samples, spam,
 * what is snoozed and what waits for its call do not count.
 */
function isUnanswered(eb: ExpressionBuilder<Tables, "enquiries">) {
	return eb.and([
		eb.or([
			eb("enquiries.state", "=", "new"),
			eb.and([eb("enquiries.state", "=", "open"), eb("firstAnswerAt", "is", null)]),
		]),
		eb("verdict", "in", ["clean", "ham"]),
		eb("erasedAt", "is", null),
		eb("isSample", "=", 0),
		eb.not(waitsForCall(eb)),
		eb.or([
			eb("snoozedUntil", "is", null),
			eb("snoozedUntil", "<=", new Date(getNow()).toISOString()),
		]),
	]);
}
