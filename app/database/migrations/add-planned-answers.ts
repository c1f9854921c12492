import type { Kysely } from "kysely";

/** Adds the time for which an answer was planned. */
export async function addPlannedAnswers(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("enquiry_events").addColumn("send_at", "text").execute();
}
