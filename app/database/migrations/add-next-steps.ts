import { type Kysely, sql } from "kysely";

/** All that decides in which view a matter is, so that the rows with their messages are read for those shown alone. */
const OF_VIEWS = [
	"state",
	"verdict",
	"erased_at",
	"snoozed_until",
	"due_at",
	"first_answer_at",
	"outgoing_at",
	"incoming_at",
	"owner",
	"is_sample",
	"id",
	"matter_id",
];
/** All by which each page of the desk counts matters. */
const OF_COUNTS = ["is_sample", "verdict", "erased_at", "revision", "id", "matter_id"];

/**
 * Adds the time by which whoever is next is to move, in place of the mark of what comes back without a reply, and the reminder
 * to the owner, who is told before the agency.
 */
export async function addNextSteps(db: Kysely<unknown>): Promise<void> {
	for (const column of ["due_at", "owner_reminder_id"])
		await db.schema.alterTable("enquiries").addColumn(column, "text").execute();
	await sql`update enquiries set due_at = snoozed_until, snoozed_until = null
		where is_followed_up = 1 and state = 'waiting'`.execute(db);
	for (const index of ["enquiries_by_view", "enquiries_by_sample"])
		await db.schema.dropIndex(index).execute();
	await db.schema.alterTable("enquiries").dropColumn("is_followed_up").execute();
	const createIndex = (name: string, columns: readonly string[]) =>
		db.schema
			.createIndex(name)
			.on("enquiries")
			.columns([...columns])
			.execute();
	await createIndex("enquiries_by_view", OF_VIEWS);
	await createIndex("enquiries_by_sample", OF_COUNTS);
}
