import { type AliasableExpression, type Expression, type ExpressionBuilder, sql } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import {
	getPeriod,
	type InboxFilter,
	type InboxView,
	MAX_QUERY_LENGTH,
	NOBODY,
} from "#app/desk/search/inbox-filter.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import {
	selectCallsOfMatter,
	selectStandingCalls,
	waitsForCall,
} from "#app/enquiries/store/calls-ahead.ts";
import { prepareSearch, type Search } from "../search/find-sought.ts";

type Builder = ExpressionBuilder<Tables, "enquiries">;

export type Conditions = (eb: ExpressionBuilder<Tables, "enquiries">) => ReturnType<typeof eb.and>;

/** Returns the conditions that an enquiry has a row in the view of a filter. A search that is prepared already is not prepared again. */
export async function createMatcher(
	database: Database,
	filter: InboxFilter,
	search?: Search,
): Promise<(staffId: string, now: Date) => Conditions> {
	const narrows = await createNarrowing(database, filter, search);
	return (staffId, now) => (eb) =>
		eb.and([isRow(eb), isInView(filter.view, staffId, now)(eb), narrows(eb)]);
}

/** Returns the conditions of a filter in any view. */
export async function createNarrowing(
	database: Database,
	filter: InboxFilter,
	prepared?: Search,
): Promise<Conditions> {
	const { q } = filter;
	const isTooLong = q.length > MAX_QUERY_LENGTH;
	const search = prepared ?? (q && !isTooLong ? await prepareSearch(database, q) : null);
	return (eb) => {
		const conditions: ReturnType<Conditions>[] = [];
		// What a filter asks for can be in any enquiry of the matter.
		for (const column of ["service", "city", "source"] as const)
			if (filter[column]) conditions.push(hasPart(eb, column, "=", filter[column]));
		if (filter.state) conditions.push(eb.and([eb("state", "=", filter.state)]));
		const { owner } = filter;
		if (owner)
			conditions.push(
				eb.and([owner === NOBODY ? eb("owner", "is", null) : eb("owner", "=", owner)]),
			);
		const { from, to } = getPeriod(filter);
		if (from) conditions.push(hasPart(eb, "createdAt", ">=", from));
		if (to) conditions.push(hasPart(eb, "createdAt", "<", to));
		if (isTooLong) return eb.and([eb.val(false)]);
		if (search) {
			const found = eb.selectFrom("enquiries").select("enquiries.matterId").where(search.matches);
			conditions.push(eb.and([eb("enquiries.matterId", "in", found)]));
		}
		return eb.and(conditions);
	};
}

/** Creates a condition that an enquiry of the same matter has a value. */
function hasPart(
	{ and, exists, selectFrom }: Builder,
	column: "service" | "city" | "source" | "createdAt",
	comparison: "=" | ">=" | "<",
	value: string,
) {
	const part = selectFrom("enquiries as part")
		.select("part.id")
		.whereRef("part.matterId", "=", "enquiries.matterId")
		.where(`part.${column}`, comparison, value);
	return and([exists(part)]);
}

/** Returns the direction of a view: what is due, who waits longest, or has the next call, first; else the newest. */
export function getSortDirection(view: InboxView): "asc" | "desc" {
	return ["unanswered", "waiting", "calls", "snoozed"].includes(view) ? "asc" : "desc";
}

/** Creates the expression by which a view is sorted at a time, before the id. */
export function getSortKey(view: InboxView, now: Date) {
	return (eb: Builder): AliasableExpression<string | number | null> => {
		if (view === "unanswered") return createUrgency(eb, now);
		if (view === "calls")
			return selectCallsOfMatter(eb)
				.select(({ fn }) => fn.min("startsAt").as("startsAt"))
				.$castTo<number | null>();
		if (view === "waiting") return eb.fn.coalesce("outgoingAt", "incomingAt");
		if (view === "snoozed") return eb.fn.coalesce("snoozedUntil", "incomingAt");
		return getLastAt(eb);
	};
}

/** Creates the expression of when either side wrote last; `enquiries_by_last_words` is its index. */
function getLastAt(eb: Builder) {
	return eb
		.case()
		.when("outgoingAt", ">", eb.ref("incomingAt"))
		.then(eb.ref("outgoingAt"))
		.else(eb.ref("incomingAt"))
		.end();
}

/**
 * Creates the expression by which unanswered matters are sorted. First comes what is due: a step of the agency, or to say
 * whether a call took place. Then come those who wait for the agency, the longest first, and last those who have not replied.
 */
function createUrgency(eb: Builder, now: Date) {
	const { ref } = eb;
	const inGroup = (group: number, at: Expression<string | null>) =>
		sql<string>`${sql.lit(String(group))} || ${at}`;
	const isOver = eb.exists(
		selectCallsOfMatter(eb)
			.select("part.id")
			.where("bookings.endsAt", "<=", now.getTime())
			.whereRef("bookings.createdAt", ">=", "enquiries.incomingAt"),
	);
	return eb
		.case()
		.when("enquiries.state", "in", ["won", "lost"])
		.then(ref("incomingAt"))
		.when("enquiries.state", "=", "waiting")
		.then(inGroup(3, eb.fn.coalesce("outgoingAt", "incomingAt")))
		.when(isDue(eb, now.toISOString()))
		.then(inGroup(1, ref("dueAt")))
		.when(isOver)
		.then(inGroup(1, ref("incomingAt")))
		.else(inGroup(2, ref("incomingAt")))
		.end();
}

/** Creates a condition that an enquiry comes after another one in a view, in a direction. */
export function isBeyondInView(
	view: InboxView,
	{ matterId }: Pick<Enquiry, "matterId">,
	direction: "asc" | "desc",
	now: Date,
): Conditions {
	const sign = direction === "asc" ? ">" : "<";
	return (eb) => {
		const key = getSortKey(view, now)(eb);
		const value = eb
			.selectFrom("enquiries")
			.select((own) => getSortKey(view, now)(own).as("key"))
			.where("enquiries.id", "=", matterId);
		// The first condition is implied by the second one, and lets the databases begin there in an index.
		return eb.and([
			eb(key, direction === "asc" ? ">=" : "<=", value),
			eb.or([eb(key, sign, value), eb("id", sign, matterId)]),
		]);
	};
}

/** Creates the conditions that an enquiry is in a view, whether or not it is the one of its matter that has a row. */
export function isInView(view: InboxView, staffId: string, now: Date): Conditions {
	const instant = now.toISOString();
	return (eb) => {
		const isHeld = eb("verdict", "in", ["quarantined", "spam"]);
		const conditions = {
			unanswered: () => [
				// Implied by what follows, it lets the databases use their index of states.
				eb("enquiries.state", "in", ["new", "open", "waiting"]),
				eb.or([isUnanswered(eb, now.getTime()), isDue(eb, instant)]),
				isAwake(eb, instant),
			],
			mine: () => [
				// As an expression: SQLite would else read the rows of all that somebody ever had by their index.
				eb(eb.fn.coalesce("owner", eb.val("")), "=", staffId),
				eb("state", "in", ["new", "open", "waiting"]),
				isAwake(eb, instant),
			],
			waiting: () => [
				eb("state", "=", "waiting"),
				isAwake(eb, instant),
				eb.not(isDue(eb, instant)),
			],
			// A call that stands is ahead, or waits for somebody to say whether it took place.
			calls: () => [
				eb("enquiries.state", "in", ["new", "open", "waiting"]),
				eb("enquiries.matterId", "in", selectStandingCalls(eb).select("part.matterId")),
			],
			snoozed: () => [eb("snoozedUntil", ">", instant)],
			// What is won stays so while its client waits for an answer.
			won: () => [eb("wonAt", "is not", null)],
			lost: () => [eb("enquiries.state", "=", "lost")],
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

/** Creates a condition that an enquiry is the one of its matter that has a row of the inbox. */
export function isRow({ eb, ref }: ExpressionBuilder<Tables, "enquiries">) {
	return eb("enquiries.id", "=", ref("enquiries.matterId"));
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

/** Creates a condition that whoever is next should have moved by an instant (ISO 8601): it is back in the inbox. */
export function isDue({ eb, and }: ExpressionBuilder<Tables, "enquiries">, instant: string) {
	return and([
		eb("enquiries.state", "in", ["open", "waiting"]),
		eb("dueAt", "is not", null),
		eb("dueAt", "<=", instant),
	]);
}

/** Creates a condition that an enquiry is not snoozed at an instant (ISO 8601). */
export function isAwake({ eb, or }: ExpressionBuilder<Tables, "enquiries">, instant: string) {
	return or([eb("snoozedUntil", "is", null), eb("snoozedUntil", "<=", instant)]);
}
