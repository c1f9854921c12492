import type { Database } from "#app/database/open-database.ts";
import type { ReplyRow, SavedViewRow } from "#app/database/tables.ts";
import type { InboxFilter } from "#app/desk/search/inbox-filter.ts";
import { deliverySchema } from "#app/enquiries/delivery-table.ts";
import type { Delivery, Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { type Event, parseEvent } from "#app/enquiries/event-table.ts";
import { loadContact } from "#app/enquiries/store/known-contact.ts";
import { selectMatterIds } from "#app/enquiries/store/matters.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Search } from "../search/find-sought.ts";
import { readConversation } from "./conversation-store.ts";
import { countSavedViews, countViews } from "./count-views.ts";
import { findGroups } from "./find-groups.ts";
import {
	createMatcher,
	createNarrowing,
	getSortDirection,
	getSortKey,
	isBeyondInView,
} from "./inbox-conditions.ts";
import { loadNewest, selectNewestId } from "./load-newest.ts";
import { findKnown, suggestPersons } from "./suggest-persons.ts";

export const PAGE_SIZE = 50;

/** The sender of an e-mail that came in; null of any other event. */
export type Sender = {
	[Column in "fromName" | "fromAddress" | "isOtherSender"]: ReplyRow[Column] | null;
};

/** What stands before and after an enquiry in a view, by its id, and its place in it, from 1. */
export type Neighbours = {
	previous: string | null;
	next: string | null;
	position: { at: number; of: number } | null;
};

export type DeskEnquiry = {
	/** The enquiry, with the contact that its matter has. */
	enquiry: Enquiry;
	/** The deliveries of its matter. */
	deliveries: Delivery[];
	/** The events of its matter, oldest first, with the name of the author and, of an e-mail that came in, its sender. */
	events: (Event & { staffName: string | null } & Sender)[];
};

/** Creates the store of what the desk reads. */
export function createDeskStore(database: Database) {
	const { db } = database;

	return {
		/**
		 * Lists a page of the inbox by the newest enquiry of each matter: what is due and who waits longest first where somebody
		 * waits, else the newest last words.
		 */
		async list(filter: InboxFilter, staffId: string, now = new Date(getNow()), search?: Search) {
			const direction = getSortDirection(filter.view);
			const matches = await createMatcher(database, filter, search);
			const rows = await db
				.selectFrom("enquiries")
				.select("id")
				.where(matches(staffId, now))
				.orderBy(getSortKey(filter.view, now), direction)
				.orderBy("id", direction)
				.limit(PAGE_SIZE + 1)
				.offset((filter.page - 1) * PAGE_SIZE)
				.execute();
			const matterIds = rows.slice(0, PAGE_SIZE).map(({ id }) => id);
			return { enquiries: await loadNewest(db, matterIds), hasMore: rows.length > PAGE_SIZE };
		},

		/** Finds in every view what matches the filter, whose search is prepared. */
		findGroups: async (filter: InboxFilter, staffId: string, search: Search) => {
			const narrows = await createNarrowing(database, filter, search);
			return findGroups(database, narrows, staffId, new Date(getNow()));
		},

		/** Counts what the filter finds in each view. */
		countViews: async (
			filter: InboxFilter,
			staffId: string,
			now = new Date(getNow()),
			search?: Search,
		) => countViews(db, await createNarrowing(database, filter, search), staffId, now),

		countSavedViews: (views: readonly SavedViewRow[], staffId: string) =>
			countSavedViews(database, views, staffId, new Date(getNow())),

		/** Lists the sources of enquiries, for a filter. */
		async listSources(): Promise<string[]> {
			const rows = await db.selectFrom("enquiries").select("source").distinct().execute();
			return rows.map(({ source }) => source).sort();
		},

		/** Reads an enquiry with what happened in its matter. */
		async get(id: string): Promise<DeskEnquiry | undefined> {
			const row = await db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "=", id)
				.executeTakeFirst();
			if (!row) return undefined;
			const enquiry = await loadContact(db, enquirySchema.parse(row));
			const deliveries = await db
				.selectFrom("deliveries")
				.selectAll()
				.where((eb) => eb("enquiryId", "in", selectMatterIds(eb, id)))
				.orderBy("channel")
				.execute();
			const events = await db
				.selectFrom("enquiryEvents")
				.leftJoin("staff", "staff.id", "enquiryEvents.staffId")
				.leftJoin("replies", "replies.eventId", "enquiryEvents.id")
				.selectAll("enquiryEvents")
				.select("staff.name as staffName")
				.select(["fromName", "fromAddress", "isOtherSender"])
				.where((eb) => eb("enquiryEvents.enquiryId", "in", selectMatterIds(eb, id)))
				.orderBy("at")
				.orderBy("revision")
				.execute();
			return {
				enquiry,
				deliveries: deliveries.map((each) => deliverySchema.parse(each)),
				events: events.map(parseEvent),
			};
		},

		readConversation: (id: string, before?: string) => readConversation(db, id, before),

		/** Suggests the persons who may be the same one as an enquiry's. */
		suggestPersons: (id: string) => suggestPersons(db, id),

		/** Finds the persons who wrote before with an e-mail address or a phone number. */
		findKnown: (email: string, phone: string) => findKnown(db, email, phone),

		/**
		 * Finds the enquiries before and after one in a view, whether or not it is still in it, and where it stands among all of
		 * the view; null where it is not in it.
		 */
		async findNeighbours(
			enquiry: Enquiry,
			filter: InboxFilter,
			staffId: string,
		): Promise<Neighbours> {
			const matches = await createMatcher(database, filter);
			const now = new Date(getNow());
			const find = async (direction: "asc" | "desc") => {
				const row = await db
					.selectFrom("enquiries")
					.select((eb) => selectNewestId(eb).as("newestId"))
					.where(matches(staffId, now))
					.where(isBeyondInView(filter.view, enquiry, direction, now))
					.orderBy(getSortKey(filter.view, now), direction)
					.orderBy("id", direction)
					.limit(1)
					.executeTakeFirst();
				return row?.newestId ?? null;
			};
			const isOldestFirst = getSortDirection(filter.view) === "asc";
			const [back, on] = isOldestFirst ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
			const { before, own, all } = await db
				.selectFrom("enquiries")
				.select(({ fn }) => [
					fn.countAll<number>().as("all"),
					fn
						.countAll<number>()
						.filterWhere(isBeyondInView(filter.view, enquiry, back, now))
						.as("before"),
					fn.countAll<number>().filterWhere("id", "=", enquiry.matterId).as("own"),
				])
				.where(matches(staffId, now))
				.executeTakeFirstOrThrow();
			return {
				previous: await find(back),
				next: await find(on),
				position: Number(own) > 0 ? { at: Number(before) + 1, of: Number(all) } : null,
			};
		},

		/** Notes who has the matters of enquiries open, so that the next one sees it. */
		async markSeen(ids: readonly string[], staffId: string): Promise<void> {
			await db
				.updateTable("enquiries")
				.set({ seenAt: new Date(getNow()).toISOString(), seenBy: staffId })
				.where("matterId", "in", ({ selectFrom }) =>
					selectFrom("enquiries as seen").select("seen.matterId").where("seen.id", "in", ids),
				)
				.execute();
		},
	};
}
