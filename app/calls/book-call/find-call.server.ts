import { parseCallToken } from "#app/calls/call-token.ts";
import type { Booking } from "#app/database/booking.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { DAYS_AFTER_CALL } from "./shown-call.ts";

/**
 * Finds the call of a token. Resolves to undefined for a token that is not ours, and once the person was erased; to
 * `expired` some days after the call. Rejects while the store is down.
 */
export async function findCall(token: string): Promise<Booking | "expired" | undefined> {
	const { enquiries, callKey } = await getEnquiryServices();
	const enquiryId = parseCallToken(token, callKey);
	const enquiry = enquiryId ? await enquiries.find(enquiryId) : undefined;
	if (!enquiry?.booking || enquiry.erasedAt) return undefined;
	const { booking } = enquiry;
	return booking.endsAt + DAYS_AFTER_CALL * DAY > getNow() ? booking : "expired";
}
