import type { Channel, EnquiryWithDeliveries } from "#app/enquiries/enquiry.ts";
import { listMondays, toMonday } from "./moments.ts";

export type Tally<Name> = { name: Name; count: number };

/** What became of the deliveries of one channel. */
export type ChannelReport = {
	channel: Channel;
	delivered: number;
	/** From storing to delivery, in ms; null when none was delivered. */
	median: number | null;
	/** Of 100 deliveries 95 took no longer, in ms. */
	slow: number | null;
	/** Tries for a delivery, on average and at most. */
	tries: { mean: number; most: number } | null;
	pending: number;
	failed: number;
};

export type Report = {
	/** ISO 8601, UTC. */
	since: string;
	/** Without quarantined and spam; everything below is of these alone. */
	enquiries: number;
	/** How many of them are tombstones by now. */
	erased: number;
	quarantined: number;
	spam: number;
	/** From the first with an enquiry, also those without any; the Monday in India, as 2026-11-16. */
	weeks: Tally<string>[];
	/** The most first. */
	services: Tally<string | null>[];
	cities: Tally<string | null>[];
	sources: Tally<string>[];
	channels: ChannelReport[];
};

/** Counts what the agency asks for. Of each enquiry it keeps numbers only, so there may be any many. */
export async function makeReport(
	enquiries: AsyncIterable<EnquiryWithDeliveries>,
	{ since, now = Date.now() }: { since: string; now?: number },
): Promise<Report> {
	const totals = { enquiries: 0, erased: 0, quarantined: 0, spam: 0 };
	const weeks = new Map(listMondays(since, now).map((monday) => [monday, 0]));
	const services = new Map<string | null, number>();
	const cities = new Map<string | null, number>();
	const sources = new Map<string, number>();
	const channels = new Map<Channel, Passages>();
	for await (const enquiry of enquiries) {
		const { verdict, createdAt, service, city, source, erasedAt, deliveries } = enquiry;
		if (verdict === "quarantined" || verdict === "spam") {
			totals[verdict]++;
			continue;
		}
		totals.enquiries++;
		if (erasedAt) totals.erased++;
		addOne(weeks, toMonday(createdAt));
		addOne(services, service);
		addOne(cities, city);
		addOne(sources, source);
		for (const delivery of deliveries) {
			const passages = channels.get(delivery.channel) ?? {
				spans: [],
				tries: [],
				pending: 0,
				failed: 0,
			};
			channels.set(delivery.channel, passages);
			if (delivery.state === "pending" || delivery.state === "failed") passages[delivery.state]++;
			if (delivery.state !== "delivered" || !delivery.deliveredAt) continue;
			passages.spans.push(Date.parse(delivery.deliveredAt) - Date.parse(createdAt));
			passages.tries.push(delivery.attempts);
		}
	}
	return {
		since,
		...totals,
		weeks: dropEmptyStart([...weeks].map(([name, count]) => ({ name, count }))),
		services: rank(services),
		cities: rank(cities),
		sources: rank(sources),
		channels: CHANNELS.flatMap((channel) => {
			const passages = channels.get(channel);
			return passages ? [summarise(channel, passages)] : [];
		}),
	};
}

const CHANNELS: readonly Channel[] = ["email", "webhook", "acknowledgement", "none"];

type Passages = { spans: number[]; tries: number[]; pending: number; failed: number };

function addOne<Name>(counts: Map<Name, number>, name: Name): void {
	counts.set(name, (counts.get(name) ?? 0) + 1);
}

function dropEmptyStart(weeks: Tally<string>[]): Tally<string>[] {
	const first = weeks.findIndex(({ count }) => count > 0);
	return first < 0 ? [] : weeks.slice(first);
}

function rank<Name extends string | null>(counts: Map<Name, number>): Tally<Name>[] {
	return [...counts]
		.map(([name, count]) => ({ name, count }))
		.sort((a, b) => b.count - a.count || (a.name ?? "").localeCompare(b.name ?? ""));
}

function summarise(channel: Channel, { spans, tries, pending, failed }: Passages): ChannelReport {
	const sorted = spans.toSorted((a, b) => a - b);
	const total = tries.reduce((sum, count) => sum + count, 0);
	return {
		channel,
		delivered: sorted.length,
		median: findPercentile(sorted, 0.5),
		slow: findPercentile(sorted, 0.95),
		tries:
			tries.length > 0
				? { mean: total / tries.length, most: tries.reduce((a, b) => Math.max(a, b), 0) }
				: null,
		pending,
		failed,
	};
}

/** The least value that so many of all reach at most (nearest rank). */
function findPercentile(sorted: number[], share: number): number | null {
	return sorted[Math.ceil(share * sorted.length) - 1] ?? null;
}
