import type { Booking, Span } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import type { EventRow } from "#app/database/tables.ts";
import { createBusyStore } from "./busy-store.ts";
import { createCalendarSpans } from "./calendar-spans.ts";

type BookingStore = ReturnType<typeof createBookingStore>;
/** A call with what the desk shows of its enquiry. */
export type BookingOfEnquiry = Awaited<ReturnType<BookingStore["list"]>>[number];
/** What an e-mail about a call tells. */
export type CallEvent = Pick<
	EventRow,
	"author" | "kind" | "at" | "text" | "fromValue" | "toValue"
> & {
	staffName: string | null;
	booking: Booking;
	/** Whether nothing happened to the call since. */
	isLatest: boolean;
};

/** The calls of enquiries, and when nobody can be called. Times are Unix ms. */
export function createBookingStore({ db }: Database) {
	const busyTimes = createBusyStore(db);
	const calendarSpans = createCalendarSpans(db);

	return {
		...busyTimes,

		/** What takes times between two instants: standing calls (but that of `exceptId`), busy times, other calendars. */
		async listTaken(from: number, to: number, exceptId = "") {
			const calls = await db
				.selectFrom("bookings")
				.select(["startsAt", "endsAt"])
				.where("state", "=", "booked")
				.where("startsAt", "<", to)
				.where("endsAt", ">", from)
				.where("enquiryId", "!=", exceptId)
				.execute();
			return {
				calls: calls.map(toSpan),
				busy: [
					...(await busyTimes.listBusy(from, to)).map(toSpan),
					...(await calendarSpans.list()),
				],
			};
		},

		find,

		/** The calls that begin between two instants, by time; without those that are held back. */
		list(from: number, to: number) {
			return db
				.selectFrom("bookings")
				.innerJoin("enquiries", "enquiries.id", "bookings.enquiryId")
				.selectAll("bookings")
				.select(["name", "company", "email", "phone", "service", "city", "source", "erasedAt"])
				.select(({ eb }) => eb("isSample", "=", 1).as("isSample"))
				.where("bookings.state", "!=", "held-back")
				.where("startsAt", ">=", from)
				.where("startsAt", "<", to)
				.orderBy("startsAt")
				.execute();
		},

		/** What a delivery about a call tells; `eventId` is the delivery's. Undefined once the call is erased. */
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
				.where("kind", "in", ["booked", "call-moved", "call-cancelled", "no-show"])
				.where("revision", ">", event.revision)
				.executeTakeFirst();
			return { ...event, booking, isLatest: later === undefined };
		},
	};

	function find(enquiryId: string): Promise<Booking | undefined> {
		return db
			.selectFrom("bookings")
			.selectAll()
			.where("enquiryId", "=", enquiryId)
			.executeTakeFirst();
	}
}

function toSpan({ startsAt, endsAt }: Pick<Booking, "startsAt" | "endsAt">): Span {
	return { start: startsAt, end: endsAt };
}
