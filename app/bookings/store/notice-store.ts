import type { Delivery } from "#app/enquiries/enquiry.ts";
import type { Database } from "#app/enquiries/store/open-database.ts";
import type { Booking } from "../booking.ts";
import type { CallNotice } from "../call-notice.ts";

const STATES = {
	booked: "booked",
	"call-moved": "booked",
	"call-cancelled": "cancelled",
} as const satisfies Record<CallNotice["kind"], Booking["state"]>;

/** Finds what a delivery about a call brings. */
export function createNoticeStore({ db }: Database) {
	return {
		/**
		 * Null when there is nothing left to tell: the call has begun, or was moved, cancelled, missed or held back since.
		 * `now` in Unix ms.
		 */
		async find(
			{ enquiryId, eventId, channel }: Pick<Delivery, "enquiryId" | "eventId" | "channel">,
			now = Date.now(),
		): Promise<CallNotice | null> {
			const [id = ""] = eventId.split(":");
			const booking = await db
				.selectFrom("bookings")
				.selectAll()
				.where("enquiryId", "=", enquiryId)
				.executeTakeFirst();
			const event = await db
				.selectFrom("enquiryEvents")
				.leftJoin("staff", "staff.id", "enquiryEvents.staffId")
				.select(["enquiryEvents.id", "kind", "at", "text", "fromValue", "revision"])
				.select("staff.name as staffName")
				.where("enquiryId", "=", enquiryId)
				.where("kind", "in", ["booked", "call-moved", "call-cancelled", "no-show"])
				.orderBy("revision", "desc")
				.limit(1)
				.executeTakeFirst();
			if (!booking || event?.id !== id || !isTold(event.kind)) return null;
			if (booking.state !== STATES[event.kind] || booking.startsAt <= now) return null;
			const isReminder = channel === "call-reminder";
			const earlier = await db
				.selectFrom("deliveries")
				.innerJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
				.select("deliveries.id")
				.where("deliveries.enquiryId", "=", enquiryId)
				// A reminder is part of what the invitation began.
				.where("channel", "=", isReminder ? "invitation" : channel)
				.where("state", "in", ["pending", "delivered"])
				.where("enquiryEvents.revision", isReminder ? "<=" : "<", event.revision)
				.orderBy("enquiryEvents.revision")
				.execute();
			return {
				...{ kind: event.kind, at: event.at, staffName: event.staffName, text: event.text },
				movedFrom: event.kind === "call-moved" ? Date.parse(event.fromValue ?? "") : null,
				booking,
				earlier: earlier.map((delivery) => delivery.id),
			};
		},
	};
}

function isTold(kind: string): kind is CallNotice["kind"] {
	return kind in STATES;
}
