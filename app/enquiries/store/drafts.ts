import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";

type Draft = Tables["drafts"];
type Key = Pick<Draft, "staffId" | "enquiryId">;

export function findDraft(
	db: Kysely<Tables>,
	{ staffId, enquiryId }: Key,
): Promise<Draft | undefined> {
	return db
		.selectFrom("drafts")
		.selectAll()
		.where("staffId", "=", staffId)
		.where("enquiryId", "=", enquiryId)
		.executeTakeFirst();
}

/** Saves the answer that a person has begun, in place of the former draft; one without words is deleted. */
export async function saveDraft(db: Kysely<Tables>, draft: Draft): Promise<void> {
	const { staffId, enquiryId, ...values } = draft;
	if (!draft.text && !draft.cc) return deleteDraft(db, draft);
	await db
		.insertInto("drafts")
		.values(draft)
		.onConflict((conflict) => conflict.columns(["staffId", "enquiryId"]).doUpdateSet(values))
		.execute();
}

export async function deleteDraft(db: Kysely<Tables>, { staffId, enquiryId }: Key): Promise<void> {
	await db
		.deleteFrom("drafts")
		.where("staffId", "=", staffId)
		.where("enquiryId", "=", enquiryId)
		.execute();
}
