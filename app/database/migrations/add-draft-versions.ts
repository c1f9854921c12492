import type { Kysely } from "kysely";

/** Adds the version of a draft, by which a form that began with another one is recognised. */
export async function addDraftVersions(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("drafts")
		.addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
		.execute();
}
