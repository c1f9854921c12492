import { VISIT_KEY, type VisitRow } from "#app/enquiries/store/tables.ts";
import type { CountedPage } from "./find-counted-page.server.ts";
import type { Origin } from "./view.ts";

/** So many different origins are told apart on one day; anybody can invent more of them. */
const MOST_ORIGINS = 1_000;
/** So many different rows wait to be written. */
const MOST_ROWS = 5_000;
const OTHER = "other";

/** Counts that are not written yet. It never grows beyond a few MB: what is too much counts as `other`. */
export function createViewBuffer({ mostOrigins = MOST_ORIGINS, mostRows = MOST_ROWS } = {}) {
	const rows = new Map<string, VisitRow>();
	let originsOf = "";
	const origins = new Set<string>();

	/** The origin itself while its day has room for it. */
	function admit(day: string, origin: Origin): Origin {
		if (day !== originsOf) origins.clear();
		originsOf = day;
		const key = JSON.stringify([origin.source, origin.medium, origin.campaign]);
		if (origins.size >= mostOrigins && !origins.has(key))
			return { source: OTHER, medium: "", campaign: "" };
		origins.add(key);
		return origin;
	}

	function findRow(row: VisitRow): VisitRow | undefined {
		const key = JSON.stringify(VISIT_KEY.map((name) => row[name]));
		const found = rows.get(key);
		if (found || (rows.size >= mostRows && row.path !== OTHER)) return found;
		rows.set(key, row);
		return row;
	}

	return {
		add(day: string, page: CountedPage, origin: Origin | null): void {
			const from = origin ? admit(day, origin) : { source: "", medium: "", campaign: "" };
			const rest = { path: OTHER, service: "", city: "", medium: "", campaign: "" };
			const empty = { day, ...page, ...from, entries: 0, views: 0 };
			const row =
				findRow(empty) ?? findRow({ ...empty, ...rest, source: from.source ? OTHER : "" });
			if (!row) return;
			row.views++;
			if (origin) row.entries++;
		},

		/** Takes out everything. */
		take(): VisitRow[] {
			const taken = [...rows.values()];
			rows.clear();
			return taken;
		},

		isEmpty: () => rows.size === 0,
	};
}
