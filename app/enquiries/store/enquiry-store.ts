import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { AssignmentRule } from "#app/content/schemas/desk.ts";
import type { WantedCall } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import { createSecretStore } from "#app/database/secret-store.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import { toEnquiryRow } from "#app/enquiries/store/enquiry-row.ts";
import { getNow } from "#app/platform/clock.ts";
import { deliverySchema } from "../delivery-table.ts";
import {
	type Channel,
	type Enquiry,
	type EnquiryStatus,
	type EnquiryWithDeliveries,
	getStatus,
	type NewEnquiry,
} from "../enquiry.ts";
import { enquirySchema } from "../enquiry-table.ts";
import { assignByRule } from "./assign-by-rule.ts";
import { findCalls } from "./booking-store.ts";
import { asTakenOrThrow } from "./calls.ts";
import { changeWithin } from "./change-enquiry.ts";
import { type Author, type Change, VISITOR } from "./change-types.ts";
import { createDeliveries } from "./deliveries.ts";
import { findOrAddPerson } from "./find-person.ts";
import { hashContent, hashMessage } from "./hash-content.ts";
import { listReplies } from "./list-replies.ts";
import { findMatterOf, pickMatter } from "./matters.ts";
import { notifyDevices } from "./push-deliveries.ts";
import { isCounted } from "./sample-store.ts";
import { indexEnquiries } from "./search-texts.ts";

/** The outcome of a booking. `unconfirmed`: its sender has too many calls ahead, and the staff decide. */
export type BookingResult = "booked" | "taken" | "unconfirmed";

/** Who makes an enquiry by hand, and what is said with it. */
type ByHand = {
	by: Author;
	isNewMatter: boolean;
	/** The id of its owner. */
	owner?: string;
	/** The answer that the visitor has got already. */
	answered?: Change;
};

export type EnquiryFilter = {
	statuses?: readonly EnquiryStatus[];
	/** The earliest time: ISO 8601, inclusive. */
	since?: string;
	service?: string;
	city?: string;
	/** Returns further conditions. */
	where?: (eb: ExpressionBuilder<Tables, "enquiries">) => Expression<SqlBool>;
	/** The order by age; the newest first without it. */
	direction?: "asc" | "desc";
};

const BATCH = 500;
/** A key for the write test. No sender has it, as theirs are hashes. */
const WRITE_TEST_KEY = "can it be written";

/**
 * Creates the store of enquiries. What its methods resolve to is on disk; they reject when it cannot be. The rules say whom a
 * new enquiry belongs to.
 */
export function createEnquiryStore(
	database: Database,
	listRules: () => readonly AssignmentRule[] = () => [],
) {
	const { db, checkFile } = database;
	let hasFailed = false;

	return {
		/**
		 * Stores the enquiry and one delivery per channel in one transaction. The same submission with the same content
		 * gives the stored one. Deliveries of quarantined enquiries are held. A wanted call is booked with it; when its time
		 * is taken, or nearer to another call than `bufferMs`, the enquiry is stored without one. One that somebody makes by
		 * hand says who it was, and whether it begins a matter of its own: all others are of the matter that the agency has with
		 * their person, if there is one. Its owner, if one is said, stands in place of the rules; whoever has the matter already
		 * keeps it from the one who writes this down.
		 */
		async save(
			enquiry: NewEnquiry,
			channels: readonly Channel[],
			wanted: WantedCall | null = null,
			bufferMs = 0,
			byHand: ByHand | null = null,
		): Promise<{ id: string; isNew: boolean; call: BookingResult | null }> {
			const created = {
				id: crypto.randomUUID(),
				createdAt: new Date(getNow()).toISOString(),
			};
			const store = (wanted: WantedCall | null) =>
				transact(database, async (unit) => {
					const { tx, announce } = unit;
					const personId = await findOrAddPerson(tx, enquiry, created.id);
					const matter = byHand?.isNewMatter ? undefined : await findMatterOf(unit, { personId });
					const inserted = await tx
						.insertInto("enquiries")
						.values(
							toEnquiryRow(enquiry, { ...created, personId, ...(matter && pickMatter(matter)) }),
						)
						.onConflict((conflict) => conflict.columns(["submissionId", "contentHash"]).doNothing())
						.returning("id")
						.executeTakeFirst();
					const { id } = inserted ?? (await findStored(tx, enquiry).executeTakeFirstOrThrow());
					if (inserted) {
						const deliveries = createDeliveries(id, channels, enquiry.verdict === "clean");
						await tx.insertInto("deliveries").values(deliveries).execute();
						const isHeld = enquiry.verdict !== "clean";
						await notifyDevices(tx, id, "enquiry", { isHeld });
						await indexEnquiries(unit, [id]);
						if (enquiry.verdict === "clean") announce();
						const by = byHand?.by ?? VISITOR;
						if (matter) await changeWithin(unit, { id, by }, { kind: "another-enquiry" });
						const { owner, answered } = byHand ?? {};
						if (!owner) await assignByRule(unit, id, listRules());
						else if (!matter?.owner || owner !== by.staffId)
							await changeWithin(unit, { id, by }, { kind: "owner", owner });
						if (answered) await changeWithin(unit, { id, by }, answered);
						if (byHand) await changeWithin(unit, { id, by }, { kind: "made-by-hand" });
					}
					const call = wanted && (await book(unit, id, wanted, bufferMs));
					return { id, isNew: inserted !== undefined, call };
				});
			const saved = await store(wanted)
				.catch(async (error: unknown) => {
					const call = asTakenOrThrow(error);
					return { ...(await store(null)), call };
				})
				.catch((error: unknown) => {
					hasFailed = true;
					throw error;
				});
			checkFile();
			return saved;
		},

		/** Finds the id that this submission is stored with. */
		async findId(enquiry: NewEnquiry): Promise<string | undefined> {
			checkFile();
			const found = await findStored(db, enquiry).executeTakeFirst();
			return found?.id;
		},

		/** Counts the enquiries that came from one form. */
		async countOfSubmission(submissionId: string): Promise<number> {
			const query = countAll().where("submissionId", "=", submissionId);
			return (await query.executeTakeFirstOrThrow()).count;
		},

		/** Counts the other submissions with the same message since then (ISO 8601). */
		async countSameWords(message: string, submissionId: string, since: string): Promise<number> {
			const query = countAll()
				.where("messageHash", "=", hashMessage(message))
				.where("submissionId", "!=", submissionId)
				.where("isSample", "=", 0)
				.where("createdAt", ">=", since);
			return (await query.executeTakeFirstOrThrow()).count;
		},

		/** Counts the enquiries, without samples if there are others. */
		async count(): Promise<number> {
			return (await countAll().where(isCounted).executeTakeFirstOrThrow()).count;
		},

		iterate,

		async find(id: string): Promise<EnquiryWithDeliveries | undefined> {
			const rows = await db.selectFrom("enquiries").selectAll().where("id", "=", id).execute();
			const [enquiry] = await addRelated(rows.map((row) => enquirySchema.parse(row)));
			return enquiry;
		},

		/** Finds at most two enquiries, which is enough to see whether the prefix is unique. */
		async findByIdPrefix(prefix: string): Promise<EnquiryWithDeliveries[]> {
			if (!/^[0-9a-f-]+$/i.test(prefix)) return [];
			const rows = await db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "like", `${prefix.toLowerCase()}%`)
				.limit(2)
				.execute();
			return addRelated(rows.map((row) => enquirySchema.parse(row)));
		},

		/** Rejects when the store does not respond; after a failed `save` also while it cannot be written. */
		async check(): Promise<void> {
			checkFile();
			if (hasFailed) await testWriting();
			else await db.selectFrom("enquiries").select("id").limit(1).execute();
			hasFailed = false;
		},

		...createSecretStore(db),
	};

	function countAll() {
		return db.selectFrom("enquiries").select(({ fn }) => fn.countAll<number>().as("count"));
	}

	/** Writes a different row each time, as SQLite omits a write that changes nothing. */
	async function testWriting(): Promise<void> {
		await sql`insert into enquiry_limits (key, points, expire) values (${WRITE_TEST_KEY}, 0, ${getNow()})
			on conflict (key) do update set expire = excluded.expire`.execute(db);
	}

	/**
	 * Iterates over enquiries with their deliveries; erased ones only when `statuses` names them. It reads in batches, so
	 * that an export of any length needs little memory.
	 */
	async function* iterate(filter: EnquiryFilter = {}): AsyncGenerator<EnquiryWithDeliveries> {
		const { statuses, since, service, city, where, direction = "desc" } = filter;
		let last: Enquiry | undefined;
		for (;;) {
			let query = db.selectFrom("enquiries").selectAll();
			if (since) query = query.where("createdAt", ">=", since);
			if (service) query = query.where("service", "=", service);
			if (city) query = query.where("city", "=", city);
			if (where) query = query.where(where);
			if (last) query = query.where(isBeyond(last, direction));
			const rows = await query
				.orderBy("createdAt", direction)
				.orderBy("id", direction)
				.limit(BATCH)
				.execute();
			for (const enquiry of await addRelated(rows.map((row) => enquirySchema.parse(row)))) {
				last = enquiry;
				const status = getStatus(enquiry);
				if (statuses ? statuses.includes(status) : status !== "erased") yield enquiry;
			}
			if (rows.length < BATCH) return;
		}
	}

	async function addRelated(enquiries: Enquiry[]): Promise<EnquiryWithDeliveries[]> {
		if (enquiries.length === 0) return [];
		const ids = enquiries.map(({ id }) => id);
		const rows = await db
			.selectFrom("deliveries")
			.selectAll()
			.where("enquiryId", "in", ids)
			.orderBy("channel")
			.execute();
		const byEnquiry = Map.groupBy(
			rows.map((row) => deliverySchema.parse(row)),
			({ enquiryId }) => enquiryId,
		);
		const calls = await findCalls(db, ids);
		const replies = await listReplies(db, ids);
		return enquiries.map((enquiry) => ({
			...enquiry,
			deliveries: byEnquiry.get(enquiry.id) ?? [],
			booking: calls.get(enquiry.id) ?? null,
			replies: replies.get(enquiry.id) ?? [],
		}));
	}
}

/** Finds the enquiry that this submission was stored as before. */
function findStored(db: Kysely<Tables>, enquiry: NewEnquiry) {
	return db
		.selectFrom("enquiries")
		.select("id")
		.where("submissionId", "=", enquiry.submissionId)
		.where("contentHash", "=", hashContent(enquiry));
}

/** Books a call and tells what a visitor is told: one that is held back looks like any other. */
async function book(
	unit: UnitOfWork,
	id: string,
	wanted: WantedCall,
	bufferMs: number,
): Promise<BookingResult> {
	const change = { kind: "book", wanted, bufferMs } as const;
	const result = await changeWithin(unit, { id, by: VISITOR }, change);
	return result === "taken" || result === "unconfirmed" ? result : "booked";
}

/** Creates a condition that an enquiry comes after another one in an order by age. */
function isBeyond({ createdAt, id }: Enquiry, direction: "asc" | "desc") {
	const sign = direction === "asc" ? ">" : "<";
	// The first condition, though implied by the second, allows the index to be used.
	return ({ eb, or, and }: ExpressionBuilder<Tables, "enquiries">) =>
		and([
			eb("createdAt", `${sign}=`, createdAt),
			or([eb("createdAt", sign, createdAt), eb("id", sign, id)]),
		]);
}
