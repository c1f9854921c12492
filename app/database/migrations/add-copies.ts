import type { Kysely } from "kysely";

/** Adds to whom else an e-mail that came in was sent, and makes one table of who has any page of the desk open. */
export async function addCopies(db: Kysely<unknown>): Promise<void> {
	// SQLite adds one column at a time.
	for (const column of ["to_addresses", "cc_addresses"])
		await db.schema.alterTable("replies").addColumn(column, "text").execute();
	await db.schema.alterTable("content_openings").renameTo("openings").execute();
	await db.schema.alterTable("openings").renameColumn("file", "page").execute();
}
