import type { Kysely } from "kysely";

/** Adds when somebody who had left was erased; what they did stays. */
export async function addErasedStaff(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("staff").addColumn("erased_at", "text").execute();
}
