import type { Kysely } from "kysely";

/** Adds the indexes by which each page of the desk counts enquiries, and finds the calls of a day, without reading them all. */
export async function addDeskCounts(db: Kysely<unknown>): Promise<void> {
	const { schema } = db;
	await schema
		.createIndex("enquiries_by_sample")
		.on("enquiries")
		.columns(["is_sample", "verdict", "erased_at", "revision"])
		.execute();
	// It has all that decides in which view an enquiry is, so that the rows with their messages are read for those shown alone.
	await schema
		.createIndex("enquiries_by_view")
		.on("enquiries")
		.columns([
			"state",
			"verdict",
			"erased_at",
			"snoozed_until",
			"is_followed_up",
			"first_answer_at",
			"outgoing_at",
			"incoming_at",
			"owner",
			"is_sample",
			"id",
		])
		.execute();
	await schema.createIndex("bookings_by_start").on("bookings").columns(["starts_at"]).execute();
}
