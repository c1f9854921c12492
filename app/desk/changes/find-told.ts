import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { getEnv } from "#app/platform/env.server.ts";

/**
 * Finds who is told by e-mail of a change of a call: `nobody` of one with a sample, and not the visitor where the site sends no
 * e-mail (`unsent`) or does not have their address (`unaddressed`).
 */
export function findTold(
	{ isSample, email }: Pick<Enquiry | Tables["enquiries"], "isSample" | "email">,
	{ SMTP_URL } = getEnv(),
): "both" | "nobody" | "unsent" | "unaddressed" {
	if (isSample) return "nobody";
	if (SMTP_URL === undefined) return "unsent";
	return email ? "both" : "unaddressed";
}
