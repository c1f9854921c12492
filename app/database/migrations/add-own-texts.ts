import type { Kysely } from "kysely";

/** Adds whose own a text for answers is; null for one of everybody. */
export async function addOwnTexts(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("templates")
		.addColumn("staff_id", "text", (column) => column.references("staff.id"))
		.execute();
}
