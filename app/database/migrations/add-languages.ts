import type { Kysely } from "kysely";

/** Adds the language in which somebody reads the desk; without one it is the site's. */
export async function addLanguages(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("staff").addColumn("language", "text").execute();
}
