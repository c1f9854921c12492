import { parseCheckId } from "#app/tools/website-check/calculation-of-check.server.ts";
import { WEBSITE_CHECK_PATH } from "#app/tools/website-check/website-check-path.ts";
import type { Enquiry } from "./enquiry.ts";

/** The source of an enquiry that came by the website check and that no campaign brought. */
export const CHECK_SOURCE = WEBSITE_CHECK_PATH;

/** Returns whether an enquiry came by the website check: it has one along, or, once it is erased, that source. */
export function cameByCheck({
	calculation,
	source,
}: Pick<Enquiry, "calculation" | "source">): boolean {
	return source === CHECK_SOURCE || parseCheckId(new URLSearchParams(calculation ?? "")) !== null;
}
