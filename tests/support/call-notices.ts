import type { CallNotice, CallTerms } from "../../app/bookings/call-notice.ts";
import { createEnquiry, OPTIONS } from "./emails.ts";

export const TERMS: CallTerms = {
	by: "phone",
	videoAddress: undefined,
	minutes: 30,
	zone: "Asia/Kolkata",
	hostName: "Meera Shah",
};

export const CALL_OPTIONS = {
	deliveryId: OPTIONS.deliveryId,
	site: OPTIONS.site,
	siteUrl: OPTIONS.siteUrl,
	from: OPTIONS.from,
	to: OPTIONS.to,
	terms: TERMS,
	pageUrl: "https://www.kiteline.example/book/a-token",
};

/** Of a call on 3 December 2026 at 3 in the afternoon in India. */
export function createNotice(
	given: Partial<CallNotice> = {},
	booking: Partial<CallNotice["booking"]> = {},
): CallNotice {
	const startsAt = booking.startsAt ?? Date.UTC(2026, 11, 3, 9, 30);
	return {
		kind: "booked",
		at: "2026-11-30T08:15:42.000Z",
		staffName: null,
		text: null,
		movedFrom: null,
		earlier: [],
		...given,
		booking: {
			enquiryId: createEnquiry().id,
			startsAt,
			endsAt: startsAt + 30 * 60_000,
			zone: null,
			state: "booked",
			sequence: 0,
			createdAt: "2026-11-30T08:15:42.000Z",
			...booking,
		},
	};
}
