import { type Kysely, sql, type Transaction } from "kysely";
import { emptyJournal } from "#app/database/empty-journal.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { DeskFields } from "../enquiry.ts";
import { ERASED_COLUMNS } from "../field-columns.ts";
import type { ColumnName } from "../fields.ts";
import { eraseCall } from "./call-changes.ts";
import { UNLEASED } from "./create-deliveries.ts";
import { findKeptSource } from "./kept-source.ts";
import { hastenPending, retryFailed } from "./retry-deliveries.ts";
import { isCounted } from "./sample-store.ts";

const BATCH = 200;

/** These still count after an erasure: time, service, place, source and states. */
type Kept =
	| "id"
	| "submissionId"
	| "createdAt"
	| "service"
	| "city"
	| "district"
	| "source"
	| "noticeVersion"
	| "verdict"
	| "erasedAt"
	| keyof DeskFields;
const ERASED: Omit<Tables["enquiries"], Kept | ColumnName> = {
	contentHash: "",
	messageHash: "",
	spamReasons: "",
	phoneNumbers: null,
	calculation: null,
	landingPage: null,
	referrer: null,
	firstTouch: null,
	lastTouch: null,
	wantsNews: 0,
	addressKey: null,
};

/** One enquiry, a person's by e-mail (in any case), or all stored before a time (ISO 8601). */
export type ErasedBy = { id: string } | { email: string } | { before: string };

export type Erasable = Pick<Tables["enquiries"], "id" | "revision" | "createdAt">;

/** Deliveries that are tried again, counts, and erasures, each in one transaction. */
export function createStaffStore(database: Database) {
	const { db, pool, changes } = database;

	return {
		/** Counts, and since when the oldest pending delivery waits (ISO 8601): its enquiry's time, or its answer's. */
		async measure() {
			const enquiries = db
				.selectFrom("enquiries")
				.select(({ fn }) => ["verdict" as const, fn.countAll<number>().as("count")])
				.where(isCounted)
				.groupBy("verdict");
			const deliveries = db
				.selectFrom("deliveries")
				.select(["channel", "state"])
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.groupBy(["channel", "state"]);
			const oldest = db
				.selectFrom("enquiries")
				.innerJoin("deliveries", "deliveries.enquiryId", "enquiries.id")
				.leftJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
				.select(({ fn }) => fn.min(fn.coalesce("enquiryEvents.at", "enquiries.createdAt")).as("at"))
				.where("deliveries.state", "=", "pending")
				// The one is of enquiries that are older than itself, the other is to wait.
				.where("deliveries.channel", "not in", ["reminder", "call-reminder"]);
			return {
				enquiries: await enquiries.execute(),
				deliveries: await deliveries.execute(),
				oldestPending: (await oldest.executeTakeFirst())?.at ?? null,
			};
		},

		retry: (enquiryId?: string) => retryFailed(db, enquiryId),

		retryNow: (enquiryId: string) => hastenPending(db, enquiryId),

		/** The enquiries that `erase` would change. */
		listErasable: (by: ErasedBy): Promise<Erasable[]> => findErasable(db, by).execute(),

		/** Erases the personal data and cancels deliveries. Returns how many enquiries. */
		async erase(by: ErasedBy): Promise<number> {
			const ids = (await findErasable(db, by).execute()).map(({ id }) => id);
			// In batches, so that no visitor waits long for the store.
			for (let start = 0; start < ids.length; start += BATCH)
				await db
					.transaction()
					.execute((tx) => eraseEach(tx, ids.slice(start, start + BATCH), null));
			await finishErasing(ids.length);
			return ids.length;
		},

		/**
		 * As `erase`, by somebody at the desk who saw enquiries at these revisions, by their ids. Returns the ids of those
		 * that are not as they were seen, or were not seen: then nothing is erased.
		 */
		async eraseSeen(
			by: ErasedBy,
			seen: ReadonlyMap<string, number>,
			staffId: string,
		): Promise<string[]> {
			const [ids, unseen] = await db.transaction().execute(async (tx) => {
				const query = findErasable(tx, by).orderBy("id");
				const found = await (pool ? query.forUpdate() : query).execute();
				const ids = found.map(({ id }) => id);
				const unseen = found.filter(({ id, revision }) => seen.get(id) !== revision);
				if (unseen.length === 0) await eraseEach(tx, ids, staffId);
				return [ids, unseen.map(({ id }) => id)];
			});
			if (unseen.length === 0) await finishErasing(ids.length);
			return unseen;
		},
	};

	async function eraseEach(
		tx: Transaction<Tables>,
		ids: readonly string[],
		staffId: string | null,
	): Promise<void> {
		for (const id of ids) await eraseOne(tx, id, staffId);
		await changes.announce(tx);
	}

	/** Beside another process that reads the journal, its words are left to the next try. */
	async function finishErasing(count: number): Promise<void> {
		if (count > 0) await emptyJournal(database);
	}
}

function findErasable(db: Kysely<Tables>, by: ErasedBy) {
	const query = db
		.selectFrom("enquiries")
		.select(["id", "revision", "createdAt"])
		.where("erasedAt", "is", null);
	if ("id" in by) return query.where("id", "=", by.id);
	if ("before" in by) return query.where("createdAt", "<", by.before);
	return query.where(sql`lower(email)`, "=", by.email.toLowerCase());
}

async function eraseOne(
	tx: Transaction<Tables>,
	id: string,
	staffId: string | null,
): Promise<void> {
	const erasedAt = new Date(getNow()).toISOString();
	const source = await findKeptSource(tx, id);
	const { revision } = await tx
		.updateTable("enquiries")
		.set({ ...ERASED, ...ERASED_COLUMNS, source, submissionId: `erased-${id}`, erasedAt })
		.set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
		.where("id", "=", id)
		.returning("revision")
		.executeTakeFirstOrThrow();
	await passReminderOn(tx, id);
	await eraseCall(tx, id);
	const deliveries = tx.updateTable("deliveries").where("enquiryId", "=", id);
	await deliveries
		.where("state", "in", ["pending", "failed", "held"])
		.set({ state: "cancelled", ...UNLEASED })
		.execute();
	await deliveries.set({ lastError: null }).execute();
	await tx.updateTable("enquiryEvents").set({ text: null }).where("enquiryId", "=", id).execute();
	await tx
		.insertInto("enquiryEvents")
		.values({
			id: crypto.randomUUID(),
			enquiryId: id,
			at: erasedAt,
			staffId,
			kind: "erased",
			fromValue: null,
			toValue: null,
			text: null,
			revision,
		})
		.execute();
}

/** A reminder that is not sent yet may name others too: the next one does. */
async function passReminderOn(tx: Transaction<Tables>, id: string): Promise<void> {
	const reminder = await tx
		.selectFrom("deliveries")
		.select("id")
		.where("enquiryId", "=", id)
		.where("channel", "=", "reminder")
		.where("state", "in", ["pending", "failed"])
		.executeTakeFirst();
	if (!reminder) return;
	await tx
		.updateTable("enquiries")
		.set({ reminderId: null })
		.where("reminderId", "=", reminder.id)
		.execute();
}
