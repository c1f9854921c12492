import type { Database } from "#app/enquiries/store/open-database.ts";
import { listDays } from "#app/visits/day.ts";
import { type CampaignEnquiry, listEnquiries } from "#app/visits/list-enquiries.ts";
import { type CountedBy, createVisitStore, type Period } from "#app/visits/visit-store.ts";

/** What a report tells apart. */
export const DIMENSIONS = [
	"day",
	"page",
	"service",
	"city",
	"source",
	"medium",
	"campaign",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export type Line = {
	/** A day, a path, a slug or a name; empty where there is none. */
	name: string;
	/** Visits that began so. */
	visits: number;
	/** Pages shown, a visit's first one included. */
	views: number;
	enquiries: number;
	/** Enquiries to a visit, or to a page shown where `rateOf` says so; null where there was none. */
	rate: number | null;
};

export type Report = Period & {
	totals: Omit<Line, "name">;
	/** Days in order; of everything else the most first. */
	lines: Record<Dimension, Line[]>;
};

/**
 * A visit that ends in an enquiry about a service seldom began on the service's page, so services and cities
 * are measured by the views of their pages.
 */
export function findBase(dimension: Dimension): "visits" | "views" {
	return dimension === "service" || dimension === "city" ? "views" : "visits";
}

const COLUMNS: Record<Dimension, CountedBy> = {
	day: "day",
	page: "path",
	service: "service",
	city: "city",
	source: "source",
	medium: "medium",
	campaign: "campaign",
};

/** Sets the enquiries of a period beside its visits. Quarantined ones and spam do not count. */
export async function makeReport(database: Database, period: Period): Promise<Report> {
	const visits = createVisitStore(database);
	const enquiries = await listEnquiries(database, period);
	const lines = {} as Record<Dimension, Line[]>;
	for (const dimension of DIMENSIONS) {
		const sums = await visits.sumUp(COLUMNS[dimension], period);
		const base = findBase(dimension);
		const found = join(sums, countBy(enquiries, dimension), base);
		lines[dimension] = dimension === "day" ? fillDays(found, period) : rank(found, base);
	}
	const sum = (name: "visits" | "views" | "enquiries") =>
		lines.day.reduce((all, line) => all + line[name], 0);
	const totals = { visits: sum("visits"), views: sum("views"), enquiries: sum("enquiries") };
	return { ...period, totals: { ...totals, rate: toRate(totals.enquiries, totals.visits) }, lines };
}

type Counts = { name: string; visits: number; views: number };

function countBy(enquiries: CampaignEnquiry[], dimension: Dimension): Map<string, number> {
	const groups = Map.groupBy(enquiries, (enquiry) => enquiry[dimension]);
	return new Map([...groups].map(([name, group]) => [name, group.length]));
}

function join(sums: Counts[], enquiries: Map<string, number>, base: "visits" | "views"): Line[] {
	const known = new Set(sums.map(({ name }) => name));
	const others = [...enquiries.keys()]
		.filter((name) => !known.has(name))
		.map((name) => ({ name, visits: 0, views: 0 }));
	return [...sums, ...others].map((counts) => {
		const count = enquiries.get(counts.name) ?? 0;
		return { ...counts, enquiries: count, rate: toRate(count, counts[base]) };
	});
}

function toRate(enquiries: number, base: number): number | null {
	return base > 0 ? enquiries / base : null;
}

function fillDays(lines: Line[], { from, to }: Period): Line[] {
	const byName = new Map(lines.map((line) => [line.name, line]));
	const empty = { visits: 0, views: 0, enquiries: 0, rate: null };
	return listDays(from, to).map((name) => byName.get(name) ?? { name, ...empty });
}

function rank(lines: Line[], base: "visits" | "views"): Line[] {
	return lines
		.filter(({ name, visits, enquiries }) => name !== "" || visits + enquiries > 0)
		.sort(
			(a, b) =>
				b[base] - a[base] ||
				b.views - a.views ||
				b.enquiries - a.enquiries ||
				(a.name < b.name ? -1 : 1),
		);
}
