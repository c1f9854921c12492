import type { Stores } from "#app/enquiries/open-stores.ts";
import type { VisitRow } from "#app/enquiries/store/tables.ts";
import { addDays, toDay } from "#app/visits/day.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";

type Given = Partial<VisitRow> & { daysAgo?: number };

/** Stores counts, of today and of one direct visit where nothing else is said. */
export async function storeVisits({ database }: Stores, given: Given[]): Promise<void> {
	const today = toDay(Date.now());
	const nothing = { service: "", city: "", source: "direct", medium: "", campaign: "" };
	const rows = given.map(({ daysAgo = 0, ...row }) => ({
		...{ day: addDays(today, -daysAgo), path: "/", ...nothing, entries: 1, views: 1 },
		...row,
	}));
	await createVisitStore(database).add(rows);
}
