import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { SEARCHED_COLUMNS } from "#app/enquiries/field-columns.ts";
import { parseEmail } from "#app/enquiries/field-rules.ts";
import { waitsForCall } from "#app/enquiries/store/calls-ahead.ts";
import { cleanCode } from "#app/platform/clean-text.ts";
import { toSearchedDigits } from "#app/platform/phone-numbers.server.ts";
import { getSince, type InboxFilter, type InboxView, MAX_WORDS_LENGTH } from "../inbox-filter.ts";

const PHONE_PART = /^[+()./,;-]*\d[\d+()./,;-]*$/;
const PUNCTUATION = [" ", "-", ".", "(", ")", "/"];

type Conditions = (eb: ExpressionBuilder<Tables, "enquiries">) => ReturnType<typeof eb.and>;

/** Returns the conditions of a filter; SQLite's `like` ignores case, PostgreSQL's does not. */
export function createMatcher(isPostgres: boolean) {
	const like = sql.raw(isPostgres ? "ilike" : "like");
	return (filter: InboxFilter, staffId: string, now: Date): Conditions =>
		(eb) => {
			const conditions = [isInView(filter.view, staffId, now)(eb)];
			for (const column of ["service", "city", "source", "owner"] as const)
				if (filter[column]) conditions.push(eb(column, "=", filter[column]));
			const since = getSince(filter);
			if (since) conditions.push(eb("createdAt", ">=", since));
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

export function getSortDirection(view: InboxView): "asc" | "desc" {
	return view === "unanswered" || view === "waiting" || view === "snoozed" ? "asc" : "desc";
}

export function isInView(view: InboxView, staffId: string, now: Date): Conditions {
	const instant = now.toISOString();
	return (eb) => {
		const isAwake = eb.or([eb("snoozedUntil", "is", null), eb("snoozedUntil", "<=", instant)]);
		const isHeld = eb("verdict", "in", ["quarantined", "spam"]);
		const conditions = {
			unanswered: () => [eb("state", "=", "new"), isAwake, eb.not(waitsForCall(eb, now.getTime()))],
			mine: () => [
				eb("owner", "=", staffId),
				eb("state", "in", ["new", "open", "waiting"]),
				isAwake,
			],
			waiting: () => [eb("state", "=", "waiting"), isAwake],
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
