import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { HOUR, MINUTE } from "#app/platform/durations.ts";

type Opening = { file: string; staffId: string };

/** Notes that somebody has the form of a file open: it was asked for, or saved. */
export async function noteOpening(db: Kysely<Tables>, { file, staffId }: Opening): Promise<void> {
	const now = getNow();
	const seenAt = new Date(now).toISOString();
	await db
		.deleteFrom("contentOpenings")
		.where("seenAt", "<", new Date(now - HOUR).toISOString())
		.execute();
	await db
		.insertInto("contentOpenings")
		.values({ file, staffId, seenAt })
		.onConflict((conflict) => conflict.columns(["file", "staffId"]).doUpdateSet({ seenAt }))
		.execute();
}

/** Lists the ids of others who have the form of a file open: who were seen within the last minute. */
export async function listOpenings(
	db: Kysely<Tables>,
	{ file, staffId }: Opening,
): Promise<string[]> {
	const rows = await db
		.selectFrom("contentOpenings")
		.select("staffId")
		.where("file", "=", file)
		.where("staffId", "!=", staffId)
		.where("seenAt", ">", new Date(getNow() - MINUTE).toISOString())
		.orderBy("seenAt", "desc")
		.execute();
	return rows.map((row) => row.staffId);
}
