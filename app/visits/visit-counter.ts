import type { VisitRow } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { createBufferedWriter } from "./buffered-writer.ts";
import type { CountedPage } from "./find-counted-page.server.ts";
import type { Origin } from "./view.ts";
import { toVisitKey } from "./visit-store.ts";

/** The number of different origins of one day, which anybody can invent. */
const MAX_ORIGINS = 1_000;
/** The number of different rows that are not written yet. */
const MAX_ROWS = 5_000;
const OTHER = "other";

type Place = Omit<CountedPage, "template">;

/** Creates a counter that counts in memory and writes every few seconds. When the store fails the counts are lost. */
export function createVisitCounter(write: (rows: VisitRow[]) => Promise<void>) {
	const buffer = createViewBuffer();
	const { schedule, flush } = createBufferedWriter("Visits", buffer.drain, write);

	return {
		count(page: Place, origin: Origin | null): void {
			buffer.add(toDay(getNow()), page, origin);
			schedule();
		},
		flush,
	};
}

/**
 * Creates a buffer of counts that are not written yet, at most a few MB: beyond the limits everything counts as
 * `other`.
 */
export function createViewBuffer({ maxOrigins = MAX_ORIGINS, maxRows = MAX_ROWS } = {}) {
	const rows = new Map<string, VisitRow>();
	let originsDay = "";
	const origins = new Set<string>();

	function limitOrigin(day: Day, origin: Origin): Origin {
		if (day !== originsDay) origins.clear();
		originsDay = day;
		const key = JSON.stringify([origin.source, origin.medium, origin.campaign]);
		if (origins.size >= maxOrigins && !origins.has(key))
			return { source: OTHER, medium: "", campaign: "" };
		origins.add(key);
		return origin;
	}

	function getRow(row: VisitRow): VisitRow | undefined {
		const key = toVisitKey(row);
		const found = rows.get(key);
		if (found || (rows.size >= maxRows && row.path !== OTHER)) return found;
		rows.set(key, row);
		return row;
	}

	return {
		add(day: Day, page: Place, origin: Origin | null): void {
			const from = origin ? limitOrigin(day, origin) : { source: "", medium: "", campaign: "" };
			const rest = { path: OTHER, service: "", city: "", medium: "", campaign: "" };
			const { path, service, city } = page;
			const empty = { day, path, service, city, ...from, entries: 0, views: 0 };
			const row = getRow(empty) ?? getRow({ ...empty, ...rest, source: from.source ? OTHER : "" });
			if (!row) return;
			row.views++;
			if (origin) row.entries++;
		},

		/** Returns all rows and empties the buffer. */
		drain(): VisitRow[] {
			const drained = [...rows.values()];
			rows.clear();
			return drained;
		},
	};
}
