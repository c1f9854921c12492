import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { fillContact } from "#app/enquiries/store/known-contact.ts";

/**
 * Loads the newest enquiry of each matter with the contact that the matter has, in the order of the ids of the matters: what its
 * row of the inbox shows.
 */
export async function loadNewest(
	db: Kysely<Tables>,
	matterIds: readonly string[],
): Promise<Enquiry[]> {
	if (matterIds.length === 0) return [];
	const rows = await db
		.selectFrom("enquiries")
		.selectAll()
		.where("matterId", "in", matterIds)
		.orderBy("createdAt", "desc")
		.orderBy("id", "desc")
		.execute();
	const ofMatters = Map.groupBy(rows, ({ matterId }) => matterId);
	return matterIds.flatMap((id) => {
		const ofMatter = ofMatters.get(id) ?? [];
		const [newest] = ofMatter;
		return newest ? [fillContact(enquirySchema.parse(newest), ofMatter)] : [];
	});
}

/** Selects the id of the newest enquiry of a row's matter. */
export function selectNewestId({
	selectFrom,
}: Pick<ExpressionBuilder<Tables, "enquiries">, "selectFrom">) {
	return selectFrom("enquiries as part")
		.select("part.id")
		.whereRef("part.matterId", "=", "enquiries.matterId")
		.orderBy("part.createdAt", "desc")
		.orderBy("part.id", "desc")
		.limit(1);
}
