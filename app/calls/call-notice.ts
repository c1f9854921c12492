import type { BookingRules } from "#app/content/schemas/booking.ts";
import type { Booking } from "#app/database/booking.ts";
import { t } from "#app/messages/en/call-notices.server.ts";
import { formatCall } from "#app/platform/time-zones/format-call.ts";

/** A notice about a call to one of the two sides. */
export type CallNotice = {
	kind: "booked" | "call-moved" | "call-cancelled";
	/** The time of the event: ISO 8601. */
	at: string;
	/** The name of who booked, moved or cancelled it; null for the visitor. */
	staffName: string | null;
	/** True if the staff booked it, and not the visitor with an enquiry. */
	isOfStaff: boolean;
	/** The text of who moved or cancelled it, for the other side. */
	text: string | null;
	/** The start before it was moved, in Unix ms. */
	movedFrom: number | null;
	/** The call as it is now. */
	booking: Booking;
	/** The ids of earlier messages about this call to the same side, oldest first. */
	earlier: string[];
};

export type CallTerms = Pick<
	BookingRules,
	"by" | "videoAddress" | "minutes" | "zone" | "hostEmail"
> & {
	hostName: string;
	/** False if no phone number of the visitor is known. */
	hasNumber: boolean;
};

/**
 * Lists a start (Unix ms) in the visitor's zone and in ours, each with its name; once where both read alike, as one zone may
 * have two names, such as Europe/Kiev and Europe/Kyiv.
 */
export function listTimes(start: number, zone: string | null, own: string): string[] {
	const times = [zone ?? own, own].map((each) => formatCall(start, each));
	return [...new Set(times)];
}

/** Describes for the visitor how the call is held, without the number, which anybody may have typed. */
export function formatHow({ by, videoAddress, hostName: host, hasNumber }: CallTerms): string {
	if (by === "video") return t("byVideo", { address: videoAddress ?? "" });
	if (!hasNumber) return t(by === "phone" ? "byUnknownPhone" : "byUnknownWhatsApp", { host });
	return t(by === "phone" ? "byPhone" : "byWhatsApp", { host });
}
