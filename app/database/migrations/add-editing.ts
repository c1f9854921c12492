import type { Kysely } from "kysely";

/** Adds drafts and published versions of content files, and the right of members to publish. */
export async function addEditing(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	await db.schema
		.createTable("content_versions")
		.addColumn("number", "integer", (column) =>
			isPostgres ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey(),
		)
		.addColumn("file", "text", (column) => column.notNull())
		.addColumn("text", "text")
		.addColumn("base_text", "text")
		.addColumn("replaced", "integer", (column) => column.notNull())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("is_taken", "integer", (column) => column.notNull().defaultTo(0))
		.addUniqueConstraint("one_version_after_another", ["file", "replaced"])
		.execute();
	await db.schema
		.createIndex("content_versions_by_file")
		.on("content_versions")
		.columns(["file", "number"])
		.execute();
	await db.schema
		.createTable("content_drafts")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("file", "text", (column) => column.notNull())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("text", "text")
		.addColumn("base_text", "text")
		.addColumn("redirect", "text")
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("saved_at", "text", (column) => column.notNull())
		.addColumn("share_token", "text", (column) => column.unique())
		.addColumn("shared_until", "text")
		.addUniqueConstraint("one_draft_of_a_person", ["file", "staff_id"])
		.execute();
	await db.schema
		.alterTable("staff")
		.addColumn("may_publish", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
