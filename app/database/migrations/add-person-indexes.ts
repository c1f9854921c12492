import { type Kysely, sql } from "kysely";

/** Adds the indexes by which the enquiries of one person are found; few have several phone numbers. */
export async function addPersonIndexes(db: Kysely<unknown>): Promise<void> {
	await sql`create index enquiries_by_mailbox on enquiries (lower(email))`.execute(db);
	await sql`create index enquiries_by_phone on enquiries (phone_numbers)`.execute(db);
	await sql`create index enquiries_by_phones on enquiries (phone_numbers)
		where phone_numbers like '% %'`.execute(db);
}
