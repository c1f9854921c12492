import { type Kysely, sql } from "kysely";

/**
 * Adds who holds a call, and the hours in which somebody of the staff does. One call at a time is then the rule for each
 * host; a call without a host is the agency's.
 */
export async function addHosts(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	await db.schema
		.alterTable("bookings")
		.addColumn("host_id", "text", (column) => column.references("staff.id"))
		.execute();
	await db.schema.alterTable("staff").addColumn("call_windows", "text").execute();
	await db.schema.dropIndex("one_call_per_time").execute();
	await sql`create unique index one_call_per_time on bookings (coalesce(host_id, ''), starts_at)
		where state = 'booked'`.execute(db);
	if (!isPostgres) return;
	await db.schema.alterTable("bookings").dropConstraint("no_overlapping_calls").execute();
	// Ranges of one value compare hosts without an extension of PostgreSQL.
	await sql`create type host_range as range (subtype = text)`.execute(db);
	await sql`alter table bookings add constraint no_overlapping_calls exclude using gist (
			int8range(starts_at, ends_at) with &&,
			host_range(coalesce(host_id, ''), coalesce(host_id, ''), '[]') with &&
		) where (state = 'booked')`.execute(db);
}
