import { type Kysely, sql } from "kysely";

/**
 * Adds the time by which whoever is next is to move, in place of the mark of what comes back without a reply, and the reminder
 * to the owner, who is told before the agency.
 */
export async function addNextSteps(db: Kysely<unknown>): Promise<void> {
	for (const column of ["due_at", "owner_reminder_id"])
		await db.schema.alterTable("enquiries").addColumn(column, "text").execute();
	await sql`update enquiries set due_at = snoozed_until, snoozed_until = null
		where is_followed_up = 1 and state = 'waiting'`.execute(db);
	await db.schema.alterTable("enquiries").dropColumn("is_followed_up").execute();
	await db.schema.createIndex("enquiries_by_due").on("enquiries").column("due_at").execute();
}
