import type { Kysely } from "kysely";

/** Adds which links were asked for by e-mail, and since when links that were asked for before are no longer valid. */
export async function addAskedLinks(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("sign_in_links")
		.addColumn("is_asked", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.alterTable("staff").addColumn("access_ended_at", "text").execute();
}
