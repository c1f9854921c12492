import type { Kysely, Selectable } from "kysely";
import type { AddedPicture } from "#app/content/media/media-files.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

type Picture = Selectable<Tables["contentPictures"]>;
export type NewPicture = Omit<Picture, "createdAt">;

/** The most pictures that one person adds in a day. */
export const DAILY_PICTURES_MAX = 200;

/**
 * Adds a picture, and returns its name: that of the picture with the same bytes, if there is one. It is rejected where the
 * person has added too many of them today.
 */
export function addPicture(
	database: Database,
	picture: NewPicture,
): Promise<Result<string, "tooMany">> {
	return transact(database, async ({ tx, announce }) => {
		const now = getNow();
		const { count } = await tx
			.selectFrom("contentPictures")
			.select(({ fn }) => fn.countAll<number | string>().as("count"))
			.where("staffId", "=", picture.staffId)
			.where("createdAt", ">", new Date(now - DAY).toISOString())
			.executeTakeFirstOrThrow();
		if (Number(count) >= DAILY_PICTURES_MAX) return reject("tooMany" as const);
		const { numInsertedOrUpdatedRows } = await tx
			.insertInto("contentPictures")
			.values({ ...picture, createdAt: new Date(now).toISOString() })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		if (numInsertedOrUpdatedRows) announce();
		const { name } = await tx
			.selectFrom("contentPictures")
			.select("name")
			.where("hash", "=", picture.hash)
			.executeTakeFirstOrThrow();
		return accept(name);
	});
}

/** Counts the pictures, of which none is deleted. */
export async function countPictures(db: Kysely<Tables>): Promise<number> {
	const { count } = await db
		.selectFrom("contentPictures")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Lists the pictures; the bytes of each are read when they are needed. */
export async function listPictures(db: Kysely<Tables>): Promise<AddedPicture[]> {
	const rows = await db
		.selectFrom("contentPictures")
		.select(["name", "hash", "width", "height", "alt"])
		.orderBy("name")
		.execute();
	return rows.map((row) => ({ ...row, read: () => readPicture(db, row.name) }));
}

async function readPicture(db: Kysely<Tables>, name: string): Promise<Uint8Array | null> {
	const row = await db
		.selectFrom("contentPictures")
		.select("bytes")
		.where("name", "=", name)
		.executeTakeFirst();
	return row?.bytes ?? null;
}
