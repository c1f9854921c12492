import type { Day } from "#app/platform/day.ts";

/** What became of some people who wrote; waits are minutes of opening hours until the first answer. */
export type Summary<Name extends string = string> = {
	/** The name: a Monday, a slug, a source, the id of a person or a reason; empty where there is none. */
	name: Name;
	/** The number of people who wrote in the period. The next five are of these. */
	enquiries: number;
	answered: number;
	withinTarget: number;
	/** The median by nearest rank, of those who are answered; null where none is. */
	median: number | null;
	/** The number of those that are won, and their values in whole units of the currency. */
	won: number;
	wonValue: number;
	lost: number;
	/** The number of those that are neither won nor lost now, also of those who wrote before the period; the next two are of these. */
	open: number;
	/** The number of those who wait longer than the agency's target, or whose next step is due. */
	overdue: number;
	/** The sum of the values that are expected. */
	inHand: number;
	/** The answers that were written in the period; null where they cannot be counted by it, as with the next. */
	answers: number | null;
	visits: number | null;
};

/** A person with what they and the agency are about: one row of the inbox. */
export type Counted = {
	/** The Monday of the week of arrival. */
	week: Day;
	/** True if it came in the period. */
	isNew: boolean;
	service: string;
	city: string;
	source: string;
	/** True if it came by the website check. */
	isOfCheck: boolean;
	owner: string;
	/** Who gave the first answer. */
	answeredBy: string;
	isWon: boolean;
	wonValue: number;
	isLost: boolean;
	/** The reason why it is lost; empty without one. */
	reason: string;
	isOpen: boolean;
	isOverdue: boolean;
	expectedValue: number;
	/** The wait; null without an answer. */
	wait: number | null;
};

type Grouping = "service" | "city" | "source" | "reason";

/** Counts what the rows of the inbox do not tell of a name. */
type Beside = Partial<Pick<Summary, "answers" | "visits">>;

/** Creates the function that summarises by a target of minutes until the first answer. */
export function createSummarise(targetMinutes: number) {
	return <Name extends string>(
		name: Name,
		counted: readonly Counted[],
		{ answers = null, visits = null }: Beside = {},
	): Summary<Name> => {
		const those = counted.filter(({ isNew }) => isNew);
		const open = counted.filter(({ isOpen }) => isOpen);
		const waits = those.flatMap(({ wait }) => wait ?? []).toSorted((a, b) => a - b);
		return {
			name,
			enquiries: those.length,
			answered: waits.length,
			withinTarget: waits.filter((wait) => wait <= targetMinutes).length,
			median: waits[Math.ceil(waits.length / 2) - 1] ?? null,
			won: those.filter(({ isWon }) => isWon).length,
			wonValue: sum(those.map(({ wonValue }) => wonValue)),
			lost: those.filter(({ isLost }) => isLost).length,
			open: open.length,
			overdue: open.filter(({ isOverdue }) => isOverdue).length,
			inHand: sum(open.map(({ expectedValue }) => expectedValue)),
			answers,
			visits,
		};
	};
}

type Summarise = ReturnType<typeof createSummarise>;

/** Summarises those who wrote in the period by one of their names; the most frequent is first. */
export function rank(summarise: Summarise, counted: readonly Counted[], by: Grouping): Summary[] {
	return [...Map.groupBy(counted, (each) => each[by])]
		.map(([name, group]) => summarise(name, group))
		.filter(({ enquiries }) => enquiries > 0)
		.toSorted((a, b) => b.enquiries - a.enquiries || (a.name < b.name ? -1 : 1));
}

/**
 * Summarises by person: the first answers that each gave, all answers that each wrote, and what came of those whom each owns.
 * What nobody owns is last, under an empty name.
 */
export function summarisePeople(
	summarise: Summarise,
	counted: readonly Counted[],
	answersOf: ReadonlyMap<string, number>,
): Summary[] {
	const owned = Map.groupBy(counted, ({ owner }) => owner);
	const answered = Map.groupBy(
		counted.filter(({ isNew, wait }) => isNew && wait !== null),
		({ answeredBy }) => answeredBy,
	);
	const ids = new Set([...owned.keys(), ...answered.keys(), ...answersOf.keys()]);
	return [...ids]
		.map((id) => {
			const { answered: count, withinTarget, median } = summarise(id, answered.get(id) ?? []);
			const answers = answersOf.get(id) ?? 0;
			const own = summarise(id, owned.get(id) ?? [], { answers });
			return { ...own, answered: count, withinTarget, median };
		})
		.filter(
			({ answers, answered, open, won, lost }) =>
				Math.max(answers ?? 0, answered, open, won, lost) > 0,
		)
		.toSorted(
			(a, b) =>
				Number(a.name === "") - Number(b.name === "") ||
				b.answered - a.answered ||
				(a.name < b.name ? -1 : 1),
		);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
