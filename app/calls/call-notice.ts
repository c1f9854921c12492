import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Booking } from "#app/database/booking.ts";
import { formatCall } from "#app/platform/time-zones/format-call.ts";

/** What the two sides are told of a call. */
export type CallNotice = {
	kind: "booked" | "call-moved" | "call-cancelled";
	/** When that was; ISO 8601. */
	at: string;
	/** Who booked, moved or cancelled it; null for the visitor. */
	staffName: string | null;
	/** What the staff write to the visitor with it. */
	text: string | null;
	/** The start before it was moved, in Unix ms. */
	movedFrom: number | null;
	/** The call as it is now. */
	booking: Booking;
	/** Ids of what was sent of this call to the same side before, oldest first. */
	earlier: string[];
};

export type CallTerms = Pick<BookingRules, "by" | "videoAddress" | "minutes" | "zone"> & {
	hostName: string;
};

/** A start (Unix ms) in the visitor's zone and in ours, each with its name; once where both read alike. */
export function listTimes(start: number, zone: string | null, own: string): string[] {
	const times = [zone ?? own, own].map((each) => formatCall(start, each));
	return [...new Set(times)];
}

/** How the call is held, for the visitor. Without the number, which anybody may have typed. */
export function formatHow({ by, videoAddress, hostName }: CallTerms): string {
	if (by === "video") return `By video: ${videoAddress}`;
	const means = by === "phone" ? "phone" : "WhatsApp";
	return `By ${means}: ${hostName} calls the number that came with your message.`;
}
