import type { Kysely } from "kysely";
import type { Database } from "#app/enquiries/store/open-database.ts";
import { type Tables, VISIT_KEY, type VisitRow } from "#app/enquiries/store/tables.ts";

/** Both included; days as 2026-11-21. */
export type Period = { from: string; to: string };

export type CountedBy = "day" | "path" | "service" | "city" | "source" | "medium" | "campaign";
export type VisitSum = { name: string; visits: number; views: number };

/** Rows in one statement: far from the most values that either database takes. */
const BATCH = 500;

/** Keeps the counts of visits, beside the enquiries. */
export function createVisitStore({ db }: Pick<Database, "db">) {
	return {
		/** Adds counts to those that are there; of one key there may be one row only. */
		async add(rows: readonly VisitRow[]): Promise<void> {
			// All nodes in the same order, or two of them could wait for each other.
			const sorted = rows.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
			for (let at = 0; at < sorted.length; at += BATCH)
				await addBatch(db, sorted.slice(at, at + BATCH));
		},

		/** Visits that began, and views, by what they have in common. */
		async sumUp(by: CountedBy, { from, to }: Period): Promise<VisitSum[]> {
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
				.execute();
		},

		/** How many views were counted before a day. */
		async countBefore(day: string): Promise<number> {
			const { views } = await db
				.selectFrom("visits")
				.select(({ fn }) => fn.sum<number | null>("views").as("views"))
				.where("day", "<", day)
				.executeTakeFirstOrThrow();
			return views ?? 0;
		},

		async purge(day: string): Promise<void> {
			await db.deleteFrom("visits").where("day", "<", day).execute();
		},
	};
}

async function addBatch(db: Kysely<Tables>, rows: VisitRow[]): Promise<void> {
	await db
		.insertInto("visits")
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns([...VISIT_KEY]).doUpdateSet((eb) => ({
				entries: eb("visits.entries", "+", eb.ref("excluded.entries")),
				views: eb("visits.views", "+", eb.ref("excluded.views")),
			})),
		)
		.execute();
}

function toKey(row: VisitRow): string {
	return JSON.stringify(VISIT_KEY.map((name) => row[name]));
}
