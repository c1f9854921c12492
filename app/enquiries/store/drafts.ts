import { randomInt } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#app/database/tables.ts";

export type Draft = Selectable<Tables["drafts"]>;
type Key = Pick<Draft, "staffId" | "enquiryId">;

/** Any first version up to this leaves room for more saves than anybody makes, in 32 bits. */
const MAX_FIRST_VERSION = 2 ** 30;

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
export async function saveDraft(db: Kysely<Tables>, draft: Omit<Draft, "version">): Promise<void> {
	const { staffId, enquiryId, ...values } = draft;
	if (!draft.text && !draft.cc && !draft.subject) return deleteDraft(db, draft);
	await db
		.insertInto("drafts")
		.values({ ...draft, version: randomInt(MAX_FIRST_VERSION) })
		.onConflict((conflict) =>
			conflict
				.columns(["staffId", "enquiryId"])
				.doUpdateSet(({ eb }) => ({ ...values, version: eb("drafts.version", "+", 1) })),
		)
		.execute();
}

export async function deleteDraft(db: Kysely<Tables>, { staffId, enquiryId }: Key): Promise<void> {
	await db
		.deleteFrom("drafts")
		.where("staffId", "=", staffId)
		.where("enquiryId", "=", enquiryId)
		.execute();
}

/** Puts two texts below each other, with an empty line between them; words that both have are there once. */
export function joinWords(above: string, below: string): string {
	if (below.includes(above)) return below;
	if (!below || `\n${above}\n`.includes(`\n${below}\n`)) return above;
	return `${above}\n\n${below}`;
}
