import type { Kysely } from "kysely";
import { getContent } from "#app/content/content.server.ts";
import type { Tables } from "#app/database/tables.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { report } from "#app/platform/operations-log.ts";
import { parseWebsite } from "#app/platform/website-address.ts";
import { wakeChecks } from "#app/tools/website-check/run-checks.ts";
import type { NewEnquiry } from "./enquiry.ts";
import type { EnquiryServices } from "./enquiry-services.server.ts";

type Services = Pick<EnquiryServices, "checks" | "database">;

/**
 * Asks for a check of the website that a new enquiry names, so that who answers it knows what was found. The enquiry does not
 * wait for it: a check that cannot be asked for is logged.
 */
export function beginCheck(
	{ website, verdict }: Pick<NewEnquiry, "website" | "verdict">,
	enquiryId: string,
	services: Services,
): void {
	if (website === null || verdict !== "clean") return;
	askIfWanted(website, enquiryId, services).catch((error: unknown) =>
		report(`The website of the enquiry ${enquiryId} could not be checked:`, error),
	);
}

/** Asks for a check of an address, or links the one of its host that is younger than an hour, without the limits of visitors. */
export async function askForCheck(
	website: string,
	enquiryId: string,
	{ checks }: Pick<Services, "checks">,
): Promise<void> {
	const address = parseWebsite(website);
	if (address === null) return;
	await checks.request({ address, sender: null, enquiryId });
	wakeChecks();
}

async function askIfWanted(website: string, enquiryId: string, services: Services): Promise<void> {
	const hasTool = getContent().pages.tools.websiteCheck !== undefined;
	if (hasTool || (await isDeskUsed(services.database.db)))
		await askForCheck(website, enquiryId, services);
}

/** Returns whether anybody can read at the desk what a check finds. */
async function isDeskUsed(db: Kysely<Tables>): Promise<boolean> {
	if (!getEnv().DESK) return false;
	const staff = db.selectFrom("staff").select("id").where("disabledAt", "is", null).limit(1);
	return (await staff.executeTakeFirst()) !== undefined;
}
