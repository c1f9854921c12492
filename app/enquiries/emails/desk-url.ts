/**
 * Returns the address by which an e-mail leads to a page of the desk: at once for who is signed in, else by signing in.
 * The path begins with `/desk/` and needs no encoding.
 */
export function toDeskUrl(siteUrl: string, path: string): string {
	return `${siteUrl}/desk/sign-in?to=${path}`;
}

/** Returns the address by which a notice leads to the page of an enquiry. */
export function toEnquiryUrl(siteUrl: string, enquiryId: string): string {
	return toDeskUrl(siteUrl, `/desk/enquiries/${enquiryId}`);
}

/**
 * Returns whether a text has the address of an enquiry's page, as nothing but a notice for the staff has it. Mail programs
 * put addresses into others of their own, in which the id stays as it is.
 */
export function hasEnquiryUrl(text: string, enquiryId: string): boolean {
	return text.includes(enquiryId);
}
