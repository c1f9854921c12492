import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { listWriting } from "../events.ts";
import type { Change } from "./change-types.ts";
import { getChangeRules } from "./changes.ts";
import { selectMatterIds } from "./matters.ts";

/** Returns whether something happened since the author saw a revision that is in the way of a change. */
export async function isStale(
	tx: Transaction<Tables>,
	{ id, revision }: Tables["enquiries"],
	seen: number,
	{ kind }: Change,
): Promise<boolean> {
	if (revision === seen) return false;
	const { writes } = getChangeRules(kind);
	// No revision, or one that does not exist yet, was seen by nobody.
	if (!writes || !(seen < revision)) return true;
	const event = await tx
		.selectFrom("enquiryEvents")
		.select("id")
		.where((eb) => eb("enquiryId", "in", selectMatterIds(eb, id)))
		.where("revision", ">", seen)
		.where("kind", "in", listWriting(writes))
		.limit(1)
		.executeTakeFirst();
	return event !== undefined;
}
