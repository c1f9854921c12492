import type { Database } from "#app/database/open-database.ts";
import { VISIT_KEY, type VisitRow } from "#app/database/tables.ts";
import { parseCampaign } from "#app/enquiries/enquiry-table.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { toSourceName } from "#app/platform/attribution.ts";
import { addDays, toDay, toDayStart } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { toCampaignName } from "./view.ts";

/** A period of days, both included. */
export type Period = { from: Day; to: Day };

type CountedBy = "day" | "path" | "service" | "city" | "source" | "medium" | "campaign";

/** The number of rows in one statement, far below the databases' limits of parameters. */
const BATCH = 500;

export function toVisitKey(row: VisitRow): string {
	return JSON.stringify(VISIT_KEY.map((name) => row[name]));
}

/** Yields batches of rows with different keys, sorted: one order on all nodes prevents deadlocks. */
export function* toBatches<Row>(rows: readonly Row[], toKey: (row: Row) => string) {
	const sorted = rows.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
	for (let at = 0; at < sorted.length; at += BATCH) yield sorted.slice(at, at + BATCH);
}

export function createVisitStore({ db }: Pick<Database, "db">) {
	return {
		/** Adds to the stored counts; each key may occur at most once. */
		async add(rows: readonly VisitRow[]): Promise<void> {
			for (const batch of toBatches(rows, toVisitKey))
				await db
					.insertInto("visits")
					.values(batch)
					.onConflict((conflict) =>
						conflict.columns([...VISIT_KEY]).doUpdateSet((eb) => ({
							entries: eb("visits.entries", "+", eb.ref("excluded.entries")),
							views: eb("visits.views", "+", eb.ref("excluded.views")),
						})),
					)
					.execute();
		},

		sumUp<By extends CountedBy>(by: By, { from, to }: Period) {
			return db
				.selectFrom("visits")
				.select((eb) => [
					eb.ref(by).as("name"),
					eb.fn.sum<number>("entries").as("visits"),
					eb.fn.sum<number>("views").as("views"),
				])
				.where("day", ">=", from)
				.where("day", "<=", to)
				.groupBy(by)
				.$castTo<{ name: VisitRow[By]; visits: number; views: number }>()
				.execute();
		},

		async countBefore(day: Day): Promise<number> {
			const { views } = await db
				.selectFrom("visits")
				.select(({ fn }) => fn.sum<number | null>("views").as("views"))
				.where("day", "<", day)
				.executeTakeFirstOrThrow();
			return views ?? 0;
		},

		async purge(day: Day): Promise<void> {
			await db.deleteFrom("visits").where("day", "<", day).execute();
		},
	};
}

/**
 * Lists the enquiries of a period without spam, with the properties that visits have too, empty for unknown; of erased
 * ones what is left. `page` is the landing page.
 */
export async function listEnquiries({ db }: Pick<Database, "db">, { from, to }: Period) {
	const rows = await db
		.selectFrom("enquiries")
		.select(["createdAt", "landingPage", "service", "city", "source", "lastTouch"])
		.where("createdAt", ">=", toDayStart(from))
		.where("createdAt", "<", toDayStart(addDays(to, 1)))
		.where("verdict", "in", ["clean", "ham"])
		.where(isCounted)
		.execute();
	return rows.map((row) => {
		const touch = parseCampaign(row.lastTouch);
		return {
			day: toDay(Date.parse(row.createdAt)),
			page: row.landingPage ?? "",
			service: row.service ?? "",
			city: row.city ?? "",
			source: row.source,
			medium: toSourceName(touch?.utm_medium ?? ""),
			campaign: toCampaignName(touch?.utm_campaign ?? ""),
		};
	});
}
