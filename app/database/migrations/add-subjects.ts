import type { Kysely } from "kysely";

/** Adds the subject that the author of an answer chose, and that of a draft. */
export async function addSubjects(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("enquiry_events").addColumn("subject", "text").execute();
	await db.schema
		.alterTable("drafts")
		.addColumn("subject", "text", (column) => column.notNull().defaultTo(""))
		.execute();
}
