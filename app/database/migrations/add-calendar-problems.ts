import type { Kysely } from "kysely";

/** Adds what of a calendar on another server could not be read. */
export async function addCalendarProblems(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("busy_calendars")
		.addColumn("problems", "text", (column) => column.notNull().defaultTo("[]"))
		.execute();
}
