import { toSourceName } from "#app/enquiries/enquiry.ts";
import type { Database } from "#app/enquiries/store/open-database.ts";
import { toTouch } from "#app/enquiries/store/tables.ts";
import { addDays, toDay, toDayStart } from "./day.ts";
import { toCampaignName } from "./view.ts";
import type { Period } from "./visit-store.ts";

/** What of an enquiry can be set beside visits, in the same words; empty where it is not known. */
export type CampaignEnquiry = {
	day: string;
	/** The visit's first page. */
	page: string;
	service: string;
	city: string;
	source: string;
	medium: string;
	campaign: string;
};

/** The enquiries of a period that the agency got or will get; of the erased ones what is left. */
export async function listEnquiries(
	{ db }: Pick<Database, "db">,
	{ from, to }: Period,
): Promise<CampaignEnquiry[]> {
	const rows = await db
		.selectFrom("enquiries")
		.select(["created_at", "landing_page", "service", "city", "source", "last_touch"])
		.where("created_at", ">=", toDayStart(from))
		.where("created_at", "<", toDayStart(addDays(to, 1)))
		.where("verdict", "in", ["clean", "ham"])
		.execute();
	return rows.map((row) => {
		const touch = toTouch(row.last_touch);
		return {
			day: toDay(Date.parse(row.created_at)),
			page: row.landing_page ?? "",
			service: row.service ?? "",
			city: row.city ?? "",
			source: row.source,
			medium: toSourceName(touch?.utm_medium ?? ""),
			campaign: toCampaignName(touch?.utm_campaign ?? ""),
		};
	});
}
