import type { Kysely } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";

/**
 * Notes how the delivery of an answer ended, and with it what its enquiry is: while the last answer has failed for good
 * the visitor waits again, however many came before. The first answer is the first that has not failed.
 */
export function countAnswer(
	{ db, pool }: Pick<Database, "db" | "pool">,
	enquiryId: string,
	noteEnd: (tx: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
	return db.transaction().execute(async (tx) => {
		// Locked before the delivery, as the changes of the desk do.
		const query = tx.selectFrom("enquiries").select("state").where("id", "=", enquiryId);
		const before = await (pool ? query.forUpdate() : query).executeTakeFirstOrThrow();
		await noteEnd(tx);
		const events = await tx
			.selectFrom("enquiryEvents")
			.leftJoin("deliveries", (join) =>
				join
					.onRef("deliveries.eventId", "=", "enquiryEvents.id")
					.onRef("deliveries.enquiryId", "=", "enquiryEvents.enquiryId"),
			)
			.select(["at", "staffId", "kind", "deliveries.state as delivery"])
			.where("enquiryEvents.enquiryId", "=", enquiryId)
			.where("kind", "in", ["answer", "answered-elsewhere", "state"])
			.orderBy("revision")
			.execute();
		const answers = events.filter(({ kind }) => kind !== "state");
		const first = answers.find(({ delivery }) => delivery !== "failed");
		const hasFailed = answers.at(-1)?.delivery === "failed";
		// What staff chose after the last answer stands when it is delivered.
		const isChosen = events.at(-1)?.kind === "state";
		await tx
			.updateTable("enquiries")
			.set({ firstAnswerAt: first?.at ?? null, firstAnswerBy: first?.staffId ?? null })
			.$if(hasFailed && before.state === "waiting", (update) =>
				update.set({ state: "new", snoozedUntil: null }),
			)
			.$if(!hasFailed && before.state === "new" && !isChosen, (update) =>
				update.set({ state: "waiting" }),
			)
			.where("id", "=", enquiryId)
			.execute();
	});
}
