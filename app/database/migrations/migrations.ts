import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { getNow } from "#app/platform/clock.ts";
import { addAnswering } from "./add-answering.ts";
import { addAskedDrafts } from "./add-asked-drafts.ts";
import { addAskedLinks } from "./add-asked-links.ts";
import { addAuthors } from "./add-authors.ts";
import { addBookings } from "./add-bookings.ts";
import { addCalendarProblems } from "./add-calendar-problems.ts";
import { addContentPictures } from "./add-content-pictures.ts";
import { addConversation } from "./add-conversation.ts";
import { addCopies } from "./add-copies.ts";
import { addDeskCounts } from "./add-desk-counts.ts";
import { addDraftVersions } from "./add-draft-versions.ts";
import { addEditing } from "./add-editing.ts";
import { addErasedStaff } from "./add-erased-staff.ts";
import { addEventData } from "./add-event-data.ts";
import { addEventsToDeliveries } from "./add-events-to-deliveries.ts";
import { addExpectedValue } from "./add-expected-value.ts";
import { addFiles } from "./add-files.ts";
import { addHosts } from "./add-hosts.ts";
import { addInboxOrder } from "./add-inbox-order.ts";
import { addLanguages } from "./add-languages.ts";
import { addLastWordsOrder } from "./add-last-words-order.ts";
import { addMailboxes } from "./add-mailboxes.ts";
import { addMatters } from "./add-matters.ts";
import { addNextSteps } from "./add-next-steps.ts";
import { addNotifiedDevices } from "./add-notified-devices.ts";
import { addOwnTexts } from "./add-own-texts.ts";
import { addPageSpeed } from "./add-page-speed.ts";
import { addPasskeys } from "./add-passkeys.ts";
import { addPersonIndexes } from "./add-person-indexes.ts";
import { addPersons } from "./add-persons.ts";
import { addPhoneNumbers } from "./add-phone-numbers.ts";
import { addPlannedAnswers } from "./add-planned-answers.ts";
import { addPush } from "./add-push.ts";
import { addReplies } from "./add-replies.ts";
import { addSearch } from "./add-search.ts";
import { addSetAside } from "./add-set-aside.ts";
import { addSubjects } from "./add-subjects.ts";
import { addViews } from "./add-views.ts";
import { addWebsiteChecks } from "./add-website-checks.ts";
import { addWonAt } from "./add-won-at.ts";
import { indexAnew } from "./index-anew.ts";
import { keepSearchInline } from "./keep-search-inline.ts";
import type { Schema } from "./schema.ts";
import { storeReasons } from "./store-reasons.ts";
import { storeWords } from "./store-words.ts";

/**
 * Lists the migrations, which Kysely runs in the order of their names. Entries are never changed, only added, with a number
 * after the last one: Kysely rejects a store that has run a later one. 0010 and 0021 have never been; 0019 was added
 * after 0020, and both before the first release that has them, 0.2.0.
 */
export const listMigrations = (isPostgres: boolean): Record<string, Migration> => ({
	"0001-enquiries-and-deliveries": { up: createTables },
	"0002-visits": { up: createVisits },
	"0003-callback-and-calculation": { up: addCallbackAndCalculation },
	"0004-desk": { up: addDesk },
	"0005-passkeys": { up: addPasskeys },
	"0006-page-speed": { up: addPageSpeed },
	"0007-bookings": { up: (db) => addBookings(db, isPostgres) },
	"0008-calendar-problems": { up: addCalendarProblems },
	"0009-phone-numbers": { up: addPhoneNumbers },
	"0011-erased-staff": { up: addErasedStaff },
	"0012-asked-links": { up: addAskedLinks },
	"0013-authors": { up: addAuthors },
	"0014-website": { up: addWebsite },
	"0015-conversation": { up: (db) => addConversation(db, isPostgres) },
	"0016-replies": { up: addReplies },
	"0017-answering": { up: addAnswering },
	"0018-push": { up: addPush },
	"0020-search": { up: (db) => addSearch(db, isPostgres) },
	"0019-person-indexes": { up: addPersonIndexes },
	"0022-mailboxes": { up: addMailboxes },
	"0023-inbox-order": { up: addInboxOrder },
	"0024-planned-answers": { up: addPlannedAnswers },
	"0025-search-inline": { up: (db) => keepSearchInline(db, isPostgres) },
	"0026-desk-counts": { up: addDeskCounts },
	"0027-persons": { up: addPersons },
	"0028-files": { up: addFiles },
	"0029-set-aside": { up: addSetAside },
	"0030-search": { up: (db) => indexAnew(db, isPostgres) },
	"0031-draft-version": { up: addDraftVersions },
	"0032-notified-devices": { up: addNotifiedDevices },
	"0033-subjects": { up: addSubjects },
	"0034-event-data": { up: (db) => addEventData(db, isPostgres) },
	"0035-languages": { up: addLanguages },
	"0036-reasons": { up: storeReasons },
	"0037-words": { up: storeWords },
	"0038-editing": { up: (db) => addEditing(db, isPostgres) },
	"0039-content-pictures": { up: (db) => addContentPictures(db, isPostgres) },
	"0040-asked-drafts": { up: addAskedDrafts },
	"0041-matters": { up: addMatters },
	"0042-hosts": { up: (db) => addHosts(db, isPostgres) },
	"0043-copies": { up: addCopies },
	"0044-own-texts": { up: addOwnTexts },
	"0045-views": { up: addViews },
	"0046-next-steps": { up: addNextSteps },
	"0047-expected-value": { up: addExpectedValue },
	"0048-won-at": { up: addWonAt },
	"0049-last-words-order": { up: addLastWordsOrder },
	"0050-website-checks": { up: addWebsiteChecks },
});

async function createTables(db: Kysely<Schema>): Promise<void> {
	await db.schema
		.createTable("enquiries")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("submission_id", "text", (column) => column.notNull())
		.addColumn("content_hash", "text", (column) => column.notNull())
		.addColumn("message_hash", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("phone", "text")
		.addColumn("company", "text")
		.addColumn("budget", "bigint")
		.addColumn("timeline", "text")
		.addColumn("service", "text")
		.addColumn("city", "text")
		.addColumn("district", "text")
		.addColumn("landing_page", "text")
		.addColumn("referrer", "text")
		.addColumn("first_touch", "text")
		.addColumn("last_touch", "text")
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("notice_version", "text", (column) => column.notNull())
		.addColumn("wants_news", "integer", (column) => column.notNull())
		.addColumn("verdict", "text", (column) => column.notNull())
		.addColumn("spam_reasons", "text", (column) => column.notNull())
		.addColumn("address_key", "text")
		.addColumn("erased_at", "text")
		.addUniqueConstraint("one_enquiry_per_submission", ["submission_id", "content_hash"])
		.execute();
	await db.schema
		.createTable("deliveries")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("enquiry_id", "text", (column) => column.notNull().references("enquiries.id"))
		.addColumn("channel", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("next_at", "bigint", (column) => column.notNull())
		.addColumn("leased_until", "bigint")
		.addColumn("lease", "text")
		.addColumn("delivered_at", "text")
		.addColumn("last_error", "text")
		.addUniqueConstraint("one_delivery_per_channel", ["enquiry_id", "channel"])
		.execute();
	await db.schema
		.createTable("secrets")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("value", "text", (column) => column.notNull())
		.execute();
	// The columns that rate-limiter-flexible's PostgreSQL store works with.
	await db.schema
		.createTable("enquiry_limits")
		.addColumn("key", "varchar(255)", (column) => column.primaryKey())
		.addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("expire", "bigint")
		.execute();
	const createIndex = (name: string, table: "enquiries" | "deliveries", ...columns: string[]) =>
		db.schema.createIndex(name).on(table).columns(columns).execute();
	await createIndex("enquiries_by_age", "enquiries", "created_at");
	await createIndex("enquiries_by_words", "enquiries", "message_hash", "created_at");
	await createIndex("enquiries_by_email", "enquiries", "email");
	await createIndex("deliveries_due", "deliveries", "state", "channel", "next_at");
}

async function createVisits(db: Kysely<Schema>): Promise<void> {
	await db.schema
		.createTable("visits")
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("path", "text", (column) => column.notNull())
		.addColumn("service", "text", (column) => column.notNull())
		.addColumn("city", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("medium", "text", (column) => column.notNull())
		.addColumn("campaign", "text", (column) => column.notNull())
		.addColumn("entries", "integer", (column) => column.notNull())
		.addColumn("views", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("one_count_per_day", ["day", "path", "source", "medium", "campaign"])
		.execute();
}

async function addCallbackAndCalculation(db: Kysely<Schema>): Promise<void> {
	// SQLite adds one column per statement.
	await db.schema.alterTable("enquiries").addColumn("callback", "text").execute();
	await db.schema.alterTable("enquiries").addColumn("calculation", "text").execute();
}

/**
 * The number of days after which an enquiry without an answer counts as answered by e-mail, and does not wait on the
 * desk.
 */
const WAITING_DAYS = 7;

async function addDesk(db: Kysely<Schema>): Promise<void> {
	for (const name of ["owner", "snoozed_until", "first_answer_at", "first_answer_by"])
		await db.schema.alterTable("enquiries").addColumn(name, "text").execute();
	for (const name of ["seen_at", "seen_by", "reminder_id"])
		await db.schema.alterTable("enquiries").addColumn(name, "text").execute();
	for (const name of ["revision", "is_sample"])
		await db.schema
			.alterTable("enquiries")
			.addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
			.execute();
	await db.schema
		.alterTable("enquiries")
		.addColumn("state", "text", (column) => column.notNull().defaultTo("new"))
		.execute();
	const waiting = new Date(getNow() - WAITING_DAYS * 86_400_000).toISOString();
	await db
		.updateTable("enquiries")
		.set({ state: "open" })
		.where("created_at", "<", waiting)
		.execute();
	// Nobody is reminded of enquiries that came before the desk.
	await db.updateTable("enquiries").set({ reminder_id: "" }).execute();
	await addEventsToDeliveries(db);
	await db.schema
		.createTable("staff")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull().unique())
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("invited_at", "text", (column) => column.notNull())
		.addColumn("disabled_at", "text")
		.execute();
	await db.schema
		.createTable("sessions")
		.addColumn("hash", "text", (column) => column.primaryKey())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addColumn("device", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("sign_in_links")
		.addColumn("hash", "text", (column) => column.primaryKey())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("expires_at", "bigint", (column) => column.notNull())
		.addColumn("used_at", "text")
		.execute();
	await db.schema
		.createTable("enquiry_events")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("enquiry_id", "text", (column) => column.notNull().references("enquiries.id"))
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("staff_id", "text", (column) => column.references("staff.id"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("from_value", "text")
		.addColumn("to_value", "text")
		.addColumn("text", "text")
		.addColumn("revision", "integer", (column) => column.notNull())
		.execute();
	const createIndex = (name: string, table: string, ...columns: string[]) =>
		db.schema.createIndex(name).on(table).columns(columns).execute();
	await createIndex("events_by_enquiry", "enquiry_events", "enquiry_id", "at");
	// The unanswered ones, oldest first, and each other view of the inbox.
	await createIndex("enquiries_by_state", "enquiries", "state", "created_at");
	await createIndex("enquiries_by_owner", "enquiries", "owner", "created_at");
	await createIndex("sessions_by_staff", "sessions", "staff_id");
}

async function addWebsite(db: Kysely<Schema>): Promise<void> {
	await db.schema.alterTable("enquiries").addColumn("website", "text").execute();
}
