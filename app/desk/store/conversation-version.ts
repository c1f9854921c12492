import { createHash } from "node:crypto";
import type { Database } from "#app/database/open-database.ts";
import { listMatterIds } from "#app/enquiries/store/matters.ts";
import { listOpenings } from "./openings.ts";

/**
 * Reads a text that differs after each change that the page of an enquiry shows to a reader: of the enquiries of the matter,
 * of how answers were delivered, of the checks of websites, and of who else is here or writes. It contains nothing of anybody.
 */
export async function readConversationVersion(
	database: Database,
	id: string,
	staffId: string,
): Promise<string> {
	const { db } = database;
	const ids = await listMatterIds(db, id);
	if (ids.length === 0) return "";
	const [enquiries, deliveries, checks, others] = await Promise.all([
		db
			.selectFrom("enquiries")
			.select(["id", "revision"])
			.where("id", "in", ids)
			.orderBy("id")
			.execute(),
		db
			.selectFrom("deliveries")
			.select(["id", "state", "attempts"])
			.where("enquiryId", "in", ids)
			.where("channel", "=", "answer")
			.orderBy("id")
			.execute(),
		db
			.selectFrom("websiteChecks")
			.innerJoin("enquiryChecks", "checkId", "id")
			.select(["id", "state"])
			.where("enquiryId", "in", ids)
			.orderBy("id")
			.execute(),
		listOpenings(database, ids, staffId),
	]);
	const here = others.toSorted((one, other) => (one.staffId < other.staffId ? -1 : 1));
	const shown = JSON.stringify([enquiries, deliveries, checks, here]);
	return createHash("sha256").update(shown).digest("base64url").slice(0, 16);
}
