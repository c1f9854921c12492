import type { Kysely } from "kysely";

/** Adds the pictures of the website that are added at the desk. */
export async function addContentPictures(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	await db.schema
		.createTable("content_pictures")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("hash", "text", (column) => column.notNull().unique())
		.addColumn("bytes", isPostgres ? "bytea" : "blob", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("height", "integer", (column) => column.notNull())
		.addColumn("alt", "text", (column) => column.notNull())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
