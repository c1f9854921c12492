import { sql } from "kysely";
import type { Database } from "../../app/database/open-database.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import { createNewEnquiry } from "./new-enquiry.ts";

/** The tables of the migrations after 0008. */
const LATER_TABLES = [
	"saved_views",
	"search_texts",
	"search_words",
	"drafts",
	"templates",
	"attachments",
	"replies",
	"received_messages",
	"mailboxes",
	"push_subscriptions",
	"persons",
	"set_aside_messages",
	"content_drafts",
	"openings",
	"content_pictures",
	"content_versions",
	"enquiry_checks",
	"website_checks",
] as const;

const LATER_INDEXES = [
	"enquiries_by_last_words",
	"enquiries_by_mailbox",
	"enquiries_by_phone",
	"enquiries_by_person",
	"enquiries_by_matter",
	"enquiries_by_phones",
	"enquiries_by_sample",
	"enquiries_by_view",
	"bookings_by_start",
	"events_by_other",
	"events_by_kind",
	"events_by_revision",
] as const;

/** The columns of the migrations after 0008. */
const LATER_COLUMNS = [
	["staff", "first_steps_hidden_at"],
	["staff", "calendar_read_at"],
	["enquiries", "phone_numbers"],
	["enquiries", "budget_range"],
	["enquiries", "website"],
	["staff", "erased_at"],
	["staff", "access_ended_at"],
	["sign_in_links", "is_asked"],
	["enquiry_events", "author"],
	["enquiries", "incoming_at"],
	["enquiries", "outgoing_at"],
	["enquiries", "due_at"],
	["enquiries", "expected_value"],
	["enquiries", "owner_reminder_id"],
	["enquiries", "won_value"],
	["enquiries", "won_at"],
	["enquiries", "lost_reason"],
	["enquiries", "person_id"],
	["enquiries", "matter_id"],
	["enquiry_events", "cc"],
	["enquiry_events", "replaced"],
	["enquiry_events", "send_at"],
	["enquiry_events", "subject"],
	["enquiry_events", "data"],
	["staff", "signature"],
	["staff", "language"],
	["staff", "may_publish"],
	["staff", "call_windows"],
	["bookings", "host_id"],
] as const;

/** Adds the columns that the data of events replaced. */
export async function addFormerValues(db: Database["db"]): Promise<void> {
	for (const column of ["from_value", "to_value"])
		await sql`alter table enquiry_events add column ${sql.ref(column)} text`.execute(db);
}

/** Makes one call at a time the rule for all, as it was before calls had hosts. */
async function dropHosts({ db, pool }: Database): Promise<void> {
	await db.schema.dropIndex("one_call_per_time").execute();
	await sql`create unique index one_call_per_time on bookings (starts_at) where state = 'booked'`.execute(
		db,
	);
	if (!pool) return;
	await db.schema.alterTable("bookings").dropConstraint("no_overlapping_calls").execute();
	await sql`drop type host_range`.execute(db);
	await sql`alter table bookings add constraint no_overlapping_calls
		exclude using gist (int8range(starts_at, ends_at) with &&) where (state = 'booked')`.execute(
		db,
	);
}

/** Undoes the migration to next steps. Its indexes are of other columns afterwards, as the tests read none by them. */
export async function undoNextSteps({ schema }: Database["db"]): Promise<void> {
	const indexes = ["enquiries_by_view", "enquiries_by_sample"];
	for (const index of indexes) await schema.dropIndex(index).execute();
	for (const column of ["due_at", "owner_reminder_id"])
		await schema.alterTable("enquiries").dropColumn(column).execute();
	for (const index of indexes)
		await schema.createIndex(index).on("enquiries").column("state").execute();
	await schema
		.alterTable("enquiries")
		.addColumn("is_followed_up", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}

/** Undoes the migrations after 0008 in a store. */
export async function undoLaterMigrations(database: Database): Promise<void> {
	const { db } = database;
	await dropHosts(database);
	// The index of SQLite goes before the table that it is of.
	await db.schema.dropTable("search_index").ifExists().execute();
	for (const table of LATER_TABLES) await db.schema.dropTable(table).execute();
	for (const index of LATER_INDEXES) await db.schema.dropIndex(index).execute();
	await addFormerValues(db);
	for (const [table, column] of LATER_COLUMNS)
		await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
	await sql`delete from kysely_migration where name > '0009'`.execute(db);
}

/** Writes a SQLite store from before the migration 0009 with so many enquiries, and returns their submission ids. */
export async function writeOldStore(dataDir: string, count: number): Promise<string[]> {
	const { database, enquiries } = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	const { db } = database;
	await enquiries.save(createNewEnquiry({ phone: "098250 11223" }), []);
	const row = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
	const rows = Array.from({ length: count - 1 }, (_, at) => ({
		...row,
		id: `id-${at}`,
		submissionId: `submission-${at}`,
	}));
	await db.transaction().execute(async (transaction) => {
		for (const each of rows) await transaction.insertInto("enquiries").values(each).execute();
	});
	await undoLaterMigrations(database);
	await database.close();
	return [row, ...rows].map(({ submissionId }) => submissionId);
}
