import type { Kysely } from "kysely";

/**
 * Adds what answering takes: who else gets an answer, the values that a change replaced so that it can be undone, the
 * drafts and the signature of a person, and the texts that an answer can begin with.
 */
export async function addAnswering(db: Kysely<unknown>): Promise<void> {
	for (const name of ["cc", "replaced"])
		await db.schema.alterTable("enquiry_events").addColumn(name, "text").execute();
	await db.schema.alterTable("staff").addColumn("signature", "text").execute();
	await db.schema
		.createTable("drafts")
		.addColumn("staff_id", "text", (column) =>
			column.notNull().references("staff.id").onDelete("cascade"),
		)
		.addColumn("enquiry_id", "text", (column) =>
			column.notNull().references("enquiries.id").onDelete("cascade"),
		)
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("cc", "text", (column) => column.notNull())
		.addColumn("saved_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("one_draft_per_person", ["staff_id", "enquiry_id"])
		.execute();
	await db.schema
		.createTable("templates")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("drafts_by_enquiry").on("drafts").column("enquiry_id").execute();
}
