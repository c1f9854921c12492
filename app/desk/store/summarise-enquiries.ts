import type { Day } from "#app/platform/day.ts";

/** The outcomes of the calls of some enquiries; calls with none of the latter three are still ahead. */
export type CallCounts = {
	booked: number;
	/** The number of calls that took place: over, and neither cancelled nor missed. */
	held: number;
	cancelled: number;
	/** The number of calls that the visitor missed. */
	noShow: number;
};

/** The outcomes of some enquiries; waits are minutes of opening hours until the first answer. */
export type Summary<Name extends string = string> = {
	/** The name: a Monday, a month, a slug, a source, the id of a person or a reason; empty where there is none. */
	name: Name;
	enquiries: number;
	/** The number of those that are won, and their values in whole units of the currency. */
	won: number;
	wonValue: number;
	lost: number;
	answered: number;
	withinFiveMinutes: number;
	withinOneHour: number;
	/** The median by nearest rank, of those that are answered; null where none is. */
	median: number | null;
	ninetieth: number | null;
	calls: CallCounts;
	/** The number of further messages of the visitors. */
	replies: number;
	/** The visits of the same time; null where visits cannot be counted by it. */
	visits: number | null;
};

export type Counted = {
	/** The Monday of the week of arrival. */
	week: Day;
	/** The month of arrival, by the agency's day: 2026-11. */
	month: string;
	service: string;
	city: string;
	source: string;
	person: string;
	isWon: boolean;
	wonValue: number;
	isLost: boolean;
	/** The reason why it is lost; empty without one. */
	reason: string;
	replies: number;
	/** The wait; null without an answer. */
	wait: number | null;
	/** The outcome of its call; null without one. */
	call: keyof CallCounts | null;
};

type Grouping = "month" | "service" | "city" | "source" | "person" | "reason";

/** Summarises the enquiries by one of their names; those with most enquiries are first. */
export function rank(counted: readonly Counted[], by: Grouping): Summary[] {
	return [...Map.groupBy(counted, (each) => each[by])]
		.map(([name, group]) => summarise(name, group))
		.toSorted((a, b) => b.enquiries - a.enquiries || (a.name < b.name ? -1 : 1));
}

/** Summarises enquiries: counts, the value of the won ones in whole units of the currency, and waits in minutes of opening hours. */
export function summarise<Name extends string>(
	name: Name,
	counted: readonly Counted[],
	visits: number | null = null,
): Summary<Name> {
	const waits = counted.flatMap(({ wait }) => wait ?? []).toSorted((a, b) => a - b);
	const within = (minutes: number) => waits.filter((wait) => wait <= minutes).length;
	const find = (share: number) => waits[Math.ceil(share * waits.length) - 1] ?? null;
	return {
		name,
		enquiries: counted.length,
		won: counted.filter(({ isWon }) => isWon).length,
		wonValue: sum(counted.map(({ wonValue }) => wonValue)),
		lost: counted.filter(({ isLost }) => isLost).length,
		answered: waits.length,
		withinFiveMinutes: within(5),
		withinOneHour: within(60),
		median: find(0.5),
		ninetieth: find(0.9),
		replies: sum(counted.map(({ replies }) => replies)),
		visits,
		calls: countCalls(counted),
	};
}

function countCalls(counted: readonly Counted[]): CallCounts {
	const calls = counted.flatMap(({ call }) => call ?? []);
	const count = (what: keyof CallCounts) => calls.filter((call) => call === what).length;
	return {
		booked: calls.length,
		held: count("held"),
		cancelled: count("cancelled"),
		noShow: count("noShow"),
	};
}

export function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
