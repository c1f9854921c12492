import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { emptyJournal } from "#app/database/empty-journal.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import { type Channel, filterChannels } from "../channels.ts";
import { changeEnquiry, changeWithin } from "./change-enquiry.ts";
import { type Author, byPerson, COMMAND } from "./change-types.ts";
import { listRetryable, listSendableEarly } from "./deliveries.ts";
import { isPlanned } from "./is-planned.ts";
import { lockMatters } from "./matters.ts";
import { isCounted } from "./sample-store.ts";

const BATCH = 200;
const HELD = ["quarantined", "spam"] as const;
const UNTIMED = filterChannels(({ isTimed, isOfOneEnquiry }) => !isTimed && isOfOneEnquiry);

/**
 * A selection for an erasure: one enquiry, those of one enquiry's person with what is held as spam from their addresses, those
 * of an e-mail address (in any case), all stored before a time (ISO 8601), or what is held as spam and was stored until a time.
 */
export type ErasedBy =
	| { id: string }
	| { personOf: string }
	| { email: string }
	| { before: string }
	| { heldUntil: string };

export type Erasable = Pick<Tables["enquiries"], "id" | "revision" | "createdAt">;

/** Creates a store for retries of deliveries, counts, and erasures, each in one transaction. */
export function createMaintenanceStore(database: Database) {
	const { db, pool } = database;

	return {
		/**
		 * Counts enquiries and deliveries, and finds since when the oldest pending delivery waits (ISO 8601): its enquiry's
		 * time, or its answer's, which for a planned one is when it is sent.
		 */
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
				.select(({ fn }) =>
					fn
						.min(fn.coalesce("enquiryEvents.sendAt", "enquiryEvents.at", "enquiries.createdAt"))
						.as("at"),
				)
				.where("deliveries.state", "=", "pending")
				// A reminder is of enquiries that are older than itself; what is timed and planned answers are meant to wait.
				.where("deliveries.channel", "in", UNTIMED)
				.where((eb) => eb.not(isPlanned(eb)));
			return {
				enquiries: await enquiries.execute(),
				deliveries: await deliveries.execute(),
				oldestPending: (await oldest.executeTakeFirst())?.at ?? null,
			};
		},

		/** Restarts the schedule of failed deliveries, of one enquiry or of all but samples. Returns the channel of each. */
		async retry(enquiryId?: string): Promise<Channel[]> {
			const failed = await listRetryable(db, enquiryId);
			for (const id of new Set(failed.map((delivery) => delivery.enquiryId)))
				await changeEnquiry(database, { id, by: COMMAND }, { kind: "send-again" });
			return failed.map(({ channel }) => channel);
		},

		/** Makes an enquiry's pending deliveries due that are not being sent. Returns the channel of each. */
		async retryNow(id: string): Promise<Channel[]> {
			const pending = await listSendableEarly(db, id);
			await changeEnquiry(database, { id, by: COMMAND }, { kind: "send-now" });
			return pending.map(({ channel }) => channel);
		},

		/** Lists the enquiries that `erase` would change. */
		listErasable: (by: ErasedBy): Promise<Erasable[]> => findErasable(db, by).execute(),

		/** Erases the personal data and cancels deliveries. Returns how many enquiries. */
		async erase(target: ErasedBy, by: Author = COMMAND): Promise<number> {
			const ids = (await findErasable(db, target).orderBy("id").execute()).map(({ id }) => id);
			// The erasure is in batches, so that no visitor waits long for the store.
			for (let start = 0; start < ids.length; start += BATCH)
				await transact(database, async (unit) => {
					for (const id of ids.slice(start, start + BATCH))
						await changeWithin(unit, { id, by }, { kind: "erase" });
				});
			await finishErasing(ids.length);
			return ids.length;
		},

		/**
		 * Erases as `erase` does, for somebody at the desk who saw enquiries at these revisions, by their ids. Returns the
		 * ids of those that have changed since, or were not seen: then nothing is erased.
		 */
		async eraseSeen(
			target: ErasedBy,
			seen: ReadonlyMap<string, number>,
			staffId: string,
		): Promise<string[]> {
			const [ids, unseen] = await transact(database, async (unit) => {
				const query = findErasable(unit.tx, target).orderBy("id");
				const expected = await query.execute();
				await lockMatters(
					unit,
					expected.map(({ id }) => id),
				);
				const found = await (pool ? query.forUpdate() : query).execute();
				const ids = found.map(({ id }) => id);
				const unseen = found.filter(({ id, revision }) => seen.get(id) !== revision);
				if (unseen.length === 0)
					for (const id of ids)
						await changeWithin(unit, { id, by: byPerson(staffId) }, { kind: "erase" });
				return [ids, unseen.map(({ id }) => id)];
			});
			if (unseen.length === 0) await finishErasing(ids.length);
			return unseen;
		},
	};

	/** Finishes an erasure. While another process reads the journal, its words stay there until the next try. */
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
	if ("personOf" in by) return query.where((eb) => isOfPerson(eb, by.personOf));
	if ("heldUntil" in by)
		return query.where("verdict", "in", HELD).where("createdAt", "<=", by.heldUntil);
	if ("before" in by) return query.where("createdAt", "<", by.before);
	// Those without an address are not one person.
	return query.where(sql`lower(email)`, "=", by.email.toLowerCase()).where("email", "!=", "");
}

/** Creates a condition that an enquiry is of another one's person, or held as spam from an address of that person. */
function isOfPerson(
	{ and, eb, or, selectFrom }: ExpressionBuilder<Tables, "enquiries">,
	id: string,
) {
	const person = selectFrom("enquiries as asked")
		.select("asked.personId")
		.where("asked.id", "=", id);
	const addresses = selectFrom("enquiries as theirs")
		.select(sql<string>`lower(theirs.email)`.as("address"))
		.where("theirs.email", "!=", "")
		.where("theirs.personId", "=", person);
	return or([
		eb("personId", "=", person),
		and([eb("verdict", "in", HELD), eb(sql<string>`lower(enquiries.email)`, "in", addresses)]),
	]);
}
