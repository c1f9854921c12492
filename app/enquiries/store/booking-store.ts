import type { Transaction } from "kysely";
import type { Booking, Span, WantedCall } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { getNow } from "#app/platform/clock.ts";
import { createBusyStore } from "./busy-store.ts";
import { createCalendarSpans } from "./calendar-spans.ts";
import {
	bookCall,
	type CallAuthor,
	cancelCall,
	isTimeFree,
	lockCalls,
	noteCall,
	toTaken,
	writeCallEvent,
} from "./call-changes.ts";
import { hasEnoughCalls } from "./calls-ahead.ts";
import { lockEnquiry } from "./change-enquiry.ts";

/** `sequence` is that of the call that its author saw. */
export type CallChange = CallAuthor & { sequence: number };
/** `unconfirmed`: its sender has too many calls ahead, and the staff decide. */
export type BookingResult = "booked" | "taken" | "unconfirmed";
/** `changed`: it is another one by now. `over`: it has begun, or was cancelled. */
export type CallFailure = "changed" | "over";

export type BookingStore = ReturnType<typeof createBookingStore>;
/** A call with what the desk shows of its enquiry. */
export type BookingOfEnquiry = Awaited<ReturnType<BookingStore["list"]>>[number];
/** What an e-mail about a call tells. */
export type CallEvent = Pick<EventRow, "kind" | "at" | "text" | "fromValue" | "toValue"> & {
	staffName: string | null;
	booking: Booking;
	/** Whether nothing happened to the call since. */
	isLatest: boolean;
};

/** The calls of enquiries, and when nobody can be called. Times are Unix ms. */
export function createBookingStore({ db, pool, changes }: Database) {
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

		/** Books a call for an enquiry that was stored without one; one that has a call keeps it. */
		book(enquiryId: string, wanted: WantedCall): Promise<BookingResult> {
			const booking = db.transaction().execute(async (tx) => {
				const { verdict } = await lock(tx, enquiryId);
				return addCall(tx, enquiryId, verdict, wanted);
			});
			return booking.catch(toTaken);
		},

		/** Within the transaction that stores its enquiry. */
		addTo: addCall,

		/** `bufferMs` is the least time to other calls, which binds visitors alone. */
		move(
			enquiryId: string,
			to: Span,
			author: CallChange,
			bufferMs = 0,
		): Promise<"moved" | "taken" | CallFailure> {
			const moving = db.transaction().execute(async (tx) => {
				const found = await findStanding(tx, enquiryId, author);
				if (typeof found === "string") return found;
				await lockCalls(tx, pool !== null);
				if (!(await isTimeFree(tx, enquiryId, to, bufferMs))) return "taken";
				const isAsked = found.state === "unconfirmed";
				const state = isAsked ? "booked" : found.state;
				const sequence = found.sequence + 1;
				const update = { startsAt: to.start, endsAt: to.end, state, sequence } as const;
				await tx.updateTable("bookings").set(update).where("enquiryId", "=", enquiryId).execute();
				await tell(tx, found, isAsked ? "booked" : "call-moved", to.start, author);
				return "moved" as const;
			});
			return moving.catch(toTaken);
		},

		cancel(enquiryId: string, author: CallChange): Promise<"cancelled" | CallFailure> {
			return db.transaction().execute(async (tx) => {
				const found = await findStanding(tx, enquiryId, author);
				if (typeof found === "string") return found;
				await cancelCall(tx, found);
				await tell(tx, found, "call-cancelled", null, author);
				return "cancelled";
			});
		},

		/** Notes that the visitor did not take a call that has begun. Returns whether there was one. */
		markNoShow(enquiryId: string, staffId: string): Promise<boolean> {
			return db.transaction().execute(async (tx) => {
				await lock(tx, enquiryId);
				const booking = await tx
					.updateTable("bookings")
					.set({ state: "no-show" })
					.where("enquiryId", "=", enquiryId)
					.where("state", "=", "booked")
					.where("startsAt", "<=", getNow())
					.returningAll()
					.executeTakeFirst();
				if (booking) await tell(tx, booking, "no-show", null, { staffId });
				return booking !== undefined;
			});
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

	/** Wants the enquiry's row locked, or new. Tells what a visitor is told: held back looks like booked. */
	async function addCall(
		tx: Transaction<Tables>,
		enquiryId: string,
		verdict: Tables["enquiries"]["verdict"],
		wanted: WantedCall,
		bufferMs = 0,
	): Promise<BookingResult> {
		await lockCalls(tx, pool !== null);
		const found = await tx
			.selectFrom("bookings")
			.select("state")
			.where("enquiryId", "=", enquiryId)
			.executeTakeFirst();
		if (found) return found.state === "unconfirmed" ? "unconfirmed" : "booked";
		const isSpam = isHeld({ verdict });
		if (!isSpam && !(await hasEnoughCalls(tx, enquiryId))) {
			const result = await bookCall(tx, enquiryId, wanted, bufferMs);
			if (result === "booked") await changes.announce(tx);
			return result;
		}
		const span = { start: wanted.startsAt, end: wanted.endsAt };
		if (!(await isTimeFree(tx, enquiryId, span, bufferMs))) return "taken";
		await noteCall(tx, enquiryId, wanted, isSpam ? "held-back" : "unconfirmed");
		return isSpam ? "booked" : "unconfirmed";
	}

	async function lock(tx: Transaction<Tables>, id: string) {
		const enquiry = await lockEnquiry(tx, id, pool !== null);
		if (!enquiry) throw new Error(`There is no enquiry ${id}`);
		return enquiry;
	}

	/**
	 * A call that its author may still change. To the visitor one that is held back looks like any other; one that was left
	 * so when its enquiry was freed counts as booked.
	 */
	async function findStanding(
		tx: Transaction<Tables>,
		enquiryId: string,
		{ sequence, staffId }: CallChange,
	): Promise<Booking | CallFailure> {
		const enquiry = await lock(tx, enquiryId);
		const booking = await tx
			.selectFrom("bookings")
			.selectAll()
			.where("enquiryId", "=", enquiryId)
			.executeTakeFirstOrThrow();
		if (booking.sequence !== sequence) return "changed";
		if (booking.state === "held-back" && !isHeld(enquiry)) booking.state = "booked";
		// What was asked for is the staff's to book, and what is held back is the visitor's.
		const isOpen = booking.state === (staffId ? "unconfirmed" : "held-back");
		const stands = booking.state === "booked" || isOpen;
		return stands && booking.startsAt > getNow() ? booking : "over";
	}

	/** Of what is held back nobody is told. */
	async function tell(
		tx: Transaction<Tables>,
		{ enquiryId, state, startsAt }: Booking,
		kind: "booked" | "call-moved" | "call-cancelled" | "no-show",
		to: number | null,
		author: CallAuthor,
	): Promise<void> {
		if (state === "held-back") return;
		const from = kind === "booked" ? null : startsAt;
		await writeCallEvent(tx, enquiryId, kind, { from, to }, author);
		await changes.announce(tx);
	}
}

function toSpan({ startsAt, endsAt }: Pick<Booking, "startsAt" | "endsAt">): Span {
	return { start: startsAt, end: endsAt };
}
