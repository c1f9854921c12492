/** The page with the form of the website check, below which the results are. */
export const WEBSITE_CHECK_PATH = "/tools/website-check";

/** By this name the check asks other servers, and robots.txt can address it. */
export const CHECK_AGENT = "AgencySite-Check";

/** The parameter by which a check goes along to the contact form. */
export const CHECK_PARAMETER = "check";

export const KEPT_DAYS = 30;

export function toCheckPath(id: string): string {
	return `${WEBSITE_CHECK_PATH}/${id}`;
}
