import { type Kysely, sql } from "kysely";

/** All that decides in which view a matter is, so that the rows with their messages are read for those shown alone. */
const OF_VIEWS = [
	"state",
	"verdict",
	"erased_at",
	"snoozed_until",
	"due_at",
	"won_at",
	"first_answer_at",
	"outgoing_at",
	"incoming_at",
	"owner",
	"is_sample",
	"id",
	"matter_id",
];

/** Adds the time at which a matter was won, which stays when its visitor writes again, also to the index of the views. */
export async function addWonAt(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("enquiries").addColumn("won_at", "text").execute();
	await sql`update enquiries set won_at = coalesce(
			(select max(at) from enquiry_events inner join enquiries as part
				on part.id = enquiry_events.enquiry_id
				where part.matter_id = enquiries.matter_id and kind = 'won'),
			incoming_at)
		where state = 'won' or won_value is not null`.execute(db);
	await db.schema.dropIndex("enquiries_by_view").execute();
	await db.schema.createIndex("enquiries_by_view").on("enquiries").columns(OF_VIEWS).execute();
}
