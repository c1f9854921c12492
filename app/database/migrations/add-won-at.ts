import { type Kysely, sql } from "kysely";

/** Adds the time at which a matter was won, which stays when its visitor writes again. */
export async function addWonAt(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("enquiries").addColumn("won_at", "text").execute();
	await sql`update enquiries set won_at = coalesce(
			(select max(at) from enquiry_events inner join enquiries as part
				on part.id = enquiry_events.enquiry_id
				where part.matter_id = enquiries.matter_id and kind = 'won'),
			incoming_at)
		where state = 'won' or won_value is not null`.execute(db);
}
