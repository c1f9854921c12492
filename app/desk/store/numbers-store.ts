import type { Site } from "#app/content/schemas/site.ts";
import type { Booking } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import { getNow } from "#app/platform/clock.ts";
import { addDays, toDay, toDayStart, toMonday } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { createSpeedStore } from "#app/visits/speed-store.ts";
import type { SpeedLine } from "#app/visits/summarise-speed.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";
import { countOpenMinutes } from "../opening-hours.ts";

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
export type Summary = {
	/** The name: a Monday, a slug, a source or the id of a person; empty where there is none. */
	name: string;
	enquiries: number;
	won: number;
	answered: number;
	withinFiveMinutes: number;
	withinOneHour: number;
	/** The median by nearest rank, of those that are answered; null where none is. */
	median: number | null;
	ninetieth: number | null;
	calls: CallCounts;
	/** The visits of the same time; null where visits cannot be counted by it. */
	visits: number | null;
};

export type Numbers = {
	/** True if all enquiries are samples. */
	isSample: boolean;
	total: Summary;
	/** The weeks in order, also those with nothing. */
	weeks: Summary[];
	/** The services, those with most enquiries first, as in all lists below. */
	services: Summary[];
	cities: Summary[];
	sources: Summary[];
	/** The people by who gave the first answer. */
	people: Summary[];
	/** The speeds of the same time. */
	speed: SpeedLine[];
};

type Counted = {
	week: string;
	service: string;
	city: string;
	source: string;
	person: string;
	isWon: boolean;
	/** The wait; null without an answer. */
	wait: number | null;
	/** The outcome of its call; null without one. */
	call: keyof CallCounts | null;
};

export const DEFAULT_WEEKS = 8;
export const MAX_WEEKS = 104;
const WEEK_MS = 7 * DAY;

export function createNumbersStore(database: Database) {
	const { db } = database;

	return {
		/**
		 * Loads the last weeks with this one, from Monday in India. Spam is not counted, erased enquiries are; samples are
		 * where there is nothing else.
		 */
		async load(weekCount: number, hours: Site["openingHours"], now = getNow()): Promise<Numbers> {
			const today = toDay(now);
			const weeks = Array.from({ length: weekCount }, (_, index) =>
				addDays(toMonday(today), 7 * (index - weekCount + 1)),
			);
			const [first = today] = weeks;
			const period = { from: first, to: today };
			const [isSample, days, speed] = await Promise.all([
				hasSamplesAlone(),
				createVisitStore(database).sumUp("day", period),
				createSpeedStore(database).summarise(period),
			]);
			const counted = await listCounted(weeks, isSample, hours, now);
			const visitsByWeek = new Map<string, number>();
			for (const { name, visits } of days)
				visitsByWeek.set(toMonday(name), (visitsByWeek.get(toMonday(name)) ?? 0) + Number(visits));
			const ofWeek = Map.groupBy(counted, ({ week }) => week);
			const answered = counted.filter(({ wait }) => wait !== null);
			return {
				isSample: isSample && counted.length > 0,
				total: summarise("", counted, sum([...visitsByWeek.values()])),
				weeks: weeks.map((week) =>
					summarise(week, ofWeek.get(week) ?? [], visitsByWeek.get(week) ?? 0),
				),
				services: rank(counted, "service"),
				cities: rank(counted, "city"),
				sources: rank(counted, "source"),
				people: rank(answered, "person"),
				speed,
			};
		},
	};

	async function hasSamplesAlone(): Promise<boolean> {
		const real = db.selectFrom("enquiries").select("id").where("isSample", "=", 0).limit(1);
		return (await real.executeTakeFirst()) === undefined;
	}

	/**
	 * Lists the counted enquiries in one query of few columns: each wait is counted by the opening hours, which SQL does
	 * not know.
	 */
	async function listCounted(
		weeks: readonly string[],
		isSample: boolean,
		hours: Site["openingHours"],
		now: number,
	): Promise<Counted[]> {
		const start = toDayStart(weeks[0] ?? "");
		const rows = await db
			.selectFrom("enquiries")
			.leftJoin("bookings", "bookings.enquiryId", "enquiries.id")
			.select(["enquiries.createdAt", "service", "city", "source", "enquiries.state"])
			.select(["firstAnswerAt", "firstAnswerBy", "endsAt", "bookings.state as callState"])
			.where("enquiries.createdAt", ">=", start)
			.where("verdict", "in", ["clean", "ham"])
			.where("isSample", "=", Number(isSample))
			.execute();
		return rows.map(({ createdAt, firstAnswerAt, callState, endsAt, ...row }) => ({
			week: weeks[Math.floor((Date.parse(createdAt) - Date.parse(start)) / WEEK_MS)] ?? "",
			service: row.service ?? "",
			city: row.city ?? "",
			source: row.source,
			person: row.firstAnswerBy ?? "",
			isWon: row.state === "won",
			wait: firstAnswerAt ? countOpenMinutes(createdAt, firstAnswerAt, hours) : null,
			call: callState && toCallCount(callState, (endsAt ?? now) <= now),
		}));
	}
}

function rank(counted: readonly Counted[], by: "service" | "city" | "source" | "person") {
	return [...Map.groupBy(counted, (each) => each[by])]
		.map(([name, group]) => summarise(name, group))
		.toSorted((a, b) => b.enquiries - a.enquiries || (a.name < b.name ? -1 : 1));
}

function summarise(
	name: string,
	counted: readonly Counted[],
	visits: number | null = null,
): Summary {
	const waits = counted.flatMap(({ wait }) => wait ?? []).toSorted((a, b) => a - b);
	const within = (minutes: number) => waits.filter((wait) => wait <= minutes).length;
	const find = (share: number) => waits[Math.ceil(share * waits.length) - 1] ?? null;
	return {
		name,
		enquiries: counted.length,
		won: counted.filter(({ isWon }) => isWon).length,
		answered: waits.length,
		withinFiveMinutes: within(5),
		withinOneHour: within(60),
		median: find(0.5),
		ninetieth: find(0.9),
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

/** Returns the outcome of a call. One that was only asked for was never promised to anybody. */
function toCallCount(state: Booking["state"], isOver: boolean): Counted["call"] {
	switch (state) {
		case "booked":
			return isOver ? "held" : "booked";
		case "took-place":
			return "held";
		case "cancelled":
			return "cancelled";
		case "no-show":
			return "noShow";
		case "held-back":
		case "unconfirmed":
			return null;
	}
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
