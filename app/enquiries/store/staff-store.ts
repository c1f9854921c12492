import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "./open-database.ts";
import type { Tables } from "./tables.ts";

const BATCH = 200;
const JOURNAL_ROUNDS = 100;
const JOURNAL_PAUSE_MS = 50;

/** What the staff's commands change. Each change is one transaction. */
export type StaffStore = ReturnType<typeof createStaffStore>;

/** One enquiry, all of a person by e-mail without regard to case, or all stored before a time (ISO 8601). */
export type ErasedBy = { id: string } | { email: string } | { before: string };

export function createStaffStore({ db, pool }: Database) {
	return {
		/** How much there is of everything, and when the oldest of what waits was stored (ISO 8601). */
		async measure() {
			const [enquiries, deliveries, oldest] = await Promise.all([
				db
					.selectFrom("enquiries")
					.select(({ fn }) => ["verdict" as const, fn.countAll<number>().as("count")])
					.groupBy("verdict")
					.execute(),
				db
					.selectFrom("deliveries")
					.select(({ fn }) => [
						"channel" as const,
						"state" as const,
						fn.countAll<number>().as("count"),
					])
					.groupBy(["channel", "state"])
					.execute(),
				db
					.selectFrom("enquiries")
					.innerJoin("deliveries", "deliveries.enquiry_id", "enquiries.id")
					.select(({ fn }) => fn.min("enquiries.created_at").as("at"))
					.where("deliveries.state", "=", "pending")
					.executeTakeFirst(),
			]);
			return { enquiries, deliveries, oldestPending: oldest?.at ?? null };
		},

		/** Fires failed deliveries again, of one enquiry or of all, with a whole new schedule. Gives how many. */
		async retry(enquiryId?: string): Promise<number> {
			let change = db
				.updateTable("deliveries")
				.set({
					state: "pending",
					attempts: 0,
					next_at: Date.now(),
					lease: null,
					leased_until: null,
				})
				.where("state", "=", "failed")
				// A visitor is not thanked weeks later.
				.where("channel", "!=", "acknowledgement");
			if (enquiryId) change = change.where("enquiry_id", "=", enquiryId);
			const { numUpdatedRows } = await change.executeTakeFirstOrThrow();
			return Number(numUpdatedRows);
		},

		/** Lets an enquiry's waiting deliveries be due now. Gives how many. */
		async hurry(enquiryId: string): Promise<number> {
			const { numUpdatedRows } = await db
				.updateTable("deliveries")
				.set({ next_at: Date.now() })
				.where("enquiry_id", "=", enquiryId)
				.where("state", "=", "pending")
				.where("lease", "is", null)
				.executeTakeFirstOrThrow();
			return Number(numUpdatedRows);
		},

		/** Says that it is spam: what was not delivered yet is held. */
		async markSpam(id: string): Promise<void> {
			await db.transaction().execute(async (tx) => {
				await tx.updateTable("enquiries").set({ verdict: "spam" }).where("id", "=", id).execute();
				const waiting = tx
					.updateTable("deliveries")
					.where("enquiry_id", "=", id)
					.where("state", "in", ["pending", "failed"]);
				const free = { lease: null, leased_until: null };
				await waiting
					.where("channel", "=", "acknowledgement")
					.set({ state: "cancelled", ...free })
					.execute();
				await waiting.set({ state: "held", ...free }).execute();
			});
		},

		/** Says that it is none: what was held is due now. */
		async markHam(id: string): Promise<void> {
			await db.transaction().execute(async (tx) => {
				await tx.updateTable("enquiries").set({ verdict: "ham" }).where("id", "=", id).execute();
				await tx
					.updateTable("deliveries")
					.set({ state: "pending", attempts: 0, next_at: Date.now() })
					.where("enquiry_id", "=", id)
					.where("state", "=", "held")
					.execute();
			});
		},

		/** How many enquiries `erase` would take. */
		async countErasable(by: ErasedBy): Promise<number> {
			return (await findErasable(db, by)).length;
		},

		/** Takes the person out of these enquiries and leaves what counts: time, service, place, source, states. */
		async erase(by: ErasedBy): Promise<number> {
			const ids = await findErasable(db, by);
			// In parts, so that no visitor waits long for the store.
			for (let at = 0; at < ids.length; at += BATCH) {
				await db.transaction().execute(async (tx) => {
					for (const id of ids.slice(at, at + BATCH)) await eraseOne(tx, id);
				});
			}
			if (!pool && ids.length > 0) await emptyJournal(db);
			return ids.length;
		},
	};
}

/**
 * SQLite's journal still holds what was written before. It cannot be emptied while another process reads, so
 * that is waited for; throws when it never ends.
 */
async function emptyJournal(db: Kysely<Tables>): Promise<void> {
	for (let round = 0; round < JOURNAL_ROUNDS; round++) {
		const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
		if (rows[0]?.busy === 0) return;
		await wait(JOURNAL_PAUSE_MS);
	}
	throw Object.assign(
		new Error(
			"they are erased from the table, but the journal could not be emptied, as another process keeps reading; run it again",
		),
		{ code: "JOURNAL_BUSY" },
	);
}

async function findErasable(db: Kysely<Tables>, by: ErasedBy): Promise<string[]> {
	let found = db.selectFrom("enquiries").select("id").where("erased_at", "is", null);
	if ("id" in by) found = found.where("id", "=", by.id);
	else if ("before" in by) found = found.where("created_at", "<", by.before);
	else found = found.where(sql`lower(email)`, "=", by.email.toLowerCase());
	const rows = await found.execute();
	return rows.map(({ id }) => id);
}

async function eraseOne(tx: Transaction<Tables>, id: string): Promise<void> {
	await tx
		.updateTable("enquiries")
		.set({
			submission_id: `erased-${id}`,
			content_hash: "",
			message_hash: "",
			name: "",
			email: "",
			message: "",
			phone: null,
			company: null,
			budget: null,
			timeline: null,
			callback: null,
			calculation: null,
			landing_page: null,
			referrer: null,
			first_touch: null,
			last_touch: null,
			wants_news: 0,
			spam_reasons: "",
			address_key: null,
			erased_at: new Date().toISOString(),
		})
		.where("id", "=", id)
		.execute();
	await tx
		.updateTable("deliveries")
		.set({ state: "cancelled", lease: null, leased_until: null })
		.where("enquiry_id", "=", id)
		.where("state", "in", ["pending", "failed", "held"])
		.execute();
	await tx
		.updateTable("deliveries")
		.set({ last_error: null })
		.where("enquiry_id", "=", id)
		.execute();
}
