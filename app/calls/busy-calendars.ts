import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import pLimit, { type LimitFunction } from "p-limit";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { BusyCalendarRow } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import { t } from "#app/messages/en/busy-calendars.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";
import type { CalendarReading } from "./calendar/read-calendar.ts";
import type { CalendarError } from "./calendar-report.ts";
import { describeCalendarError } from "./describe-calendar.ts";
import { type LoadOptions, loadBusyCalendar, parseCalendarAddress } from "./load-busy-calendar.ts";

const FRESH_MS = 15 * MINUTE;
const RETRY_MS = MINUTE;
const MOST_OF_PERSON = 5;
/** The time in ms that a response waits for a calendar that is added. */
const MAX_WAIT_MS = 3_000;
/** The longest problems and error for the staff; an older stored value may be longer. */
const MAX_SHOWN_LENGTH = 4_000;
const TOLD_LATER = { code: "told-later" } as const;
/** Limits the number of processes to one, as each takes memory of its own. */
const oneAtATime = pLimit(1);
/** Limits by the person's id, so that nobody waits for more than one calendar of a colleague. */
const limitByPerson = new Map<string, LimitFunction>();

type Options = LoadOptions & { maxWaitMs?: number };
type Source = Pick<BusyCalendarRow, "id" | "staffId" | "url">;

/**
 * Creates the store of the calendars that staff have on other servers, as ICS addresses; `busyCalendars` of
 * `getDeskServices()`. The last response is in the table, from now to a day beyond the horizon, so that a search for
 * free times does not wait for the servers: `spans` of each row, JSON of `Span[]`. `findRules` returns those of the present content; without them nothing is fetched.
 */
export function createBusyCalendars(
	{ db, pool }: Database,
	findRules: () => BookingRules | undefined,
	{ maxWaitMs = MAX_WAIT_MS, ...options }: Options = {},
) {
	return {
		/** Lists all calendars by their addresses. */
		list(): Promise<BusyCalendarRow[]> {
			return db
				.selectFrom("busyCalendars")
				.select(["id", "staffId", "url", "spans", "fetchedAt", "triedAt"])
				.select([
					limit<string | null>("error", TOLD_LATER).as("error"),
					limit<string>("problems", [TOLD_LATER]).as("problems"),
				])
				.orderBy("url")
				.orderBy("id")
				.execute();
		},

		/**
		 * Adds the calendar of a person by its address (https or webcal). Returns why it cannot be added; or null, also where
		 * it has not responded within a few seconds: then it is read when its turn comes.
		 */
		async add(staffId: string, url: string, now = getNow()): Promise<{ error: string } | null> {
			const rules = findRules();
			if (!rules) return { error: t("noCalls") };
			const address = parseCalendarAddress(url);
			if (!address) return { error: t("addressInvalid") };
			const source = { id: crypto.randomUUID(), staffId, url: address.href };
			const rejection = await insert(source);
			if (rejection) return rejection;
			const reading = refresh(source, rules, now);
			const error = await Promise.race([reading, wait(maxWaitMs, null, { ref: false })]);
			if (error === null) return null;
			await db
				.deleteFrom("busyCalendars")
				.where("id", "=", source.id)
				.where("fetchedAt", "=", 0)
				.execute();
			return { error: describeCalendarError(error) };
		},

		async remove(id: string): Promise<void> {
			await db.deleteFrom("busyCalendars").where("id", "=", id).execute();
		},

		/**
		 * Fetches calendars again that were fetched 15 minutes ago or longer (`now` in Unix ms). One of several nodes does
		 * it, and a minute passes between two tries; a failed one keeps the last good response. Calendars of disabled staff
		 * are not fetched.
		 */
		async refreshStale(now: number): Promise<void> {
			const rules = findRules();
			if (!rules) return;
			const stale = await db
				.selectFrom("busyCalendars")
				.innerJoin("staff", "staff.id", "busyCalendars.staffId")
				.select(["busyCalendars.id", "staffId", "url"])
				.where("disabledAt", "is", null)
				.where("fetchedAt", "<=", now - FRESH_MS)
				.where("triedAt", "<=", now - RETRY_MS)
				.execute();
			await Promise.all(stale.map((row) => refresh(row, rules, now)));
		},
	};

	/** Stores a calendar as never read, unless the person has it already or has too many. */
	function insert(source: Source): Promise<{ error: string } | null> {
		const { staffId, url } = source;
		return db.transaction().execute(async (tx) => {
			const person = tx.selectFrom("staff").select("id").where("id", "=", staffId);
			// Concurrent additions by one person wait for each other. SQLite has one writer.
			await (pool ? person.forUpdate() : person).execute();
			const known = await tx
				.selectFrom("busyCalendars")
				.select("url")
				.where("staffId", "=", staffId)
				.execute();
			if (known.some((row) => row.url === url)) return { error: t("known") };
			if (known.length >= MOST_OF_PERSON)
				return { error: t("tooMany", { count: String(MOST_OF_PERSON) }) };
			const never = { spans: "[]", problems: "[]", fetchedAt: 0, triedAt: 0, error: null };
			await tx
				.insertInto("busyCalendars")
				.values({ ...source, ...never })
				.execute();
			return null;
		});
	}

	/** Reads a calendar when its turn comes. Returns why it cannot be read, or null, also where another node does it. */
	function refresh(
		{ id, staffId, url }: Source,
		rules: BookingRules,
		now: number,
	): Promise<CalendarError | null> {
		return takeTurn(staffId, async () => {
			const claimed = await db
				.updateTable("busyCalendars")
				.set({ triedAt: now })
				.where("id", "=", id)
				.where("triedAt", "<=", now - RETRY_MS)
				.returning("id")
				.executeTakeFirst();
			if (!claimed) return null;
			const loaded = await loadBusyCalendar(new URL(url), rules, now, options);
			const error = "error" in loaded ? loaded.error : null;
			await db
				.updateTable("busyCalendars")
				.set("error" in loaded ? { error: JSON.stringify(error) } : toAnswer(loaded, now))
				.where("id", "=", id)
				.execute();
			return error;
		});
	}
}

function takeTurn<Result>(staffId: string, run: () => Promise<Result>): Promise<Result> {
	const limit = limitByPerson.get(staffId) ?? pLimit(1);
	limitByPerson.set(staffId, limit);
	return limit(() => oneAtATime(run));
}

/** Creates an expression for a column of JSON, or for what stands in its place where it is too long. */
function limit<Value>(column: "error" | "problems", instead: unknown) {
	const ref = sql.ref(column);
	return sql<Value>`case when ${ref} is null or length(${ref}) <= ${MAX_SHOWN_LENGTH} then ${ref} else ${JSON.stringify(instead)} end`;
}

/** Returns the columns of a successful reading. */
function toAnswer({ spans, problems }: CalendarReading, fetchedAt: number) {
	return {
		spans: JSON.stringify(spans),
		problems: JSON.stringify(problems),
		fetchedAt,
		error: null,
	};
}
