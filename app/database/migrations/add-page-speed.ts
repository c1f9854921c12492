import type { Kysely } from "kysely";

/** Adds how many loads of pages were how fast, as histograms. */
export async function addPageSpeed(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("page_speed")
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("template", "text", (column) => column.notNull())
		.addColumn("device", "text", (column) => column.notNull())
		.addColumn("metric", "text", (column) => column.notNull())
		.addColumn("bucket", "integer", (column) => column.notNull())
		.addColumn("loads", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("one_bucket_per_day", [
			"day",
			"template",
			"device",
			"metric",
			"bucket",
		])
		.execute();
}
