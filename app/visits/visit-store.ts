import type { Kysely } from "kysely";
import type { Database } from "#app/enquiries/store/open-database.ts";
import { type Tables, VISIT_KEY, type VisitRow } from "#app/enquiries/store/tables.ts";

/** Days as 2026-11-21, both included. */
export type Period = { from: string; to: string };

export type CountedBy = "day" | "path" | "service" | "city" | "source" | "medium" | "campaign";
export type VisitSum = { name: string; visits: number; views: number };

/** Rows in one statement, far below the databases' limits of parameters. */
const BATCH = 500;

export function createVisitStore({ db }: Pick<Database, "db">) {
	return {
		/** Adds to the stored counts; each key at most once. */
		async add(rows: readonly VisitRow[]): Promise<void> {
			// In one order on all nodes, against deadlocks.
			const sorted = rows.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
			for (let at = 0; at < sorted.length; at += BATCH)
				await addBatch(db, sorted.slice(at, at + BATCH));
		},

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
