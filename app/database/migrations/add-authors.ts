import { type Kysely, sql } from "kysely";

/**
 * Adds who changed an enquiry. The author of an older event is known where the desk noted a person, or one author alone
 * could write its kind; visitors cancelled the calls of enquiries that nobody ever freed from spam. All others are the
 * system's.
 */
export async function addAuthors(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("enquiry_events")
		.addColumn("author", "text", (column) => column.notNull().defaultTo("system"))
		.execute();
	await sql`update enquiry_events set author = case
			when staff_id is not null then 'person'
			when kind in ('spam', 'ham', 'erased', 'owner') then 'command'
			when kind in ('booked', 'call-moved') then 'visitor'
			when kind = 'call-cancelled' and (select verdict from enquiries
				where enquiries.id = enquiry_events.enquiry_id) in ('clean', 'quarantined') then 'visitor'
			else 'system' end`.execute(db);
}
