import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import type { Span } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import { report } from "#app/platform/operations-log.ts";

const MOST_KEPT = 500;
const spansSchema = z.array(z.object({ start: z.number(), end: z.number() }));

/** The busy times of other calendars as they were fetched last, each of which is parsed once. */
export function createCalendarSpans(db: Database["db"]) {
	const parsed = new LRUCache<string, Span[]>({ max: MOST_KEPT });
	return {
		/** Of staff who may sign in, in no order; a calendar that cannot be read is logged and left out. */
		async list(): Promise<Span[]> {
			const rows = await db
				.selectFrom("busyCalendars")
				.innerJoin("staff", "staff.id", "busyCalendars.staffId")
				.select(["busyCalendars.id", "fetchedAt"])
				.where("disabledAt", "is", null)
				.execute();
			const missing = rows.filter((row) => !parsed.has(toKey(row)));
			if (missing.length > 0) {
				const ids = missing.map(({ id }) => id);
				const fetched = await db
					.selectFrom("busyCalendars")
					.select(["id", "fetchedAt", "spans"])
					.where("id", "in", ids)
					.execute();
				for (const row of fetched) parsed.set(toKey(row), parseSpans(row.spans) ?? []);
			}
			return rows.flatMap((row) => parsed.get(toKey(row)) ?? []);
		},
	};
}

/** Parses the column `spans`; null, and a line in the log, where it is malformed. */
export function parseSpans(json: string): Span[] | null {
	try {
		return spansSchema.parse(JSON.parse(json));
	} catch (error) {
		report("The busy times of a calendar could not be read:", error);
		return null;
	}
}

function toKey({ id, fetchedAt }: { id: string; fetchedAt: number }): string {
	return `${id} ${fetchedAt}`;
}
