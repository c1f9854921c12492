import type { Kysely } from "kysely";

/** Adds the value that is expected of a matter before it is won, in whole units of the currency. */
export async function addExpectedValue(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("enquiries").addColumn("expected_value", "bigint").execute();
}
