import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Draft } from "./drafts.ts";

/** Asks whoever may publish for a draft of this version. Resolves to undefined if it has another one, or is gone. */
export function askForDraft(
	db: Kysely<Tables>,
	{ id, version }: Pick<Draft, "id" | "version">,
	askNote: string | null,
): Promise<Draft | undefined> {
	return db
		.updateTable("contentDrafts")
		.set({
			askedAt: new Date(getNow()).toISOString(),
			askNote,
			answer: null,
			answeredBy: null,
		})
		.where("id", "=", id)
		.where("version", "=", version)
		.returningAll()
		.executeTakeFirst();
}

/**
 * Sends a draft of this version back to its author, who has asked for its publication. Resolves to undefined if it has another
 * version, is gone, or nobody asks for it any more.
 */
export function sendDraftBack(
	db: Kysely<Tables>,
	{ id, version }: Pick<Draft, "id" | "version">,
	{ answer, answeredBy }: { answer: string; answeredBy: string },
): Promise<Draft | undefined> {
	return db
		.updateTable("contentDrafts")
		.set({ askedAt: null, answer, answeredBy })
		.where("id", "=", id)
		.where("version", "=", version)
		.where("askedAt", "is not", null)
		.returningAll()
		.executeTakeFirst();
}
