import type { ExpressionBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import type {
	Booking,
	BusyCalendarRow,
	BusySpan,
	BusyTimeRow,
	CallSpan,
	Span,
} from "#app/database/booking.ts";
import { CHANGEABLE, filterCallStates, STANDING } from "#app/database/call-states.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { type Event, parseEvent } from "#app/enquiries/event-table.ts";
import { filterEvents } from "#app/enquiries/events.ts";
import { report } from "#app/platform/operations-log.ts";
import { loadContacts } from "./known-contact.ts";
import { selectMatterIds } from "./matters.ts";

const MOST_KEPT = 500;
const KNOWN = filterCallStates(({ isKnown }) => isKnown);
const OF_CALL = filterEvents(({ isOfCall }) => isOfCall);
const spansSchema = z.array(z.object({ start: z.number(), end: z.number() }));

type BookingStore = ReturnType<typeof createBookingStore>;
/** A call with the data of its enquiry that the desk shows. */
export type BookingOfEnquiry = Awaited<ReturnType<BookingStore["list"]>>[number];
/** The content of an e-mail about a call. */
export type CallEvent = Event & {
	staffName: string | null;
	booking: Booking;
	/** True if nothing has happened to the call since. */
	isLatest: boolean;
};

/** Creates a store of the calls of enquiries, and of the times when nobody can be called. Times are in Unix ms. */
export function createBookingStore({ db }: Database) {
	const calendarSpans = createCalendarSpans(db);

	return {
		/**
		 * Lists the taken times between two instants: standing calls (except that of `exceptId`), busy times, other
		 * calendars.
		 */
		async listTaken(
			from: number,
			to: number,
			exceptId = "",
		): Promise<{ calls: CallSpan[]; busy: BusySpan[] }> {
			const calls = await db
				.selectFrom("bookings")
				.select(["startsAt", "endsAt", "hostId"])
				.where("state", "in", STANDING)
				.where("startsAt", "<", to)
				.where("endsAt", ">", from)
				.where("enquiryId", "!=", exceptId)
				.execute();
			const busy = await listBusy(from, to);
			return {
				calls: calls.map((call) => ({ ...toSpan(call), hostId: call.hostId })),
				busy: [
					...busy.map((time) => ({ ...toSpan(time), staffId: time.staffId })),
					...(await calendarSpans.list()),
				],
			};
		},

		listBusy,

		findOfMatter,

		async addBusy(busy: Omit<BusyTimeRow, "id">): Promise<void> {
			await db
				.insertInto("busyTimes")
				.values({ ...busy, id: crypto.randomUUID() })
				.execute();
		},

		async removeBusy(id: string): Promise<void> {
			await db.deleteFrom("busyTimes").where("id", "=", id).execute();
		},

		find,

		/** Returns whether the visitor was the one who cancelled a call; about one that is held back there are no events. */
		async wasCancelledByVisitor(enquiryId: string): Promise<boolean> {
			const event = await db
				.selectFrom("enquiryEvents")
				.select("author")
				.where("enquiryId", "=", enquiryId)
				.where("kind", "=", "call-cancelled")
				.orderBy("revision", "desc")
				.executeTakeFirst();
			return event === undefined || event.author === "visitor";
		},

		/** Lists the calls of which a part is between two instants, by time, without those that are held back. */
		async list(from: number, to: number) {
			const calls = await db
				.selectFrom("bookings")
				.innerJoin("enquiries", "enquiries.id", "bookings.enquiryId")
				.selectAll("bookings")
				.select(["name", "company", "email", "phone", "matterId"])
				.select(["service", "city", "source", "erasedAt"])
				.select(({ eb }) => eb("isSample", "=", 1).as("isSample"))
				.select((eb) => selectInvitationError(eb).as("invitationError"))
				.where("bookings.state", "in", KNOWN)
				.where("endsAt", ">", from)
				.where("startsAt", "<", to)
				.orderBy("startsAt")
				.execute();
			return loadContacts(db, calls);
		},

		/**
		 * Finds the content of a delivery about a call; `eventId` is the delivery's. Resolves to undefined once the call is
		 * erased.
		 */
		async findEvent(eventId: string): Promise<CallEvent | undefined> {
			const [id = ""] = eventId.split(":");
			const event = await db
				.selectFrom("enquiryEvents")
				.leftJoin("staff", "staff.id", "enquiryEvents.staffId")
				.selectAll("enquiryEvents")
				.select("staff.name as staffName")
				.where("enquiryEvents.id", "=", id)
				.executeTakeFirst();
			const booking = event && (await find(event.enquiryId));
			if (!booking) return undefined;
			const later = await db
				.selectFrom("enquiryEvents")
				.select("id")
				.where("enquiryId", "=", event.enquiryId)
				.where("kind", "in", OF_CALL)
				.where("revision", ">", event.revision)
				.executeTakeFirst();
			return { ...parseEvent(event), booking, isLatest: later === undefined };
		},
	};

	/** Lists the busy times that overlap the period between two instants, by time. */
	function listBusy(from: number, to: number): Promise<BusyTimeRow[]> {
		return db
			.selectFrom("busyTimes")
			.selectAll()
			.where("startsAt", "<", to)
			.where("endsAt", ">", from)
			.orderBy("startsAt")
			.execute();
	}

	/**
	 * Finds the call of an enquiry's matter: its own where that can still be changed, else the next one that stands, or else the
	 * last one.
	 */
	function findOfMatter(id: string): Promise<Booking | undefined> {
		return db
			.selectFrom("bookings")
			.selectAll()
			.where((eb) => eb("enquiryId", "in", selectMatterIds(eb, id)))
			.orderBy((eb) =>
				eb
					.case()
					.when(eb.and([eb("enquiryId", "=", id), eb("state", "in", CHANGEABLE)]))
					.then(0)
					.when("state", "in", STANDING)
					.then(1)
					.else(2)
					.end(),
			)
			.orderBy((eb) => eb.case().when("state", "in", STANDING).then(eb.ref("startsAt")).end())
			.orderBy("startsAt", "desc")
			.limit(1)
			.executeTakeFirst();
	}

	function find(enquiryId: string): Promise<Booking | undefined> {
		return db
			.selectFrom("bookings")
			.selectAll()
			.where("enquiryId", "=", enquiryId)
			.executeTakeFirst();
	}
}

/** Selects why the last invitation to a call was refused; null if it was not. */
export function selectInvitationError({ selectFrom }: ExpressionBuilder<Tables, "bookings">) {
	return selectFrom("deliveries")
		.select(({ fn, eb, val }) =>
			eb
				.case()
				.when("deliveries.state", "=", "failed")
				.then(fn.coalesce("lastError", val("")))
				.else(null)
				.end()
				.as("error"),
		)
		.whereRef("deliveries.enquiryId", "=", "bookings.enquiryId")
		.where("channel", "=", "invitation")
		.orderBy("nextAt", "desc")
		.limit(1);
}

/** Finds the calls of several enquiries, by their ids. */
export async function findCalls(
	db: Database["db"],
	ids: readonly string[],
): Promise<Map<string, Booking>> {
	const rows = await db.selectFrom("bookings").selectAll().where("enquiryId", "in", ids).execute();
	return new Map(rows.map((row) => [row.enquiryId, row]));
}

/** Creates a list of the busy times of other calendars as they were fetched last, each of which is parsed once. */
function createCalendarSpans(db: Database["db"]) {
	const parsed = new LRUCache<string, Span[]>({ max: MOST_KEPT });
	return {
		/** Lists those of staff who may sign in, in no order; a calendar that cannot be read is logged and left out. */
		async list(): Promise<BusySpan[]> {
			const rows = await db
				.selectFrom("busyCalendars")
				.innerJoin("staff", "staff.id", "busyCalendars.staffId")
				.select(["busyCalendars.id", "busyCalendars.staffId", "fetchedAt"])
				.where("disabledAt", "is", null)
				.execute();
			const missing = rows.filter((row) => !parsed.has(toKey(row)));
			if (missing.length > 0) {
				const ids = missing.map(({ id }) => id);
				const fetched = await db
					.selectFrom("busyCalendars")
					.select(["id", "fetchedAt", "spans"])
					.where("id", "in", ids)
					.execute();
				for (const row of fetched) parsed.set(toKey(row), parseSpans(row.spans) ?? []);
			}
			return rows.flatMap((row) =>
				(parsed.get(toKey(row)) ?? []).map((span) => ({ ...span, staffId: row.staffId })),
			);
		},
	};
}

/** Parses the column `spans`. Returns null, and logs a line, where it is malformed. */
export function parseSpans(json: string): Span[] | null {
	try {
		return spansSchema.parse(JSON.parse(json));
	} catch (error) {
		report("The busy times of a calendar could not be read:", error);
		return null;
	}
}

function toKey({ id, fetchedAt }: Pick<BusyCalendarRow, "id" | "fetchedAt">): string {
	return `${id} ${fetchedAt}`;
}

function toSpan({ startsAt, endsAt }: Pick<Booking, "startsAt" | "endsAt">): Span {
	return { start: startsAt, end: endsAt };
}
