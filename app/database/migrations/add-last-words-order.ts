import { type Kysely, sql } from "kysely";

/** Puts the index by which the inbox shows the newest last words of either side in place of that of the visitor's. */
export async function addLastWordsOrder(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("enquiries_by_incoming").execute();
	await sql`create index enquiries_by_last_words on enquiries
		((case when outgoing_at > incoming_at then outgoing_at else incoming_at end), id)`.execute(db);
}
