import type { Transaction } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import { deliverySchema, type EventRow, enquirySchema, type Tables } from "#app/database/tables.ts";
import type { Delivery, Enquiry } from "#app/enquiries/enquiry.ts";
import { bookHeldBack } from "#app/enquiries/store/call-changes.ts";
import { isBeyond } from "#app/enquiries/store/enquiry-store.ts";
import { retryFailed } from "#app/enquiries/store/retry-deliveries.ts";
import { hasPhoneOf } from "#app/enquiries/store/same-phone.ts";
import { holdDeliveries, releaseDeliveries } from "#app/enquiries/store/staff-store.ts";
import { getNow } from "#app/platform/clock.ts";
import type { InboxFilter } from "../inbox-filter.ts";
import { countAsAnswered, sendAnswer } from "./answer-store.ts";
import { countViews } from "./count-views.ts";
import { createMatcher, getDirection } from "./inbox-conditions.ts";

const PAGE_SIZE = 50;
/** Others of the same person, at most. */
const MAX_OTHERS = 20;

/** Who changes an enquiry, and the revision that they saw. */
export type Author = { staffId: string; revision: number };

export type Change =
	| { kind: "note" | "answer"; text: string }
	| { kind: "answered-elsewhere"; channel: string; text: string }
	| { kind: "state"; state: Enquiry["state"] }
	| { kind: "owner"; owner: string | null }
	| { kind: "snooze"; until: string | null }
	| { kind: "spam" | "ham" | "send-again" };

/** `stale`: somebody else changed it meanwhile, `missing`: it is there no more; either way nothing was written. */
export type ChangeResult = "changed" | "stale" | "missing";

export type DeskEnquiry = {
	enquiry: Enquiry;
	deliveries: Delivery[];
	/** Oldest first, with the name of who it was. */
	events: (EventRow & { staffName: string | null })[];
	/** Others with the same e-mail address or phone number, newest first. */
	others: Pick<Enquiry, "id" | "createdAt" | "state">[];
};

/** What the desk reads and changes. Every change is one transaction, with an event and a new revision. */
export function createDeskStore({ db, pool, changes }: Database) {
	const matches = createMatcher(pool !== null);

	return {
		/** A page of the inbox: the oldest first where somebody waits, else the newest. */
		async list(filter: InboxFilter, staffId: string, now = new Date(getNow())) {
			const direction = getDirection(filter.view);
			const rows = await db
				.selectFrom("enquiries")
				.selectAll()
				.where(matches(filter, staffId, now))
				.orderBy("createdAt", direction)
				.orderBy("id", direction)
				.limit(PAGE_SIZE + 1)
				.offset((filter.page - 1) * PAGE_SIZE)
				.execute();
			const enquiries = rows.slice(0, PAGE_SIZE).map((row) => enquirySchema.parse(row));
			return { enquiries, hasMore: rows.length > PAGE_SIZE };
		},

		countViews: (staffId: string, now = new Date(getNow())) => countViews(db, staffId, now),

		/** The sources of enquiries, for a filter. */
		async listSources(): Promise<string[]> {
			const rows = await db.selectFrom("enquiries").select("source").distinct().execute();
			return rows.map(({ source }) => source).sort();
		},

		async get(id: string): Promise<DeskEnquiry | undefined> {
			const row = await db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "=", id)
				.executeTakeFirst();
			if (!row) return undefined;
			const enquiry = enquirySchema.parse(row);
			const deliveries = await db
				.selectFrom("deliveries")
				.selectAll()
				.where("enquiryId", "=", id)
				.orderBy("channel")
				.execute();
			const events = await db
				.selectFrom("enquiryEvents")
				.leftJoin("staff", "staff.id", "enquiryEvents.staffId")
				.selectAll("enquiryEvents")
				.select("staff.name as staffName")
				.where("enquiryId", "=", id)
				.orderBy("revision")
				.execute();
			const others = db
				.selectFrom("enquiries")
				.select(["id", "createdAt", "state"])
				.where((eb) => eb.or([eb("email", "=", enquiry.email), hasPhoneOf(row.phoneNumbers)(eb)]))
				.where("erasedAt", "is", null)
				.where("id", "!=", id)
				.orderBy("createdAt", "desc")
				.limit(MAX_OTHERS);
			return {
				enquiry,
				deliveries: deliveries.map((each) => deliverySchema.parse(each)),
				events,
				others: enquiry.erasedAt ? [] : await others.execute(),
			};
		},

		/** The ids before and after an enquiry in a view, whether or not it is still in it. */
		async findNeighbours(enquiry: Enquiry, filter: InboxFilter, staffId: string) {
			const find = async (direction: "asc" | "desc") => {
				const row = await db
					.selectFrom("enquiries")
					.select("id")
					.where(matches(filter, staffId, new Date(getNow())))
					.where(isBeyond(enquiry, direction))
					.orderBy("createdAt", direction)
					.orderBy("id", direction)
					.limit(1)
					.executeTakeFirst();
				return row?.id ?? null;
			};
			const isOldestFirst = getDirection(filter.view) === "asc";
			return {
				previous: await find(isOldestFirst ? "desc" : "asc"),
				next: await find(isOldestFirst ? "asc" : "desc"),
			};
		},

		/** Notes who has an enquiry open, so that the next one sees it. */
		async markSeen(id: string, staffId: string): Promise<void> {
			await db
				.updateTable("enquiries")
				.set({ seenAt: new Date(getNow()).toISOString(), seenBy: staffId })
				.where("id", "=", id)
				.execute();
		},

		change(id: string, change: Change, author: Author): Promise<ChangeResult> {
			return db.transaction().execute((tx) => applyChange(tx, id, change, author));
		},

		/** Changes several whatever their revisions are. Returns how many there were. */
		async changeAll(ids: readonly string[], change: Change, staffId: string): Promise<number> {
			let count = 0;
			for (const id of ids)
				await db.transaction().execute(async (tx) => {
					const row = await lock(tx, id);
					if (!row) return;
					await applyChange(tx, id, change, { staffId, revision: row.revision });
					count++;
				});
			return count;
		},
	};

	async function applyChange(
		tx: Transaction<Tables>,
		id: string,
		change: Change,
		{ staffId, revision }: Author,
	): Promise<ChangeResult> {
		const before = await lock(tx, id);
		if (!before || before.erasedAt) return "missing";
		if (before.revision !== revision) return "stale";
		const at = new Date(getNow()).toISOString();
		const event: EventRow = {
			id: crypto.randomUUID(),
			enquiryId: id,
			at,
			staffId,
			kind: change.kind,
			fromValue: null,
			toValue: null,
			text: null,
			revision: revision + 1,
		};
		const update: Partial<Tables["enquiries"]> = { revision: revision + 1 };
		switch (change.kind) {
			case "note":
				event.text = change.text;
				break;
			case "answer":
				event.text = change.text;
				Object.assign(update, await sendAnswer(tx, before, event));
				break;
			case "answered-elsewhere":
				Object.assign(event, { toValue: change.channel, text: change.text || null });
				Object.assign(update, countAsAnswered(before, event));
				break;
			case "send-again":
				await retryFailed(tx, id);
				break;
			case "state":
				Object.assign(event, { fromValue: before.state, toValue: change.state });
				update.state = change.state;
				break;
			case "owner":
				Object.assign(event, { fromValue: before.owner, toValue: change.owner });
				update.owner = change.owner;
				break;
			case "snooze":
				Object.assign(event, { fromValue: before.snoozedUntil, toValue: change.until });
				update.snoozedUntil = change.until;
				break;
			default:
				Object.assign(event, { fromValue: before.verdict, toValue: change.kind });
				update.verdict = change.kind;
				if (change.kind === "spam") await holdDeliveries(tx, id);
				else await releaseDeliveries(tx, id);
		}
		await tx.updateTable("enquiries").set(update).where("id", "=", id).execute();
		await tx.insertInto("enquiryEvents").values(event).execute();
		if (update.verdict === "ham") await bookHeldBack(tx, id, staffId, pool !== null);
		await changes.announce(tx);
		return "changed";
	}

	/** The enquiry, which nobody else changes until the transaction ends. */
	function lock(tx: Transaction<Tables>, id: string) {
		const query = tx.selectFrom("enquiries").selectAll().where("id", "=", id);
		return (pool ? query.forUpdate() : query).executeTakeFirst();
	}
}
