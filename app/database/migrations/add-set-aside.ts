import type { Kysely } from "kysely";

/** Adds the messages that could not be taken, which are tried again later. */
export async function addSetAside(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("set_aside_messages")
		.addColumn("key", "text", (column) => column.primaryKey())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("uid_validity", "text")
		.addColumn("uid", "bigint")
		.addColumn("sender", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("first_at", "bigint", (column) => column.notNull())
		.addColumn("tries", "integer", (column) => column.notNull())
		.addColumn("next_at", "bigint")
		.execute();
}
