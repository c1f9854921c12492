import type { Site } from "#app/content/schemas/site.ts";
import { CALL_STATES, type CallState } from "#app/database/call-states.ts";
import type { Database } from "#app/database/open-database.ts";
import { countOpenMinutes } from "#app/desk/times/opening-hours.ts";
import { getFirstAnswerAt } from "#app/enquiries/enquiry.ts";
import { REPLIES } from "#app/enquiries/events.ts";
import { getNow } from "#app/platform/clock.ts";
import { addDays, toDay, toDayStart, toMonday } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { createVisitStore, type Period } from "#app/visits/visit-store.ts";
import { type Counted, rank, type Summary, sum, summarise } from "./summarise-enquiries.ts";

export type Numbers = {
	/** True if all enquiries are samples. */
	isSample: boolean;
	total: Summary;
	/** All days of the weeks. */
	period: Period;
	/** The weeks in order by their Mondays, also those with nothing. */
	weeks: Summary<Day>[];
	/** The months in order, those at either end as far as the weeks reach. */
	months: Summary[];
	/** The services, those with most enquiries first, as in all lists below. */
	services: Summary[];
	cities: Summary[];
	sources: Summary[];
	/** The people by who gave the first answer. */
	people: Summary[];
	/** Those that are lost, by their reasons. */
	reasons: Summary[];
};

export const DEFAULT_WEEKS = 8;
export const MAX_WEEKS = 104;
export function createNumbersStore(database: Database) {
	const { db } = database;

	return {
		/**
		 * Loads the last weeks with this one, from Monday by the agency's day. Spam is not counted, erased enquiries are; samples are
		 * where there is nothing else.
		 */
		async load(weekCount: number, hours: Site["openingHours"], now = getNow()): Promise<Numbers> {
			const monday = toMonday(toDay(now));
			const weeks = Array.from({ length: weekCount }, (_, index) =>
				addDays(monday, 7 * (index - weekCount + 1)),
			);
			const period = { from: addDays(monday, 7 * (1 - weekCount)), to: addDays(monday, 6) };
			const [isSample, days] = await Promise.all([
				hasSamplesAlone(),
				createVisitStore(database).sumUp("day", period),
			]);
			const counted = await listCounted(period, isSample, hours, now);
			const visitsByWeek = new Map<Day, number>();
			for (const { name, visits } of days)
				visitsByWeek.set(toMonday(name), (visitsByWeek.get(toMonday(name)) ?? 0) + Number(visits));
			const ofWeek = Map.groupBy(counted, ({ week }) => week);
			const answered = counted.filter(({ wait }) => wait !== null);
			return {
				isSample: isSample && counted.length > 0,
				period,
				total: summarise("", counted, sum([...visitsByWeek.values()])),
				weeks: weeks.map((week) =>
					summarise(week, ofWeek.get(week) ?? [], visitsByWeek.get(week) ?? 0),
				),
				months: rank(counted, "month").toSorted((a, b) => (a.name < b.name ? -1 : 1)),
				services: rank(counted, "service"),
				cities: rank(counted, "city"),
				sources: rank(counted, "source"),
				people: rank(answered, "person"),
				reasons: rank(
					counted.filter(({ isLost }) => isLost),
					"reason",
				),
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
		{ from }: Period,
		isSample: boolean,
		hours: Site["openingHours"],
		now: number,
	): Promise<Counted[]> {
		const rows = await db
			.selectFrom("enquiries")
			.leftJoin("bookings", "bookings.enquiryId", "enquiries.id")
			.select(["enquiries.createdAt", "service", "city", "source", "enquiries.state"])
			.select(["firstAnswerAt", "firstAnswerBy", "wonValue", "lostReason"])
			.select(["endsAt", "bookings.state as callState"])
			.select((eb) =>
				eb
					.selectFrom("enquiryEvents")
					.select(({ fn }) => fn.countAll<number>().as("count"))
					.whereRef("enquiryId", "=", "enquiries.id")
					.where("kind", "in", REPLIES)
					.as("replies"),
			)
			.whereRef("enquiries.id", "=", "enquiries.matterId")
			.where("enquiries.createdAt", ">=", toDayStart(from))
			.where("verdict", "in", ["clean", "ham"])
			.where("isSample", "=", Number(isSample))
			.execute();
		return rows.map(({ createdAt, callState, endsAt, ...row }) => ({
			week: toMonday(toDay(Date.parse(createdAt))),
			service: row.service ?? "",
			city: row.city ?? "",
			source: row.source,
			person: row.firstAnswerBy ?? "",
			month: toDay(Date.parse(createdAt)).slice(0, 7),
			// A reply sets another state and leaves the value: what was won stays won until somebody says otherwise.
			isWon: row.state === "won" || row.wonValue !== null,
			wonValue: row.wonValue ?? 0,
			isLost: row.state === "lost",
			reason: row.lostReason ?? "",
			replies: Number(row.replies),
			wait: countWait(createdAt, getFirstAnswerAt(row, now), hours),
			call: callState && toCallCount(callState, (endsAt ?? now) <= now),
		}));
	}
}

/** Counts the minutes of opening hours until the first answer; null without one. */
function countWait(
	createdAt: string,
	answeredAt: string | null,
	hours: Site["openingHours"],
): number | null {
	return answeredAt ? countOpenMinutes(createdAt, answeredAt, hours) : null;
}

/** Returns what a call counts as; null if it is not counted. */
function toCallCount(state: CallState, isOver: boolean): Counted["call"] {
	const { isStanding, countsAs } = CALL_STATES[state];
	return isStanding && !isOver ? "booked" : countsAs;
}
