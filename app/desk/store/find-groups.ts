import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { type InboxView, VIEWS } from "#app/desk/search/inbox-filter.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import {
	type Conditions,
	getSortDirection,
	getSortKey,
	isInView,
	isRow,
} from "./inbox-conditions.ts";
import { loadNewest } from "./load-newest.ts";

export type Group = {
	view: InboxView;
	name: string;
	count: number;
	enquiries: Enquiry[];
};

type Found = { counts: Record<InboxView, number>; groups: Group[] };

/** The groups in their order, with the keys of their names; that of `all` has what is in no other. */
const GROUPS = [
	["unanswered", "unanswered"],
	["calls", "calls"],
	["waiting", "waiting"],
	["snoozed", "snoozed"],
	["all", "openOrDone"],
	["spam", "spam"],
] as const satisfies [InboxView, string][];
const MAX_ROWS = 10;

/**
 * Finds what matches a condition in every view, each matter in one group, with the numbers of all views. One query reads
 * the index of words once, which takes longest for a common word.
 */
export async function findGroups(
	{ db }: Database,
	matches: Conditions,
	staffId: string,
	now: Date,
): Promise<Found> {
	const isIn = (view: InboxView) => isInView(view, staffId, now);
	const ranked = await db
		.with(
			(cte) => cte("found").materialized(),
			(creator) =>
				creator
					.selectFrom("enquiries")
					.select((eb) => [
						"id",
						toGroup(eb, isIn).as("group"),
						toKey(eb, isIn).as("key"),
						eb.case().when(isCounted(eb)).then(1).else(0).end().as("counted"),
						...VIEWS.map((view) =>
							eb
								.case()
								.when(eb.and([isIn(view)(eb), isCounted(eb)]))
								.then(1)
								.else(0)
								.end()
								.as(view),
						),
					])
					.where("erasedAt", "is", null)
					.where(isRow)
					.where(matches),
		)
		.with("ranked", (creator) =>
			creator.selectFrom("found").select(({ fn, eb }) => [
				"id",
				"group",
				fn
					.sum<number>("counted")
					.over((over) => over.partitionBy("group"))
					.as("count"),
				...VIEWS.map((view) => fn.sum<number>(view).over().as(view)),
				fn
					.agg<number>("row_number")
					.over((over) =>
						over
							.partitionBy("group")
							.orderBy(eb.case().when("group", "in", OLDEST_FIRST).then(eb.ref("key")).end())
							.orderBy(eb.case().when("group", "in", OLDEST_FIRST).then(eb.ref("id")).end())
							.orderBy("key", "desc")
							.orderBy("id", "desc"),
					)
					.as("rank"),
			]),
		)
		.selectFrom("ranked")
		.selectAll()
		.where("rank", "<=", MAX_ROWS)
		.orderBy("rank")
		.execute();
	const newest = await loadNewest(
		db,
		ranked.map(({ id }) => id),
	);
	const enquiries = new Map(newest.map((enquiry) => [enquiry.matterId, enquiry]));
	const groups = GROUPS.map(([view, key]): Group => {
		const own = ranked.filter(({ group }) => group === view);
		return {
			view,
			name: t(key),
			count: Number(own[0]?.count ?? 0),
			enquiries: own.flatMap(({ id }) => enquiries.get(id) ?? []),
		};
	});
	const counts = Object.fromEntries(VIEWS.map((view) => [view, Number(ranked[0]?.[view] ?? 0)]));
	return { counts: counts as Found["counts"], groups: groups.filter(hasAny) };
}

/** The groups that have who waits longest first; all others have the newest first. */
const OLDEST_FIRST = VIEWS.filter((view) => getSortDirection(view) === "asc");

type Builder = ExpressionBuilder<Tables, "enquiries">;

function toGroup(eb: Builder, isIn: (view: InboxView) => Conditions) {
	return eb
		.case()
		.when(isIn("spam")(eb))
		.then<InboxView>("spam")
		.when(isIn("unanswered")(eb))
		.then("unanswered")
		.when(isIn("calls")(eb))
		.then("calls")
		.when(isIn("waiting")(eb))
		.then("waiting")
		.when(isIn("snoozed")(eb))
		.then("snoozed")
		.else("all")
		.end();
}

/** Creates the expression by which each group is sorted. */
function toKey(eb: Builder, isIn: (view: InboxView) => Conditions) {
	return eb
		.case()
		.when(isIn("waiting")(eb))
		.then(getSortKey("waiting")(eb))
		.when(isIn("snoozed")(eb))
		.then(getSortKey("snoozed")(eb))
		.else(eb.ref("incomingAt"))
		.end();
}

function hasAny({ count }: Group): boolean {
	return count > 0;
}
