import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Database } from "#app/enquiries/store/open-database.ts";

import { fetchGuarded } from "#app/http/fetch-guarded.ts";
import { isSafeAddress, toSecureAddress } from "#app/http/public-address.ts";
import type { BusyCalendarRow, Span } from "./booking.ts";
import { readInWorker } from "./read-in-worker.ts";

export type BusyCalendarOptions = {
	/** Of the content, as it is now; without it nothing is fetched. */
	findRules: () => BookingRules | undefined;
	/** The only host (with its port) that may be in a private network. */
	ownHost?: string | null;
	timeoutMs?: number;
};

const FRESH_MS = 15 * 60_000;
const RETRY_MS = 60_000;
const DAY_MS = 86_400_000;
const MAX_BYTES = 5 * 1024 * 1024;
const HEADERS = { Accept: "text/calendar", "User-Agent": "calendar-fetcher" };

/**
 * The calendars that staff have on other servers, as ICS addresses; `busyCalendars` of `getDeskServices()`. What they
 * answered last lies in the table, from now to a day beyond the horizon, so that nobody who looks for a time waits for
 * them: `spans` of each row, JSON of `Span[]`. An error is a sentence for the staff.
 */
export function createBusyCalendars(
	{ db }: Database,
	{ findRules, ownHost = null, timeoutMs }: BusyCalendarOptions,
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
		async add(staffId: string, url: string, now = Date.now()): Promise<{ error: string } | null> {
			const address = parseAddress(url);
			if (!address) return { error: "A calendar's address begins with https:// or webcal://." };
			const known = await db
				.selectFrom("busyCalendars")
				.select("id")
				.where("staffId", "=", staffId)
				.where("url", "=", address.href)
				.executeTakeFirst();
			if (known) return { error: "This calendar is in the list already." };
			const loaded = await load(address, now);
			if ("error" in loaded) return loaded;
			await db
				.insertInto("busyCalendars")
				.values({
					...{ id: crypto.randomUUID(), staffId, url: address.href, error: null },
					...{ spans: JSON.stringify(loaded.spans), fetchedAt: now, triedAt: now },
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
			const stale = await db
				.selectFrom("busyCalendars")
				.innerJoin("staff", "staff.id", "busyCalendars.staffId")
				.select(["busyCalendars.id", "url"])
				.where("disabledAt", "is", null)
				.where("fetchedAt", "<=", now - FRESH_MS)
				.where("triedAt", "<=", now - RETRY_MS)
				.execute();
			// One after another, as each is read in a thread with its own memory.
			for (const row of stale) await refresh(row, now);
		},
	};

	async function refresh({ id, url }: Pick<BusyCalendarRow, "id" | "url">, now: number) {
		const claimed = await db
			.updateTable("busyCalendars")
			.set({ triedAt: now })
			.where("id", "=", id)
			.where("triedAt", "<=", now - RETRY_MS)
			.returning("id")
			.executeTakeFirst();
		if (!claimed) return;
		const loaded = await load(new URL(url), now);
		await db
			.updateTable("busyCalendars")
			.set(
				"error" in loaded
					? { error: loaded.error }
					: { spans: JSON.stringify(loaded.spans), fetchedAt: now, error: null },
			)
			.where("id", "=", id)
			.execute();
	}

	async function load(address: URL, now: number): Promise<{ error: string } | { spans: Span[] }> {
		const rules = findRules();
		if (!rules) return { error: "The site offers no calls, so that no calendar is wanted." };
		const { signal } = new AbortController();
		const limits = { isAllowed: isSafeAddress, ownHost, maxBytes: MAX_BYTES, headers: HEADERS };
		const fetched = await fetchGuarded(address, limits, signal, timeoutMs);
		if (fetched.status === "gone") return { error: "There is nothing at this address any more." };
		if (fetched.status !== "fetched")
			return { error: `The calendar could not be fetched: ${fetched.reason}.` };
		const request = {
			text: new TextDecoder().decode(fetched.bytes),
			...{ zone: rules.zone, from: now, to: now + (rules.horizonDays + 1) * DAY_MS },
		};
		const spans = await readInWorker(request, timeoutMs).catch(() => undefined);
		if (spans === undefined) return { error: "The calendar is too large, or repeats without end." };
		return spans ? { spans } : { error: "What this address answers is no calendar (ICS)." };
	}
}

function parseAddress(url: string): URL | null {
	const address = URL.parse(url.trim().replace(/^webcal:/i, "https:"));
	if (!address) return null;
	const secure = toSecureAddress(address);
	return isSafeAddress(secure) ? secure : null;
}
