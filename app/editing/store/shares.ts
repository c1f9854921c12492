import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Draft } from "./drafts.ts";

const SHARED_MS = 7 * 86_400_000;
const TOKEN_BYTES = 32;
/** The characters of a token: 32 bytes in base64url. */
const TOKEN_LENGTH = 43;

/**
 * Shows a person's draft to whoever has its address, for seven days from now. One that is shared keeps its address. Resolves
 * to undefined if the draft is gone.
 */
export function shareDraft(
	db: Kysely<Tables>,
	{ id, staffId, shareToken, sharedUntil }: Draft,
): Promise<Draft | undefined> {
	const now = getNow();
	const isShared = sharedUntil !== null && Date.parse(sharedUntil) > now;
	return setShare(
		db,
		{ id, staffId },
		{
			shareToken: (isShared && shareToken) || randomBytes(TOKEN_BYTES).toString("base64url"),
			sharedUntil: new Date(now + SHARED_MS).toISOString(),
		},
	);
}

/** Takes the address of a person's draft back. */
export function unshareDraft(
	db: Kysely<Tables>,
	draft: Pick<Draft, "id" | "staffId">,
): Promise<Draft | undefined> {
	return setShare(db, draft, { shareToken: null, sharedUntil: null });
}

/** Finds the draft that is shared at an address, while it is. */
export async function findSharedDraft(
	db: Kysely<Tables>,
	token: string,
): Promise<Draft | undefined> {
	if (token.length !== TOKEN_LENGTH) return undefined;
	return db
		.selectFrom("contentDrafts")
		.selectAll()
		.where("shareToken", "=", token)
		.where("sharedUntil", ">", new Date(getNow()).toISOString())
		.executeTakeFirst();
}

function setShare(
	db: Kysely<Tables>,
	{ id, staffId }: Pick<Draft, "id" | "staffId">,
	share: Pick<Draft, "shareToken" | "sharedUntil">,
): Promise<Draft | undefined> {
	return db
		.updateTable("contentDrafts")
		.set(share)
		.where("id", "=", id)
		.where("staffId", "=", staffId)
		.returningAll()
		.executeTakeFirst();
}
