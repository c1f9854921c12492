import type { EnquiryWithDeliveries } from "../../app/enquiries/enquiry.ts";
import type { Stores } from "../../app/enquiries/open-stores.ts";

/** Lists all enquiries except the erased ones, newest first. */
export async function listEnquiries(store: Stores["enquiries"]): Promise<EnquiryWithDeliveries[]> {
	const found: EnquiryWithDeliveries[] = [];
	for await (const enquiry of store.iterate()) found.push(enquiry);
	return found;
}
