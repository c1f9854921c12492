import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { type InboxView, VIEWS } from "#app/desk/search/inbox-filter.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { isInView, isRow } from "./inbox-conditions.ts";

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
