import { type Kysely, sql } from "kysely";

/** Adds the calls of enquiries, times when nobody can be called, and calendars that contain such times. */
export async function addBookings(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	await db.schema
		.createTable("bookings")
		.addColumn("enquiry_id", "text", (column) => column.primaryKey().references("enquiries.id"))
		.addColumn("starts_at", "bigint", (column) => column.notNull())
		.addColumn("ends_at", "bigint", (column) => column.notNull())
		.addColumn("zone", "text")
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("sequence", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await sql`create unique index one_call_per_time on bookings (starts_at) where state = 'booked'`.execute(
		db,
	);
	// On SQLite, which has one writer, the transaction itself looks for overlaps.
	if (isPostgres)
		await sql`alter table bookings add constraint no_overlapping_calls
			exclude using gist (int8range(starts_at, ends_at) with &&) where (state = 'booked')`.execute(
			db,
		);
	await db.schema
		.createTable("busy_times")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("starts_at", "bigint", (column) => column.notNull())
		.addColumn("ends_at", "bigint", (column) => column.notNull())
		.addColumn("note", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("busy_by_start").on("busy_times").columns(["starts_at"]).execute();
	await db.schema
		.createTable("busy_calendars")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("url", "text", (column) => column.notNull())
		.addColumn("spans", "text", (column) => column.notNull())
		.addColumn("fetched_at", "bigint", (column) => column.notNull())
		.addColumn("tried_at", "bigint", (column) => column.notNull())
		.addColumn("error", "text")
		.execute();
	await db.schema
		.alterTable("staff")
		.addColumn("calendar_version", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
