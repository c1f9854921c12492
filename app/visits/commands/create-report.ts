import type { Database } from "#app/database/open-database.ts";
import { listDays } from "#app/platform/day.ts";
import { createSpeedStore } from "#app/visits/speed-store.ts";
import type { SpeedLine } from "#app/visits/summarise-speed.ts";
import { createVisitStore, listEnquiries, type Period } from "#app/visits/visit-store.ts";

const DIMENSIONS = ["day", "page", "service", "city", "source", "medium", "campaign"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const SECTIONS = [...DIMENSIONS, "speed"] as const;
export type Section = (typeof SECTIONS)[number];

export type Line = {
	/** A day, a path, a slug or a name; empty where there is none. */
	name: string;
	visits: number;
	/** The number of pages shown, a visit's first one included. */
	views: number;
	enquiries: number;
	/** Enquiries divided by the visits, or the views where `getBase` says so, to four digits; null where there was none. */
	rate: number | null;
};

export type Report = Period & {
	totals: Omit<Line, "name">;
	/** The lines by dimension: days in order, all others by count, the highest first. */
	lines: Record<Dimension, Line[]>;
	speed: SpeedLine[];
};

/**
 * Returns the base of the rate. A visit that ends in an enquiry about a service seldom began on the service's page, so
 * services and cities are measured by the views of their pages.
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
		const base = getBase(dimension);
		const sums = await visits.sumUp(dimension === "page" ? "path" : dimension, period);
		const sumsByName = new Map(sums.map((sum) => [sum.name, sum]));
		const enquiriesByName = Map.groupBy(enquiries, (enquiry) => enquiry[dimension]);
		const days = dimension === "day" ? listDays(period.from, period.to) : [];
		const names = new Set([...days, ...sumsByName.keys(), ...enquiriesByName.keys()]);
		const found = [...names].map((name): Line => {
			const sum = sumsByName.get(name) ?? { visits: 0, views: 0 };
			const count = enquiriesByName.get(name)?.length ?? 0;
			const { visits, views } = sum;
			return { name, visits, views, enquiries: count, rate: toRate(count, sum[base]) };
		});
		lines[dimension] = dimension === "day" ? found : rank(found, base);
	}
	const speed = await createSpeedStore(database).summarise(period);
	return { ...period, totals: sumUp(lines.day), lines, speed };
}

export function sumUp(lines: readonly Line[]): Omit<Line, "name"> {
	const sum = (of: "visits" | "views" | "enquiries") =>
		lines.reduce((total, line) => total + line[of], 0);
	const [visits, enquiries] = [sum("visits"), sum("enquiries")];
	return { visits, views: sum("views"), enquiries, rate: toRate(enquiries, visits) };
}

function toRate(enquiries: number, base: number): number | null {
	return base > 0 ? Math.round((enquiries / base) * 10_000) / 10_000 : null;
}

function rank(lines: Line[], base: "visits" | "views"): Line[] {
	return lines
		.filter(({ name, visits, enquiries }) => name !== "" || visits + enquiries > 0)
		.toSorted(
			(a, b) =>
				b[base] - a[base] ||
				b.views - a.views ||
				b.enquiries - a.enquiries ||
				(a.name < b.name ? -1 : 1),
		);
}
