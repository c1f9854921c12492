import type { Database } from "#app/enquiries/store/open-database.ts";
import { listDays } from "#app/visits/day.ts";
import { listEnquiries } from "#app/visits/list-enquiries.ts";
import { createVisitStore, type Period } from "#app/visits/visit-store.ts";

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
	/** Enquiries divided by the visits, or the views where `getBase` says so; null where there was none. */
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
export function getBase(dimension: Dimension): "visits" | "views" {
	return dimension === "service" || dimension === "city" ? "views" : "visits";
}

/** Joins the visits of a period with its enquiries. Quarantined ones and spam do not count. */
export async function createReport(database: Database, period: Period): Promise<Report> {
	const visits = createVisitStore(database);
	const enquiries = await listEnquiries(database, period);
	const lines = {} as Record<Dimension, Line[]>;
	for (const dimension of DIMENSIONS) {
		const sums = await visits.sumUp(dimension === "page" ? "path" : dimension, period);
		const counts = new Map(sums.map((sum) => [sum.name, { ...sum, enquiries: 0 }]));
		const days = dimension === "day" ? listDays(period.from, period.to) : [];
		for (const name of [...days, ...enquiries.map((enquiry) => enquiry[dimension])])
			if (!counts.has(name)) counts.set(name, { name, visits: 0, views: 0, enquiries: 0 });
		for (const enquiry of enquiries) {
			const count = counts.get(enquiry[dimension]);
			if (count) count.enquiries++;
		}
		const base = getBase(dimension);
		const found = [...counts.values()].map((count) => ({
			...count,
			rate: toRate(count.enquiries, count[base]),
		}));
		lines[dimension] =
			dimension === "day" ? found.toSorted((a, b) => compare(a.name, b.name)) : rank(found, base);
	}
	return { ...period, totals: sumUp(lines.day), lines };
}

export function sumUp(lines: readonly Line[]): Omit<Line, "name"> {
	const sum = (of: "visits" | "views" | "enquiries") =>
		lines.reduce((total, line) => total + line[of], 0);
	const [visits, enquiries] = [sum("visits"), sum("enquiries")];
	return { visits, views: sum("views"), enquiries, rate: toRate(enquiries, visits) };
}

function toRate(enquiries: number, base: number): number | null {
	return base > 0 ? enquiries / base : null;
}

function rank(lines: Line[], base: "visits" | "views"): Line[] {
	return lines
		.filter(({ name, visits, enquiries }) => name !== "" || visits + enquiries > 0)
		.toSorted(
			(a, b) =>
				b[base] - a[base] ||
				b.views - a.views ||
				b.enquiries - a.enquiries ||
				compare(a.name, b.name),
		);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : 1;
}
