import type { Kysely } from "kysely";

/** Adds up to where each mailbox of replies was read, and the node that reads it. */
export async function addMailboxes(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("mailboxes")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("uid_validity", "text")
		.addColumn("last_uid", "bigint", (column) => column.notNull().defaultTo(0))
		.addColumn("read_at", "bigint")
		.addColumn("lease", "text")
		.addColumn("leased_until", "bigint", (column) => column.notNull().defaultTo(0))
		.execute();
}
