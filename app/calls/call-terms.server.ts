import { getContent } from "#app/content/content.server.ts";
import type { Booking } from "#app/database/booking.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { loadContact } from "#app/enquiries/store/known-contact.ts";
import type { CallTerms } from "./call-notice.ts";
import { createHostStore } from "./store/host-store.ts";

/** Returns how calls are held, and by whom the content says. Returns null where the content has no calls. */
export function getCallTerms(): CallTerms | null {
	const { pages, people, site } = getContent();
	const rules = pages.contact.booking;
	if (!rules) return null;
	const { by, videoAddress, minutes, zone, host, hostEmail } = rules;
	const hostName = people.find(({ slug }) => slug === host)?.name ?? site.name;
	return { by, videoAddress, minutes, zone, hostName, hostEmail, hasNumber: true };
}

/** Finds how a call is held, by whom and with whom. Resolves to null where the content has no calls. */
export async function findCallTerms({
	hostId,
	enquiryId,
}: Pick<Booking, "hostId" | "enquiryId">): Promise<CallTerms | null> {
	const named = getCallTerms();
	if (!named) return null;
	const { database } = await getEnquiryServices();
	const enquiry = await database.db
		.selectFrom("enquiries")
		.select(["phone", "company", "matterId"])
		.where("id", "=", enquiryId)
		.executeTakeFirst();
	const phone = enquiry && (await loadContact(database.db, enquiry)).phone;
	const terms = { ...named, hasNumber: Boolean(phone) };
	const host = await createHostStore(database).find(hostId);
	if (!host) return terms;
	// Whoever may not sign in is not written to.
	const hostEmail = host.disabledAt ? terms.hostEmail : host.email;
	return { ...terms, hostName: nameColleague(host.name), hostEmail };
}
