import { type EnquiryContext, toFormPath } from "#app/enquiries/enquiry.ts";
import { useSite } from "./use-site.ts";

/** Returns the path of the page where a consultation is booked; the contact page where the content offers no calls. */
export function useConsultationPath(context: Partial<EnquiryContext> = {}): string {
	return toFormPath(useSite()?.offersCalls ? "/book" : "/contact", context);
}
