import type { Booking } from "#app/bookings/booking.ts";
import { parseCallToken } from "#app/bookings/call-token.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";

/** Returns undefined for a token that is not ours, and once the person was erased; rejects while the store is down. */
export async function findCall(token: string): Promise<Booking | undefined> {
	const { bookings, enquiries, callKey } = await getEnquiryServices();
	const enquiryId = parseCallToken(token, callKey);
	const [enquiry] = enquiryId ? await enquiries.findByIdPrefix(enquiryId) : [];
	return enquiry && !enquiry.erasedAt ? bookings.find(enquiry.id) : undefined;
}
