import type { Site } from "#app/content/schemas/site.ts";
import type { Content } from "#app/content/types.ts";
import { CALL_STATES, type CallState } from "#app/database/call-states.ts";
import type { Database } from "#app/database/open-database.ts";
import { cameByCheck } from "#app/enquiries/came-by-check.ts";
import { getFirstAnswerAt } from "#app/enquiries/enquiry.ts";
import { WRITTEN_ANSWERS } from "#app/enquiries/events.ts";
import { countOpenMinutes } from "#app/enquiries/opening-hours.ts";
import { getNow } from "#app/platform/clock.ts";
import { addDays, toDay, toDayStart, toMonday } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { createVisitStore, type Period } from "#app/visits/visit-store.ts";
import { isAwake, isDue, isRow, isUnanswered } from "./inbox-conditions.ts";
import {
	type Counted,
	createSummarise,
	rank,
	type Summary,
	summarisePeople,
} from "./summarise-enquiries.ts";

/** The outcomes of the calls that were booked by those who wrote; those with none of the latter three are still ahead. */
export type CallCounts = {
	booked: number;
	/** The number of calls that took place: over, and neither cancelled nor missed. */
	held: number;
	cancelled: number;
	/** The number of calls that the visitor missed. */
	noShow: number;
};

export type Numbers = {
	/** True if all enquiries are samples. */
	isSample: boolean;
	/** The minutes of opening hours within which a first answer is to come. */
	targetMinutes: number;
	total: Summary;
	calls: CallCounts;
	/** All days of the weeks. */
	period: Period;
	/** The weeks in order by their Mondays, also those with nothing. */
	weeks: Summary<Day>[];
	/** What is still open of the time before the weeks. */
	earlier: Summary;
	/** The services, the most frequent first, as in the next two lists. */
	services: Summary[];
	cities: Summary[];
	sources: Summary[];
	/** Those who came by the website check, whatever their source is. */
	websiteCheck: Summary;
	/** The people of the desk; what nobody owns is under an empty name. */
	people: Summary[];
	/** Those that are lost, by their reasons. */
	reasons: Summary[];
};

/** What the agency says of its answers. */
type AnswerRules = { openingHours?: Site["openingHours"]; targetMinutes: number };

export function getAnswerRules({ site, desk }: Pick<Content, "site" | "desk">): AnswerRules {
	return { openingHours: site.openingHours, targetMinutes: desk.targetMinutes };
}

export const DEFAULT_WEEKS = 8;
export const MAX_WEEKS = 104;

export function createNumbersStore(database: Database) {
	const { db } = database;

	return {
		/**
		 * Loads the last weeks with this one, from Monday by the agency's day, and what is open now. Spam is not counted; what was
		 * erased is, but not as open; samples are where there is nothing else.
		 */
		async load(weekCount: number, rules: AnswerRules, now = getNow()): Promise<Numbers> {
			const monday = toMonday(toDay(now));
			const weeks = Array.from({ length: weekCount }, (_, index) =>
				addDays(monday, 7 * (index - weekCount + 1)),
			);
			const period = { from: addDays(monday, 7 * (1 - weekCount)), to: addDays(monday, 6) };
			const isSample = await hasSamplesAlone();
			const [visits, answers, counted, calls] = await Promise.all([
				createVisitStore(database).sumUp("day", period),
				listAnswers(period, isSample),
				listCounted(period, isSample, rules, now),
				countCalls(period, isSample, now),
			]);
			const summarise = createSummarise(rules.targetMinutes);
			const visitsOf = addUp(visits.map(({ name, visits }) => [toMonday(name), Number(visits)]));
			const answersOf = addUp(answers.map(({ week }) => [week, 1]));
			const ofWeek = Map.groupBy(counted, ({ week }) => week);
			return {
				isSample: isSample && counted.length > 0,
				targetMinutes: rules.targetMinutes,
				period,
				total: summarise("", counted, {
					answers: answers.length,
					visits: [...visitsOf.values()].reduce((total, count) => total + count, 0),
				}),
				calls,
				weeks: weeks.map((week) =>
					summarise(week, ofWeek.get(week) ?? [], {
						answers: answersOf.get(week) ?? 0,
						visits: visitsOf.get(week) ?? 0,
					}),
				),
				earlier: summarise(
					"",
					counted.filter(({ isNew }) => !isNew),
				),
				services: rank(summarise, counted, "service"),
				cities: rank(summarise, counted, "city"),
				sources: rank(summarise, counted, "source"),
				websiteCheck: summarise(
					"",
					counted.filter(({ isOfCheck }) => isOfCheck),
				),
				people: summarisePeople(
					summarise,
					counted,
					addUp(answers.map(({ staffId }) => [staffId ?? "", 1])),
				),
				reasons: rank(
					summarise,
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

	/** Creates a query for what counts: no spam, and samples where there is nothing else. */
	function selectEnquiries(isSample: boolean) {
		return db
			.selectFrom("enquiries")
			.where("verdict", "in", ["clean", "ham"])
			.where("isSample", "=", Number(isSample));
	}

	/**
	 * Lists those who wrote in the period, and what is still open of the time before, in one query of few columns: each wait is
	 * counted by the opening hours, which SQL does not know.
	 */
	async function listCounted(
		{ from }: Period,
		isSample: boolean,
		{ openingHours, targetMinutes }: AnswerRules,
		now: number,
	): Promise<Counted[]> {
		const instant = new Date(now).toISOString();
		const start = toDayStart(from);
		const rows = await selectEnquiries(isSample)
			.select(["createdAt", "service", "city", "source", "state", "owner", "erasedAt"])
			.select(["calculation", "firstAnswerAt", "firstAnswerBy", "incomingAt"])
			.select(["expectedValue", "wonValue", "wonAt", "lostReason"])
			.select((eb) => [
				eb.case().when(isAwake(eb, instant)).then(1).else(0).end().as("isAwake"),
				eb.case().when(isUnanswered(eb, now)).then(1).else(0).end().as("isUnanswered"),
				eb.case().when(isDue(eb, instant)).then(1).else(0).end().as("isDue"),
			])
			.where(isRow)
			.where(({ eb, or }) =>
				or([eb("createdAt", ">=", start), eb("state", "in", ["new", "open", "waiting"])]),
			)
			.execute();
		return rows.map((row) => {
			const { createdAt, state } = row;
			const answeredAt = getFirstAnswerAt(row, now);
			const isWon = row.wonAt !== null;
			const isLost = state === "lost";
			const isOpen = !isWon && !isLost && row.erasedAt === null;
			const isLate =
				row.isUnanswered === 1 &&
				countOpenMinutes(row.incomingAt, instant, openingHours) > targetMinutes;
			return {
				week: toMonday(toDay(Date.parse(createdAt))),
				isNew: createdAt >= start,
				service: row.service ?? "",
				city: row.city ?? "",
				source: row.source,
				isOfCheck: cameByCheck(row),
				owner: row.owner ?? "",
				answeredBy: row.firstAnswerBy ?? "",
				isWon,
				wonValue: row.wonValue ?? 0,
				isLost,
				reason: row.lostReason ?? "",
				isOpen,
				isOverdue: isOpen && row.isAwake === 1 && (isLate || row.isDue === 1),
				expectedValue: row.expectedValue ?? 0,
				wait: answeredAt ? countOpenMinutes(createdAt, answeredAt, openingHours) : null,
			};
		});
	}

	/** Lists the answers that were written in the period, by the desk or elsewhere. */
	async function listAnswers({ from }: Period, isSample: boolean) {
		const rows = await selectEnquiries(isSample)
			.innerJoin("enquiryEvents", "enquiryEvents.enquiryId", "enquiries.id")
			.select(["enquiryEvents.staffId", "enquiryEvents.at"])
			.where("kind", "in", WRITTEN_ANSWERS)
			.where("enquiryEvents.at", ">=", toDayStart(from))
			.execute();
		return rows.map(({ staffId, at }) => ({ staffId, week: toMonday(toDay(Date.parse(at))) }));
	}

	/** Counts the calls that were booked with the enquiries of the period, whenever they are. */
	async function countCalls({ from }: Period, isSample: boolean, now: number) {
		const rows = await selectEnquiries(isSample)
			.innerJoin("bookings", "bookings.enquiryId", "enquiries.id")
			.select(["bookings.endsAt", "bookings.state as callState"])
			.where("enquiries.createdAt", ">=", toDayStart(from))
			.execute();
		const calls = rows.flatMap(({ endsAt, callState }) => toCount(callState, endsAt <= now) ?? []);
		const count = (what: keyof CallCounts) => calls.filter((call) => call === what).length;
		return {
			booked: calls.length,
			held: count("held"),
			cancelled: count("cancelled"),
			noShow: count("noShow"),
		};
	}
}

/** Adds up the numbers of each name. */
function addUp<Name>(pairs: readonly (readonly [Name, number])[]): Map<Name, number> {
	const sums = new Map<Name, number>();
	for (const [name, number] of pairs) sums.set(name, (sums.get(name) ?? 0) + number);
	return sums;
}

/** Returns what a call counts as; null if it is not counted. */
function toCount(state: CallState, isOver: boolean): keyof CallCounts | null {
	const { isStanding, countsAs } = CALL_STATES[state];
	return isStanding && !isOver ? "booked" : countsAs;
}
