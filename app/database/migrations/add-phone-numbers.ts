import type { Kysely } from "kysely";
import { toPhoneNumbers } from "#app/platform/phone-numbers.server.ts";
import type { Schema } from "./schema.ts";

const BATCH = 500;

/** Adds phone numbers in their canonical form, and budgets as they were typed where that is a range. */
export async function addPhoneNumbers(db: Kysely<Schema>): Promise<void> {
	// SQLite adds one column per statement.
	await db.schema.alterTable("enquiries").addColumn("phone_numbers", "text").execute();
	await db.schema.alterTable("enquiries").addColumn("budget_range", "text").execute();
	let last = "";
	for (;;) {
		const rows = await db
			.selectFrom("enquiries")
			.select(["id", "phone"])
			.where("phone", "is not", null)
			.where("id", ">", last)
			.orderBy("id")
			.limit(BATCH)
			.execute();
		for (const { id, phone } of rows) {
			last = String(id);
			const phone_numbers = toPhoneNumbers(String(phone));
			if (phone_numbers)
				await db.updateTable("enquiries").set({ phone_numbers }).where("id", "=", id).execute();
		}
		if (rows.length < BATCH) return;
	}
}
