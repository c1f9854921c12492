import { toSourceName } from "#app/enquiries/attribution.ts";
import type { Database } from "#app/enquiries/store/open-database.ts";
import { parseCampaign } from "#app/enquiries/store/tables.ts";
import { addDays, toDay, toDayStart } from "./day.ts";
import { toCampaignName } from "./view.ts";
import type { Period } from "./visit-store.ts";

/** The properties that visits have too; empty for unknown. */
export type CampaignEnquiry = {
	day: string;
	/** Landing page. */
	page: string;
	service: string;
	city: string;
	source: string;
	medium: string;
	campaign: string;
};

/** Enquiries of a period without spam; of erased ones what is left. */
export async function listEnquiries(
	{ db }: Pick<Database, "db">,
	{ from, to }: Period,
): Promise<CampaignEnquiry[]> {
	const rows = await db
		.selectFrom("enquiries")
		.select(["createdAt", "landingPage", "service", "city", "source", "lastTouch"])
		.where("createdAt", ">=", toDayStart(from))
		.where("createdAt", "<", toDayStart(addDays(to, 1)))
		.where("verdict", "in", ["clean", "ham"])
		.execute();
	return rows.map((row) => {
		const touch = parseCampaign(row.lastTouch);
		return {
			day: toDay(Date.parse(row.createdAt)),
			page: row.landingPage ?? "",
			service: row.service ?? "",
			city: row.city ?? "",
			source: row.source,
			medium: toSourceName(touch?.utm_medium ?? ""),
			campaign: toCampaignName(touch?.utm_campaign ?? ""),
		};
	});
}
