import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { SavedViewRow, Tables } from "#app/database/tables.ts";
import { type InboxView, parseInboxFilter, VIEWS } from "#app/desk/search/inbox-filter.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { createMatcher, isInView, isRow } from "./inbox-conditions.ts";

/** Counts the matters of each view that match a further condition, without samples beside others. */
export async function countViews(
	db: Kysely<Tables>,
	matches: (eb: ExpressionBuilder<Tables, "enquiries">) => Expression<SqlBool>,
	staffId: string,
	now: Date,
): Promise<Record<InboxView, number>> {
	const counts = await db
		.selectFrom("enquiries")
		.select((eb) =>
			VIEWS.map((view) =>
				eb.fn
					.countAll<number>()
					.filterWhere(isInView(view, staffId, now))
					.as(view),
			),
		)
		.where(isRow)
		.where(isCounted)
		.where(matches)
		.executeTakeFirstOrThrow();
	return Object.fromEntries(VIEWS.map((view) => [view, Number(counts[view])])) as Record<
		InboxView,
		number
	>;
}

/** The greatest number of a saved view; one more says that there are more. */
export const MAX_SAVED_COUNT = 99;

/**
 * Counts the matters of saved views by the views' ids, up to one more than the greatest number, in one query: a part of it
 * for each view, so that each is read by an index of its own. Those that search for words are not counted, as a search
 * takes longest.
 */
export async function countSavedViews(
	database: Database,
	views: readonly SavedViewRow[],
	staffId: string,
	now: Date,
): Promise<ReadonlyMap<string, number>> {
	const filters = views.map(({ id, query }) => ({
		id,
		filter: parseInboxFilter(new URLSearchParams(query)),
	}));
	const counted = await Promise.all(
		filters
			.filter(({ filter }) => !filter.q)
			.map(async ({ id, filter }) => ({ id, matches: await createMatcher(database, filter) })),
	);
	if (counted.length === 0) return new Map();
	const counts = await database.db
		.selectNoFrom(({ selectFrom }) =>
			counted.map(({ matches }, at) =>
				selectFrom(
					selectFrom("enquiries")
						.select("id")
						.where(matches(staffId, now))
						.where(isCounted)
						.limit(MAX_SAVED_COUNT + 1)
						.as("found"),
				)
					.select(({ fn }) => fn.countAll<number>().as("count"))
					.as(`view${at}`),
			),
		)
		.executeTakeFirstOrThrow();
	return new Map(counted.map(({ id }, at) => [id, Number(counts[`view${at}`])]));
}
