import type { Email } from "postal-mime";

/** The header in which the mail server says what it found of the sender (RFC 8601). */
export const RESULTS_HEADER = "authentication-results";
const FAILED = /(?:^|[;\s])dmarc\s{0,10}=\s{0,10}fail\b/i;

/** Returns whether a mail server says that a message does not come from the domain of its sender. */
export function isRejectedByDmarc({ headers }: Email): boolean {
	return headers.some(({ key, value }) => key === RESULTS_HEADER && FAILED.test(value));
}
