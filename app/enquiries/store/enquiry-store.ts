import { randomBytes } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import {
	type Channel,
	describeStatus,
	type Enquiry,
	type EnquiryStatus,
	type EnquiryWithDeliveries,
	type NewEnquiry,
} from "../enquiry.ts";
import { hashContent, hashMessage } from "./hash-content.ts";
import type { Database } from "./open-database.ts";
import { type DeliveryRow, type Tables, toDelivery, toEnquiry, toEnquiryRow } from "./tables.ts";

/** Keeps enquiries. What it returns is on disk; it throws when it cannot be. */
export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

export type EnquiryFilter = {
	statuses?: readonly EnquiryStatus[];
	/** ISO 8601; from then on. */
	since?: string;
	service?: string;
	city?: string;
	limit?: number;
};

const BATCH = 500;
/** No sender has this key: theirs are hashes. */
const WRITING_TEST = "can it be written";

export function createEnquiryStore({ db, checkPlace }: Database) {
	let hasFailed = false;

	return {
		/**
		 * Stores the enquiry and one delivery per channel in one transaction. The same submission with the same
		 * content gives the one stored before. Quarantined ones have their deliveries held.
		 */
		async save(
			enquiry: NewEnquiry,
			channels: readonly Channel[],
		): Promise<{ id: string; isNew: boolean }> {
			const made = {
				id: crypto.randomUUID(),
				createdAt: new Date().toISOString(),
				contentHash: hashContent(enquiry),
				messageHash: hashMessage(enquiry.message),
			};
			const saving = db.transaction().execute(async (tx) => {
				const inserted = await tx
					.insertInto("enquiries")
					.values(toEnquiryRow(enquiry, made))
					.onConflict((conflict) => conflict.columns(["submission_id", "content_hash"]).doNothing())
					.returning("id")
					.executeTakeFirst();
				if (!inserted) {
					const { id } = await tx
						.selectFrom("enquiries")
						.select("id")
						.where("submission_id", "=", enquiry.submissionId)
						.where("content_hash", "=", made.contentHash)
						.executeTakeFirstOrThrow();
					return { id, isNew: false };
				}
				await tx
					.insertInto("deliveries")
					.values(makeDeliveries(made.id, channels, enquiry.verdict === "clean"))
					.execute();
				return { id: made.id, isNew: true };
			});
			const saved = await saving.catch((error: unknown) => {
				hasFailed = true;
				throw error;
			});
			checkPlace();
			return saved;
		},

		/** Whether this very submission was stored before. */
		async has(enquiry: NewEnquiry): Promise<boolean> {
			checkPlace();
			const found = await db
				.selectFrom("enquiries")
				.select("id")
				.where("submission_id", "=", enquiry.submissionId)
				.where("content_hash", "=", hashContent(enquiry))
				.executeTakeFirst();
			return found !== undefined;
		},

		/** How many enquiries came of this one form. */
		async countOfSubmission(submissionId: string): Promise<number> {
			const { count } = await db
				.selectFrom("enquiries")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.where("submission_id", "=", submissionId)
				.executeTakeFirstOrThrow();
			return count;
		},

		/** How many other submissions said the same words since then (ISO 8601). */
		async countSameWords(message: string, submissionId: string, since: string): Promise<number> {
			const { count } = await db
				.selectFrom("enquiries")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.where("message_hash", "=", hashMessage(message))
				.where("submission_id", "!=", submissionId)
				.where("created_at", ">=", since)
				.executeTakeFirstOrThrow();
			return count;
		},

		/** With deliveries, newest first; all that match when there is no limit. Erased ones only when asked for. */
		async list(filter: EnquiryFilter = {}): Promise<EnquiryWithDeliveries[]> {
			const found: EnquiryWithDeliveries[] = [];
			for await (const enquiry of walk(filter)) {
				found.push(enquiry);
				if (found.length === filter.limit) break;
			}
			return found;
		},

		walk,

		/** Those whose id begins so, at most two: enough to tell one from several. */
		async findByIdStart(start: string): Promise<EnquiryWithDeliveries[]> {
			if (!/^[0-9a-f-]+$/i.test(start)) return [];
			const rows = await db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "like", `${start.toLowerCase()}%`)
				.limit(2)
				.execute();
			return addDeliveries(rows.map(toEnquiry));
		},

		async count(): Promise<number> {
			const { count } = await db
				.selectFrom("enquiries")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.executeTakeFirstOrThrow();
			return count;
		},

		/** Throws when the store does not answer, and, from an enquiry that it could not keep on, until it keeps again. */
		async check(): Promise<void> {
			checkPlace();
			if (hasFailed) await tryWriting();
			else await db.selectFrom("enquiries").select("id").limit(1).execute();
			hasFailed = false;
		},

		/** A secret of this installation that all its nodes share, made at first use. */
		async readSecret(name: string): Promise<Buffer> {
			const read = () =>
				db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
			let found = await read();
			if (!found) {
				await db
					.insertInto("secrets")
					.values({ name, value: randomBytes(32).toString("base64") })
					.onConflict((conflict) => conflict.column("name").doNothing())
					.execute();
				found = await read();
			}
			if (!found) throw new Error(`the store keeps no secret ${name}`);
			return Buffer.from(found.value, "base64");
		},
	};

	/** A row that is another one each time: SQLite leaves out a write that changes nothing. */
	async function tryWriting(): Promise<void> {
		await sql`insert into enquiry_limits (key, points, expire) values (${WRITING_TEST}, 0, ${Date.now()})
			on conflict (key) do update set expire = excluded.expire`.execute(db);
	}

	/** In batches, so that an export of any length takes little memory. */
	async function* walk(filter: EnquiryFilter = {}): AsyncGenerator<EnquiryWithDeliveries> {
		const statuses = filter.statuses;
		let last: Pick<Enquiry, "createdAt" | "id"> | undefined;
		for (;;) {
			let query = db
				.selectFrom("enquiries")
				.selectAll()
				.orderBy("created_at", "desc")
				.orderBy("id", "desc")
				.limit(BATCH);
			if (filter.since) query = query.where("created_at", ">=", filter.since);
			if (filter.service) query = query.where("service", "=", filter.service);
			if (filter.city) query = query.where("city", "=", filter.city);
			if (last) query = query.where(isBefore(last));
			const page = await addDeliveries((await query.execute()).map(toEnquiry));
			for (const enquiry of page) {
				const status = describeStatus(enquiry);
				if (statuses ? statuses.includes(status) : status !== "erased") yield enquiry;
			}
			last = page.at(-1);
			if (page.length < BATCH) return;
		}
	}

	async function addDeliveries(enquiries: Enquiry[]): Promise<EnquiryWithDeliveries[]> {
		if (enquiries.length === 0) return [];
		const ids = enquiries.map(({ id }) => id);
		const rows = await db
			.selectFrom("deliveries")
			.selectAll()
			.where("enquiry_id", "in", ids)
			.orderBy("channel")
			.execute();
		const byEnquiry = Map.groupBy(rows.map(toDelivery), ({ enquiryId }) => enquiryId);
		return enquiries.map((enquiry) => ({
			...enquiry,
			deliveries: byEnquiry.get(enquiry.id) ?? [],
		}));
	}
}

/** A new delivery per channel, due at once, or held when the enquiry is not to be delivered. */
export function makeDeliveries(
	enquiryId: string,
	channels: readonly Channel[],
	isDue: boolean,
): DeliveryRow[] {
	// Nobody answers to what may be spam, not even after it turned out to be none.
	const wanted = isDue ? channels : channels.filter((channel) => channel !== "acknowledgement");
	return (wanted.length > 0 ? wanted : (["none"] as const)).map((channel) => ({
		id: crypto.randomUUID(),
		enquiry_id: enquiryId,
		channel,
		state: isDue ? "pending" : "held",
		attempts: 0,
		next_at: Date.now(),
		leased_until: null,
		lease: null,
		delivered_at: null,
		last_error: null,
	}));
}

function isBefore({ createdAt, id }: Pick<Enquiry, "createdAt" | "id">) {
	// The first condition alone says where to begin in the index.
	return ({ eb, or, and }: ExpressionBuilder<Tables, "enquiries">) =>
		and([
			eb("created_at", "<=", createdAt),
			or([eb("created_at", "<", createdAt), eb("id", "<", id)]),
		]);
}
