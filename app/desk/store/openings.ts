import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { HOUR, MINUTE, SECOND } from "#app/platform/durations.ts";

/** The time in ms for which a draft that was saved says that its author writes. */
const WRITING_MS = 15 * SECOND;

type Opening = Pick<Tables["openings"], "page" | "staffId">;

/** Somebody who has a page open. */
export type PersonHere = {
	staffId: string;
	/** True if an answer of theirs was saved a moment ago. */
	isWriting: boolean;
};

/** Notes that somebody has a page of the desk open: it was asked for or saved, or its stream is open. */
export async function noteOpening({ db }: Database, { page, staffId }: Opening): Promise<void> {
	const now = getNow();
	const seenAt = new Date(now).toISOString();
	await db
		.deleteFrom("openings")
		.where("seenAt", "<", new Date(now - HOUR).toISOString())
		.execute();
	await db
		.insertInto("openings")
		.values({ page, staffId, seenAt })
		.onConflict((conflict) => conflict.columns(["page", "staffId"]).doUpdateSet({ seenAt }))
		.execute();
}

/** Notes that somebody has closed a page. */
export async function endOpening({ db }: Database, { page, staffId }: Opening): Promise<void> {
	await db.deleteFrom("openings").where("page", "=", page).where("staffId", "=", staffId).execute();
}

/** Announces to all open pages that somebody came, went or writes. */
export function announceOpening(database: Database): Promise<void> {
	return transact(database, async ({ announce }) => announce());
}

/** Lists the others who have one of the pages open: who were seen within the last minute, the latest first. */
export async function listOpenings(
	{ db }: Database,
	pages: readonly string[],
	staffId: string,
): Promise<PersonHere[]> {
	const now = getNow();
	const writingSince = new Date(now - WRITING_MS).toISOString();
	const rows = await db
		.selectFrom("openings")
		.leftJoin("enquiries", "enquiries.id", "openings.page")
		.leftJoin("drafts", (join) =>
			join
				.onRef("drafts.enquiryId", "=", "enquiries.matterId")
				.onRef("drafts.staffId", "=", "openings.staffId")
				.on("drafts.text", "!=", "")
				.on("drafts.savedAt", ">", writingSince),
		)
		.select(["openings.staffId", "drafts.savedAt"])
		.where("page", "in", pages)
		.where("openings.staffId", "!=", staffId)
		.where("openings.seenAt", ">", new Date(now - MINUTE).toISOString())
		.orderBy("openings.seenAt", "desc")
		.execute();
	const writing = new Set(rows.filter((row) => row.savedAt !== null).map((row) => row.staffId));
	const here = new Set(rows.map((row) => row.staffId));
	return Array.from(here, (id) => ({ staffId: id, isWriting: writing.has(id) }));
}
