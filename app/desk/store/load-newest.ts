import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";

/** Loads the newest enquiry of each matter, in the order of the ids of the matters: what its row of the inbox shows. */
export async function loadNewest(
	db: Kysely<Tables>,
	matterIds: readonly string[],
): Promise<Enquiry[]> {
	if (matterIds.length === 0) return [];
	const rows = await db
		.selectFrom("enquiries")
		.selectAll()
		.where("matterId", "in", matterIds)
		.orderBy("createdAt")
		.orderBy("id")
		.execute();
	const newest = new Map(rows.map((row) => [row.matterId, row]));
	return matterIds.flatMap((id) => {
		const row = newest.get(id);
		return row ? [enquirySchema.parse(row)] : [];
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
