import pLimit from "p-limit";
import { getNow } from "#app/clock.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Database } from "#app/enquiries/store/open-database.ts";
import type { BusyCalendarRow } from "./booking.ts";
import type { CalendarReading } from "./calendar/read-calendar.ts";
import { type LoadOptions, loadCalendar, parseCalendarAddress } from "./load-calendar.ts";

const FRESH_MS = 15 * 60_000;
const RETRY_MS = 60_000;
const MOST_OF_PERSON = 5;
/** As each is read in a thread with its own memory. */
const oneAtATime = pLimit(1);

/**
 * The calendars that staff have on other servers, as ICS addresses; `busyCalendars` of `getDeskServices()`. What they
 * answered last lies in the table, from now to a day beyond the horizon, so that nobody who looks for a time waits for
 * them: `spans` of each row, JSON of `Span[]`. An error is a sentence for the staff. `findRules` returns those of the
 * content as it is now; without them nothing is fetched.
 */
export function createBusyCalendars(
	{ db }: Database,
	findRules: () => BookingRules | undefined,
	options: LoadOptions = {},
) {
	return {
		/** In the order of their addresses. */
		list(): Promise<BusyCalendarRow[]> {
			return db.selectFrom("busyCalendars").selectAll().orderBy("url").orderBy("id").execute();
		},

		/**
		 * Adds the calendar of a person by its address (https or webcal), once it has answered. Returns why it cannot be
		 * added, or null.
		 */
		async add(staffId: string, url: string, now = getNow()): Promise<{ error: string } | null> {
			const rules = findRules();
			if (!rules) return { error: "The site offers no calls, so that no calendar is wanted." };
			const address = parseCalendarAddress(url);
			if (!address) return { error: "A calendar's address begins with https:// or webcal://." };
			const refusal = await refuse(staffId, address);
			if (refusal) return refusal;
			const loaded = await oneAtATime(() => loadCalendar(address, rules, now, options));
			if ("error" in loaded) return loaded;
			// Others may have been added while this one was read.
			const late = await refuse(staffId, address);
			if (late) return late;
			await db
				.insertInto("busyCalendars")
				.values({
					id: crypto.randomUUID(),
					staffId,
					url: address.href,
					triedAt: now,
					...toAnswer(loaded, now),
				})
				.execute();
			return null;
		},

		async remove(id: string): Promise<void> {
			await db.deleteFrom("busyCalendars").where("id", "=", id).execute();
		},

		/**
		 * Fetches again what was fetched 15 minutes ago or longer (`now` in Unix ms). Of several nodes one does it, and a
		 * minute passes between two tries; one that fails leaves the last good answer. Calendars of disabled staff rest.
		 */
		async refreshStale(now: number): Promise<void> {
			const rules = findRules();
			if (!rules) return;
			const stale = await db
				.selectFrom("busyCalendars")
				.innerJoin("staff", "staff.id", "busyCalendars.staffId")
				.select(["busyCalendars.id", "url"])
				.where("disabledAt", "is", null)
				.where("fetchedAt", "<=", now - FRESH_MS)
				.where("triedAt", "<=", now - RETRY_MS)
				.execute();
			for (const row of stale) await refresh(row, rules, now);
		},
	};

	async function refuse(staffId: string, { href }: URL): Promise<{ error: string } | null> {
		const known = await db
			.selectFrom("busyCalendars")
			.select("url")
			.where("staffId", "=", staffId)
			.execute();
		if (known.some(({ url }) => url === href))
			return { error: "This calendar is in the list already." };
		return known.length < MOST_OF_PERSON
			? null
			: { error: `You have ${MOST_OF_PERSON} calendars here: remove one to add another.` };
	}

	async function refresh(
		{ id, url }: Pick<BusyCalendarRow, "id" | "url">,
		rules: BookingRules,
		now: number,
	) {
		const claimed = await db
			.updateTable("busyCalendars")
			.set({ triedAt: now })
			.where("id", "=", id)
			.where("triedAt", "<=", now - RETRY_MS)
			.returning("id")
			.executeTakeFirst();
		if (!claimed) return;
		const loaded = await oneAtATime(() => loadCalendar(new URL(url), rules, now, options));
		await db
			.updateTable("busyCalendars")
			.set("error" in loaded ? { error: loaded.error } : toAnswer(loaded, now))
			.where("id", "=", id)
			.execute();
	}
}

/** The columns of a good answer. */
function toAnswer({ spans, problems }: CalendarReading, fetchedAt: number) {
	return {
		spans: JSON.stringify(spans),
		problems: JSON.stringify(problems),
		fetchedAt,
		error: null,
	};
}
