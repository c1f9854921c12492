import type { Channel, EnquiryWithDeliveries } from "#app/enquiries/enquiry.ts";
import { addDays, toDay } from "#app/visits/day.ts";
import { toMonday } from "../terminal/format-date.ts";

export type Tally = { name: string; count: number };
export type ChannelCounts = {
	/** From storing to delivery in ms, of each that was delivered. */
	durations: number[];
	/** Tries of each that was delivered. */
	tries: number[];
	pending: number;
	failed: number;
};
export type Report = Awaited<ReturnType<typeof createReport>>;

/**
 * Counts enquiries since a time; quarantined ones and spam are only in the totals. It stores only numbers of
 * each, so that there may be any number of them.
 */
export async function createReport(enquiries: AsyncIterable<EnquiryWithDeliveries>, since: string) {
	const totals = { enquiries: 0, erased: 0, quarantined: 0, spam: 0 };
	const weeks = new Map(listMondays(since).map((monday) => [monday, 0]));
	const services = new Map<string, number>();
	const cities = new Map<string, number>();
	const sources = new Map<string, number>();
	const channels = new Map<Channel, ChannelCounts>();
	for await (const enquiry of enquiries) {
		const { verdict, createdAt, service, city, source, erasedAt, deliveries } = enquiry;
		if (verdict === "quarantined" || verdict === "spam") {
			totals[verdict]++;
			continue;
		}
		totals.enquiries++;
		if (erasedAt) totals.erased++;
		addOne(weeks, toMonday(toDay(Date.parse(createdAt))));
		addOne(services, service ?? "");
		addOne(cities, city ?? "");
		addOne(sources, source);
		for (const { channel, state, attempts, deliveredAt } of deliveries) {
			const counts = channels.get(channel) ?? { durations: [], tries: [], pending: 0, failed: 0 };
			channels.set(channel, counts);
			if (state === "pending" || state === "failed") counts[state]++;
			if (state !== "delivered" || !deliveredAt) continue;
			counts.durations.push(Date.parse(deliveredAt) - Date.parse(createdAt));
			counts.tries.push(attempts);
		}
	}
	const firstWeek = [...weeks.values()].findIndex((count) => count > 0);
	return {
		...totals,
		/** From the first one with an enquiry, also those without any; named by the Monday, 2026-11-16. */
		weeks: toTallies(weeks).slice(firstWeek),
		/** The most first; the name is empty where there is none. */
		services: rank(services),
		cities: rank(cities),
		sources: rank(sources),
		channels,
	};
}

function listMondays(since: string): string[] {
	const mondays: string[] = [];
	const today = toDay(Date.now());
	for (let day = toMonday(toDay(Date.parse(since))); day <= today; day = addDays(day, 7))
		mondays.push(day);
	return mondays;
}

function addOne(counts: Map<string, number>, name: string): void {
	counts.set(name, (counts.get(name) ?? 0) + 1);
}

function toTallies(counts: Map<string, number>): Tally[] {
	return [...counts].map(([name, count]) => ({ name, count }));
}

function rank(counts: Map<string, number>): Tally[] {
	return toTallies(counts).sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
