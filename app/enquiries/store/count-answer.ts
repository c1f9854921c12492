import type { Kysely } from "kysely";
import type { Database } from "./open-database.ts";
import type { Tables } from "./tables.ts";

/**
 * Notes how the delivery of an answer ended, and with it the first answer of its enquiry: one that has failed for good
 * is none, so that the visitor waits again; one that is delivered after all counts.
 */
export function countAnswer(
	{ db, pool }: Pick<Database, "db" | "pool">,
	enquiryId: string,
	noteEnd: (tx: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
	return db.transaction().execute(async (tx) => {
		// Locked before the delivery, as the changes of the desk do.
		const query = tx
			.selectFrom("enquiries")
			.select(["state", "firstAnswerAt"])
			.where("id", "=", enquiryId);
		const before = await (pool ? query.forUpdate() : query).executeTakeFirstOrThrow();
		await noteEnd(tx);
		const first = await tx
			.selectFrom("enquiryEvents")
			.leftJoin("deliveries", (join) =>
				join
					.onRef("deliveries.eventId", "=", "enquiryEvents.id")
					.onRef("deliveries.enquiryId", "=", "enquiryEvents.enquiryId"),
			)
			.select(["at", "staffId"])
			.where("enquiryEvents.enquiryId", "=", enquiryId)
			.where("kind", "in", ["answer", "answered-elsewhere"])
			.where(({ eb, or }) =>
				or([eb("deliveries.state", "is", null), eb("deliveries.state", "!=", "failed")]),
			)
			.orderBy("revision")
			.limit(1)
			.executeTakeFirst();
		const state =
			!first && before.state === "waiting"
				? "new"
				: first && !before.firstAnswerAt && before.state === "new"
					? "waiting"
					: before.state;
		await tx
			.updateTable("enquiries")
			.set({ state, firstAnswerAt: first?.at ?? null, firstAnswerBy: first?.staffId ?? null })
			.where("id", "=", enquiryId)
			.execute();
	});
}
