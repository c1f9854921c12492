import { getContent } from "#app/content/content.server.ts";
import type { Booking } from "#app/database/booking.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import type { CallTerms } from "./call-notice.ts";
import { createHostStore } from "./store/host-store.ts";

/** Returns how calls are held, and by whom the content says. Returns null where the content has no calls. */
export function getCallTerms(): CallTerms | null {
	const { pages, people, site } = getContent();
	const rules = pages.contact.booking;
	if (!rules) return null;
	const { by, videoAddress, minutes, zone, host, hostEmail } = rules;
	const hostName = people.find(({ slug }) => slug === host)?.name ?? site.name;
	return { by, videoAddress, minutes, zone, hostName, hostEmail };
}

/** Finds how a call is held, and by whom. Resolves to null where the content has no calls. */
export async function findCallTerms({
	hostId,
}: Pick<Booking, "hostId">): Promise<CallTerms | null> {
	const terms = getCallTerms();
	const { database } = await getEnquiryServices();
	const host = terms && (await createHostStore(database).find(hostId));
	if (!host) return terms;
	// Whoever may not sign in is not written to.
	const hostEmail = host.disabledAt ? terms.hostEmail : host.email;
	return { ...terms, hostName: nameColleague(host.name), hostEmail };
}
