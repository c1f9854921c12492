import type { Kysely } from "kysely";

/** Adds the indexes by which each page of the desk counts enquiries, and finds the calls of a day, without reading them all. */
export async function addDeskCounts(db: Kysely<unknown>): Promise<void> {
	const { schema } = db;
	await schema
		.createIndex("enquiries_by_sample")
		.on("enquiries")
		.columns(["is_sample", "verdict", "erased_at", "revision"])
		.execute();
	await schema.createIndex("bookings_by_start").on("bookings").columns(["starts_at"]).execute();
}
