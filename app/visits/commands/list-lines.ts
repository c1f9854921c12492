import type { Database } from "#app/database/open-database.ts";
import { listDays } from "#app/platform/dates.server.ts";
import { createVisitStore, listEnquiries, type Period } from "#app/visits/visit-store.ts";

export const DIMENSIONS = [
	"day",
	"page",
	"service",
	"city",
	"source",
	"medium",
	"campaign",
] as const;
type Dimension = (typeof DIMENSIONS)[number];

export type Line = {
	/** A day, a path, a slug or a name; empty where there is none. */
	name: string;
	visits: number;
	/** The number of pages shown, a visit's first one included. */
	views: number;
	enquiries: number;
	/** Enquiries divided by the visits, or for services and cities by the views; null where there was none. */
	rate: number | null;
};

/**
 * Joins the visits of a period with its enquiries without spam. Returns the total, then days in order, or all others
 * by count, the highest first.
 */
export async function listLines(
	database: Database,
	by: Dimension,
	period: Period,
): Promise<[total: Line, ...lines: Line[]]> {
	// A visit that ends in an enquiry about a service seldom began on the service's page.
	const base = by === "service" || by === "city" ? "views" : "visits";
	const sums = await createVisitStore(database).sumUp(by === "page" ? "path" : by, period);
	const enquiries = await listEnquiries(database, period);
	const toLine = (name: string, visits: number, views: number, count: number): Line => {
		const of = base === "visits" ? visits : views;
		return { name, visits, views, enquiries: count, rate: of > 0 ? count / of : null };
	};
	const sumUp = (of: "visits" | "views") => sums.reduce((total, sum) => total + sum[of], 0);
	const total = toLine("all", sumUp("visits"), sumUp("views"), enquiries.length);
	const sumsByName = new Map(sums.map((sum) => [sum.name, sum]));
	const counts = Map.groupBy(enquiries, (enquiry) => enquiry[by]);
	const days = by === "day" ? listDays(period.from, period.to) : [];
	const lines = [...new Set([...days, ...sumsByName.keys(), ...counts.keys()])]
		.map((name) => {
			const { visits = 0, views = 0 } = sumsByName.get(name) ?? {};
			return toLine(name, visits, views, counts.get(name)?.length ?? 0);
		})
		.filter(({ name, visits, enquiries }) => name !== "" || visits + enquiries > 0);
	if (by !== "day")
		lines.sort(
			(a, b) =>
				b[base] - a[base] ||
				b.views - a.views ||
				b.enquiries - a.enquiries ||
				(a.name < b.name ? -1 : 1),
		);
	return [total, ...lines];
}
