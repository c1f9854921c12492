import { getContent } from "#app/content/content.server.ts";
import type { CallTerms } from "./call-notice.ts";

/** Returns how calls are held, and by whom. Returns null where the content has no calls. */
export function getCallTerms(): CallTerms | null {
	const { pages, people, site } = getContent();
	const rules = pages.contact.booking;
	if (!rules) return null;
	const { by, videoAddress, minutes, zone, host, hostEmail } = rules;
	const hostName = people.find(({ slug }) => slug === host)?.name ?? site.name;
	return { by, videoAddress, minutes, zone, hostName, hostEmail };
}
