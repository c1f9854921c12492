import { randomInt } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { migrateIfAny } from "#app/content/migrate/migrate-file.ts";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";

export type Draft = Selectable<Tables["contentDrafts"]>;

/** Any first version up to this leaves room for more saves than anybody makes, in 32 bits. */
const MAX_FIRST_VERSION = 2 ** 30;

export function findDraft(
	db: Kysely<Tables>,
	{ file, staffId }: Pick<Draft, "file" | "staffId">,
): Promise<Draft | undefined> {
	return db
		.selectFrom("contentDrafts")
		.selectAll()
		.where("file", "=", file)
		.where("staffId", "=", staffId)
		.executeTakeFirst();
}

export function findDraftById(db: Kysely<Tables>, id: string): Promise<Draft | undefined> {
	return db.selectFrom("contentDrafts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Inserts a draft. Resolves to undefined if the person has one of the file already. */
export function insertDraft(
	db: Kysely<Tables>,
	draft: Pick<Draft, "file" | "staffId" | "text" | "baseText" | "redirect">,
): Promise<Draft | undefined> {
	return db
		.insertInto("contentDrafts")
		.values({
			...draft,
			id: crypto.randomUUID(),
			version: 1 + randomInt(MAX_FIRST_VERSION),
			savedAt: new Date(getNow()).toISOString(),
		})
		.onConflict((conflict) => conflict.columns(["file", "staffId"]).doNothing())
		.returningAll()
		.executeTakeFirst();
}

/** Changes a draft of this version. Resolves to undefined if it has another one, or is gone. */
export function updateDraft(
	db: Kysely<Tables>,
	{ id, version }: Pick<Draft, "id" | "version">,
	change: Pick<Draft, "text"> & Partial<Pick<Draft, "baseText" | "redirect" | "planEnded">>,
): Promise<Draft | undefined> {
	return db
		.updateTable("contentDrafts")
		.set({ ...change, version: version + 1, savedAt: new Date(getNow()).toISOString() })
		.where("id", "=", id)
		.where("version", "=", version)
		.returningAll()
		.executeTakeFirst();
}

/** Deletes a draft of this version, and returns whether there was one. */
export async function deleteDraft(
	db: Kysely<Tables>,
	{ id, version }: Pick<Draft, "id" | "version">,
): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("contentDrafts")
		.where("id", "=", id)
		.where("version", "=", version)
		.executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}

/** Brings drafts that an earlier version of the product has stored into the form of this one. */
export async function migrateDrafts(db: Kysely<Tables>): Promise<void> {
	for (const { id, version, file, ...stored } of await db
		.selectFrom("contentDrafts")
		.select(["id", "version", "file", "text", "baseText"])
		.execute()) {
		const text = migrateIfAny(file, stored.text);
		const baseText = migrateIfAny(file, stored.baseText);
		if (text === stored.text && baseText === stored.baseText) continue;
		await db
			.updateTable("contentDrafts")
			.set({ text, baseText, version: version + 1 })
			.where("id", "=", id)
			.where("version", "=", version)
			.execute();
	}
}
