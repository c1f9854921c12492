import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { SEARCHED_COLUMNS } from "#app/enquiries/field-columns.ts";
import { parseEmail } from "#app/enquiries/field-rules.ts";
import { waitsForCall } from "#app/enquiries/store/calls-ahead.ts";
import { cleanCode } from "#app/platform/clean-text.ts";
import { toSearchedDigits } from "#app/platform/phone-numbers.server.ts";
import {
	getPeriod,
	type InboxFilter,
	type InboxView,
	MAX_WORDS_LENGTH,
	NOBODY,
} from "../inbox-filter.ts";

const PHONE_PART = /^[+()./,;-]*\d[\d+()./,;-]*$/;
const PUNCTUATION = [" ", "-", ".", "(", ")", "/"];

type Conditions = (eb: ExpressionBuilder<Tables, "enquiries">) => ReturnType<typeof eb.and>;

/** Returns the conditions of a filter with its view. */
export function createMatcher(isPostgres: boolean) {
	const narrows = createNarrowing(isPostgres);
	return (filter: InboxFilter, staffId: string, now: Date): Conditions =>
		(eb) =>
			eb.and([isInView(filter.view, staffId, now)(eb), narrows(filter)(eb)]);
}

/** Returns the conditions of a filter in any view; SQLite's `like` ignores case, PostgreSQL's does not. */
export function createNarrowing(isPostgres: boolean) {
	const like = sql.raw(isPostgres ? "ilike" : "like");
	return (filter: InboxFilter): Conditions =>
		(eb) => {
			const conditions: ReturnType<Conditions>[] = [];
			for (const column of ["service", "city", "source", "state"] as const)
				if (filter[column]) conditions.push(eb.and([eb(column, "=", filter[column])]));
			const { owner } = filter;
			if (owner)
				conditions.push(
					eb.and([owner === NOBODY ? eb("owner", "is", null) : eb("owner", "=", owner)]),
				);
			const { from, to } = getPeriod(filter);
			if (from) conditions.push(eb.and([eb("createdAt", ">=", from)]));
			if (to) conditions.push(eb.and([eb("createdAt", "<", to)]));
			if (filter.q.length > MAX_WORDS_LENGTH) return eb.and([eb.val(false)]);
			// Each word may be in any column, as names are written in either order.
			for (const word of filter.q.split(/\s+/).map(removePunctuation).filter(Boolean)) {
				const found = SEARCHED_COLUMNS.map((column) => {
					const sought = column === "email" ? toStoredEmail(word) : word;
					const pattern = `%${sought.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
					return sql<SqlBool>`${sql.ref(column)} ${like} ${pattern} escape '\\'`;
				});
				conditions.push(eb.or([...searchPhones(word), ...found]));
			}
			return eb.and(conditions);
		};
}

/** Removes the punctuation around a word, as in `Desai, Riya <riya@example.com>`. */
function removePunctuation(word: string): string {
	return word.replace(/^[<"]+/, "").replace(/[>",;]+$/, "");
}

/** Converts an e-mail address to its stored form, in which an internationalised domain is in ASCII. */
function toStoredEmail(word: string): string {
	const email = parseEmail(word);
	return "value" in email ? email.value : word;
}

/** Returns a condition that finds numbers in any notation: as a whole, their beginning, end or middle. */
function searchPhones(word: string) {
	const code = cleanCode(word);
	if (!PHONE_PART.test(code)) return [];
	const typed = PUNCTUATION.reduce(
		(digits, mark) => sql`replace(${digits}, ${mark}, '')`,
		sql.ref("phone"),
	);
	return toSearchedDigits(code).flatMap((digits) => [
		sql<SqlBool>`${sql.ref("phoneNumbers")} like ${`%${digits}%`}`,
		// A text without a recognised number is compared by its digits alone.
		sql<SqlBool>`(${sql.ref("phoneNumbers")} is null and ${typed} like ${`%${digits}%`})`,
	]);
}

/** The column by which each view is sorted; where it is null, by the visitor's last words. */
const SORT_COLUMNS = {
	unanswered: "incomingAt",
	mine: "incomingAt",
	waiting: "outgoingAt",
	snoozed: "snoozedUntil",
	all: "incomingAt",
	spam: "incomingAt",
} as const satisfies Record<InboxView, keyof Enquiry>;

/** Returns the direction of a view: who waits longest first where somebody waits, else the newest. */
export function getSortDirection(view: InboxView): "asc" | "desc" {
	return view === "unanswered" || view === "waiting" || view === "snoozed" ? "asc" : "desc";
}

/** Creates the expression by which a view is sorted, before the id. */
export function getSortKey(view: InboxView) {
	const column = SORT_COLUMNS[view];
	return ({ fn, ref }: ExpressionBuilder<Tables, "enquiries">) =>
		column === "incomingAt" ? ref(column) : fn.coalesce(column, "incomingAt");
}

/** Creates a condition that an enquiry comes after another one in a view, in a direction. */
export function isBeyondInView(
	view: InboxView,
	enquiry: Enquiry,
	direction: "asc" | "desc",
): Conditions {
	const value = enquiry[SORT_COLUMNS[view]] ?? enquiry.incomingAt;
	const sign = direction === "asc" ? ">" : "<";
	return (eb) => {
		const key = getSortKey(view)(eb);
		return eb.or([eb(key, sign, value), eb.and([eb(key, "=", value), eb("id", sign, enquiry.id)])]);
	};
}

export function isInView(view: InboxView, staffId: string, now: Date): Conditions {
	const instant = now.toISOString();
	return (eb) => {
		const isHeld = eb("verdict", "in", ["quarantined", "spam"]);
		const conditions = {
			// What was to be followed up is back, as no reply has come.
			unanswered: () => [
				eb.or([
					isUnanswered(eb, now.getTime()),
					eb.and([eb("state", "=", "waiting"), eb("isFollowedUp", "=", 1)]),
				]),
				isAwake(eb, instant),
			],
			mine: () => [
				eb("owner", "=", staffId),
				eb("state", "in", ["new", "open", "waiting"]),
				isAwake(eb, instant),
			],
			waiting: () => [
				eb("state", "=", "waiting"),
				isAwake(eb, instant),
				eb("isFollowedUp", "=", 0),
			],
			snoozed: () => [eb("snoozedUntil", ">", instant)],
			all: () => [],
			spam: () => [],
		} satisfies Record<InboxView, () => unknown>;
		return eb.and([
			eb("erasedAt", "is", null),
			view === "spam" ? isHeld : eb("verdict", "in", ["clean", "ham"]),
			...conditions[view](),
		]);
	};
}

/**
 * Creates a condition that nobody has answered the visitor's last words, neither by a call that is ahead at an instant
 * (Unix ms), or that the only answer has failed. One that is worked on (`open`) waits as long as a new one.
 */
export function isUnanswered(eb: ExpressionBuilder<Tables, "enquiries">, now: number) {
	const { and, not, or, ref } = eb;
	const isWithoutAnswer = or([
		eb("firstAnswerAt", "is", null),
		eb("outgoingAt", "is", null),
		eb("outgoingAt", "<", ref("incomingAt")),
	]);
	return and([
		or([
			eb("enquiries.state", "=", "new"),
			and([eb("enquiries.state", "=", "open"), isWithoutAnswer]),
		]),
		not(waitsForCall(eb, now)),
	]);
}

/** Creates a condition that an enquiry is not snoozed at an instant (ISO 8601). */
export function isAwake({ eb, or }: ExpressionBuilder<Tables, "enquiries">, instant: string) {
	return or([eb("snoozedUntil", "is", null), eb("snoozedUntil", "<=", instant)]);
}
