import { type Kysely, sql } from "kysely";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import type { Schema } from "./schema.ts";

type PersonSchema = Schema & { persons: { mailbox: string; id: string } };

const BATCH = 500;

/**
 * Adds the person of each enquiry, in place of the name that took some apart. Those that shared nothing but a phone number
 * were one conversation, and are one person no more; the desk suggests to put them together.
 */
export async function addPersons(db: Kysely<PersonSchema>): Promise<void> {
	await db.schema
		.createTable("persons")
		.addColumn("mailbox", "text", (column) => column.primaryKey())
		.addColumn("id", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("persons_by_id").on("persons").column("id").execute();
	await db.schema.alterTable("enquiries").addColumn("person_id", "text").execute();
	await setPersons(db);
	await db.schema.alterTable("enquiries").dropColumn("person").execute();
	await db.schema.createIndex("enquiries_by_person").on("enquiries").column("person_id").execute();
	await nameAnswers(db);
}

/** Sets the person of each enquiry: of clean ones that of the mailbox, or of the name that took them apart. */
async function setPersons(db: Kysely<PersonSchema>): Promise<void> {
	const persons = new Map<string, string>();
	let last = "";
	for (;;) {
		const rows = await db
			.selectFrom("enquiries")
			.select(["id", "email", "person", "verdict"])
			.where("id", ">", last)
			.where("erased_at", "is", null)
			.orderBy("id")
			.limit(BATCH)
			.execute();
		for (const row of rows) {
			const id = String(row.id);
			last = id;
			const isKnown = row.email !== "" && (row.verdict === "clean" || row.verdict === "ham");
			const mailbox = toMailbox(String(row.email));
			const key = `${mailbox} ${String(row.person ?? "").toLowerCase()}`;
			const person_id = isKnown ? (persons.get(key) ?? id) : id;
			await db.updateTable("enquiries").set({ person_id }).where("id", "=", id).execute();
			if (!isKnown || persons.has(key)) continue;
			persons.set(key, id);
			if (row.person === null) await db.insertInto("persons").values({ mailbox, id }).execute();
		}
		if (rows.length < BATCH) return;
	}
}

/** Notes at what a planned answer did to other enquiries by which event it did so. */
async function nameAnswers(db: Kysely<PersonSchema>): Promise<void> {
	await sql`update enquiry_events set from_value = (
			select planned.id from enquiry_events planned
			where planned.enquiry_id = enquiry_events.to_value and planned.kind = 'answer'
				and planned.send_at = enquiry_events.send_at
			order by planned.revision limit 1)
		where kind = 'answered-with' and send_at is not null`.execute(db);
}
