import type { CallNotice } from "#app/calls/call-notice.ts";
import type { Booking } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Channel, Delivery } from "#app/enquiries/enquiry.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { createBookingStore } from "#app/enquiries/store/booking-store.ts";
import { t } from "#app/messages/en/call-notices.server.ts";
import { getNow } from "#app/platform/clock.ts";

/** The kind of the notice of each event. */
const KINDS: Partial<Record<EventRow["kind"], CallNotice["kind"]>> = {
	booked: "booked",
	"call-moved": "call-moved",
	"call-cancelled": "call-cancelled",
	erased: "call-cancelled",
};
/** The state of a call after each kind of change. */
const STATES: Record<CallNotice["kind"], Booking["state"]> = {
	booked: "booked",
	"call-moved": "booked",
	"call-cancelled": "cancelled",
};

/** Creates a store that finds the notice of a delivery about a call. */
export function createNoticeStore(database: Database) {
	const bookings = createBookingStore(database);
	return {
		find,

		/**
		 * Finds the notice that a call was booked, for the e-mail with the enquiry: null where an invitation of its own tells
		 * the agency.
		 */
		async findOfEnquiry(delivery: Delivery): Promise<CallNotice | null> {
			const event = await database.db
				.selectFrom("enquiryEvents")
				.leftJoin("deliveries", (join) =>
					join.onRef("eventId", "=", "enquiryEvents.id").on("channel", "=", "host-invitation"),
				)
				.select("enquiryEvents.id")
				.where("enquiryEvents.enquiryId", "=", delivery.enquiryId)
				.where("kind", "=", "booked")
				.where("deliveries.id", "is", null)
				.orderBy("revision", "desc")
				.executeTakeFirst();
			const notice = event && (await find({ ...delivery, eventId: event.id }));
			return notice ? { ...notice, earlier: [] } : null;
		},
	};

	/**
	 * Finds the notice. Resolves to null when there is nothing left to tell: the call has begun, or was moved, cancelled
	 * or held back since. `now` is in Unix ms.
	 */
	async function find(delivery: Delivery, now = getNow()): Promise<CallNotice | null> {
		const event = await bookings.findEvent(delivery.eventId);
		const kind = event?.isLatest && KINDS[event.kind];
		if (!kind) return null;
		const { author, at, text, booking } = event;
		if (booking.state !== STATES[kind] || booking.startsAt <= now) return null;
		return {
			kind,
			at,
			staffName:
				author === "visitor"
					? null
					: event.staffName === null
						? t("site")
						: nameColleague(event.staffName),
			isOfStaff: await isOfStaff(delivery.enquiryId),
			text,
			booking,
			movedFrom: event.kind === "call-moved" ? Date.parse(event.data.from) : null,
			earlier: await listEarlier(delivery),
		};
	}

	/** Returns whether the call of an enquiry was booked by the staff. */
	async function isOfStaff(enquiryId: string): Promise<boolean> {
		const booked = await database.db
			.selectFrom("enquiryEvents")
			.select("author")
			.where("enquiryId", "=", enquiryId)
			.where("kind", "=", "booked")
			.orderBy("revision", "desc")
			.limit(1)
			.executeTakeFirst();
		return booked !== undefined && booked.author !== "visitor";
	}

	/**
	 * Lists the earlier deliveries: as nothing has happened to the call since, these are all others. A reminder belongs to
	 * the thread that the invitation began, an invitation of the agency to that of the e-mail with the enquiry.
	 */
	async function listEarlier({ id, enquiryId, channel }: Delivery): Promise<string[]> {
		const threads: Channel[] = channel === "host-invitation" ? ["email", channel] : ["invitation"];
		const rows = await database.db
			.selectFrom("deliveries")
			.leftJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
			.select("deliveries.id")
			.where("deliveries.enquiryId", "=", enquiryId)
			.where("channel", "in", threads)
			.where("state", "in", ["pending", "delivered"])
			.where("deliveries.id", "!=", id)
			// The e-mail with the enquiry has no event.
			.orderBy(({ fn, val }) => fn.coalesce("revision", val(0)))
			.execute();
		return rows.map((row) => row.id);
	}
}
