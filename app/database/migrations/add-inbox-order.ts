import type { Kysely } from "kysely";

/** Adds the index by which the inbox shows the newest of all enquiries without sorting them. */
export async function addInboxOrder(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createIndex("enquiries_by_incoming")
		.on("enquiries")
		.columns(["incoming_at", "id"])
		.execute();
}
