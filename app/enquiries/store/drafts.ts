import { randomInt } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#app/database/tables.ts";

export type Draft = Selectable<Tables["drafts"]>;
/** The key of a draft: of each matter a person has one, by the id of the matter. */
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

/** Makes the drafts of a matter those of another one, where a person has one of both with the words of each. */
export async function moveDrafts(db: Kysely<Tables>, from: string, to: string): Promise<void> {
	const moved = await db
		.deleteFrom("drafts")
		.where("enquiryId", "=", from)
		.returningAll()
		.execute();
	for (const { version: _, ...draft } of moved) {
		const kept = await findDraft(db, { staffId: draft.staffId, enquiryId: to });
		await saveDraft(db, {
			...draft,
			enquiryId: to,
			text: joinWords(draft.text, kept?.text ?? ""),
			cc: kept?.cc || draft.cc,
			subject: kept?.subject || draft.subject,
		});
	}
}

/** Puts two texts below each other, with an empty line between them; words that both have are there once. */
export function joinWords(above: string, below: string): string {
	if (below.includes(above)) return below;
	if (!below || `\n${above}\n`.includes(`\n${below}\n`)) return above;
	return `${above}\n\n${below}`;
}
