import type { ExpressionBuilder, SqlBool } from "kysely";
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
		// Apart, so that the conditions of a view are computed once for each matter.
		.with(
			(cte) => cte("found").materialized(),
			(creator) =>
				creator
					.selectFrom("enquiries")
					.select((eb) => [
						"id",
						toKey(eb, isIn, now).as("key"),
						getSortKey("unanswered", now)(eb).as("urgency"),
						isCounted(eb).as("isCounted"),
						...VIEWS.map((view) => isIn(view)(eb).as(view)),
					])
					.where("erasedAt", "is", null)
					.where(isRow)
					.where(matches),
		)
		.with("grouped", (creator) =>
			creator
				.selectFrom("found")
				.selectAll()
				.select((eb) => toGroup(eb).as("group")),
		)
		.with("ranked", (creator) =>
			creator.selectFrom("grouped").select(({ fn, eb }) => [
				"id",
				"group",
				fn
					.countAll<number>()
					.filterWhere(eb.ref("isCounted"))
					.over((over) => over.partitionBy("group"))
					.as("count"),
				fn
					.agg<number>("row_number")
					.over((over) =>
						over
							.partitionBy("group")
							.orderBy(eb.case().when("group", "=", "unanswered").then(eb.ref("urgency")).end())
							.orderBy(eb.case().when("group", "in", OLDEST_FIRST).then(eb.ref("key")).end())
							.orderBy(eb.case().when("group", "in", OLDEST_FIRST).then(eb.ref("id")).end())
							.orderBy("key", "desc")
							.orderBy("id", "desc"),
					)
					.as("rank"),
			]),
		)
		.with("counts", (creator) =>
			creator.selectFrom("found").select(({ fn, and, ref }) =>
				VIEWS.map((view) =>
					fn
						.countAll<number>()
						.filterWhere(and([ref(view), ref("isCounted")]))
						.as(view),
				),
			),
		)
		.selectFrom("ranked")
		.innerJoin("counts", (join) => join.onTrue())
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

/** Creates the expression of the one group of a matter by the views that it is in. */
function toGroup({
	case: when,
	ref,
}: ExpressionBuilder<{ found: Record<InboxView, SqlBool> }, "found">) {
	return when()
		.when(ref("spam"))
		.then<InboxView>("spam")
		.when(ref("unanswered"))
		.then("unanswered")
		.when(ref("calls"))
		.then("calls")
		.when(ref("waiting"))
		.then("waiting")
		.when(ref("snoozed"))
		.then("snoozed")
		.else("all")
		.end();
}

/** Creates the expression by which each group but that of the unanswered is sorted. */
function toKey(
	eb: ExpressionBuilder<Tables, "enquiries">,
	isIn: (view: InboxView) => Conditions,
	now: Date,
) {
	return eb
		.case()
		.when(isIn("waiting")(eb))
		.then(getSortKey("waiting", now)(eb))
		.when(isIn("snoozed")(eb))
		.then(getSortKey("snoozed", now)(eb))
		.else(getSortKey("all", now)(eb))
		.end();
}

function hasAny({ count }: Group): boolean {
	return count > 0;
}
