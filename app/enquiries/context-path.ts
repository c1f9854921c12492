import type { EnquiryContext } from "./enquiry.ts";

/** The contact page's address with what the visitor was reading about. */
export function toContactPath(context: Partial<EnquiryContext>): string {
	const query = new URLSearchParams(
		Object.entries(context).filter((entry): entry is [string, string] => Boolean(entry[1])),
	).toString();
	return query ? `/contact?${query}` : "/contact";
}
