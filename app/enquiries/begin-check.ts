import { getContent } from "#app/content/content.server.ts";
import { report } from "#app/platform/operations-log.ts";
import { parseWebsite } from "#app/platform/website-address.ts";
import { wakeChecks } from "#app/tools/website-check/run-checks.ts";
import type { NewEnquiry } from "./enquiry.ts";
import type { EnquiryServices } from "./enquiry-services.server.ts";

type Services = Pick<EnquiryServices, "checks">;

/**
 * Asks for a check of the website that a new enquiry names, where the content has the tool, so that who answers it knows what was
 * found. The enquiry does not wait for it: a check that cannot be asked for is logged.
 */
export function beginCheck(
	{ website, verdict }: Pick<NewEnquiry, "website" | "verdict">,
	enquiryId: string,
	services: Services,
): void {
	const isOffered = getContent().pages.tools.websiteCheck !== undefined;
	if (website === null || verdict !== "clean" || !isOffered) return;
	askForCheck(website, enquiryId, services).catch((error: unknown) =>
		report(`The website of the enquiry ${enquiryId} could not be checked:`, error),
	);
}

/** Asks for a check of an address, or links the one of its host that is younger than an hour, without the limits of visitors. */
export async function askForCheck(
	website: string,
	enquiryId: string,
	{ checks }: Services,
): Promise<void> {
	const address = parseWebsite(website);
	if (address === null) return;
	await checks.request({ address, sender: null, enquiryId });
	wakeChecks();
}
