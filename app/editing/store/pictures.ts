import { type Kysely, type Selectable, sql } from "kysely";
import type { AddedPicture } from "#app/content/media/media-files.ts";
import { MEDIA_KINDS } from "#app/content/media/media-kinds.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

type Picture = Selectable<Tables["contentPictures"]>;
export type NewPicture = Omit<Picture, "createdAt">;

/** Why nothing is added: the person has added too much today, or there are too many logos and fonts, which are in memory. */
export type TooMany = "tooMany" | "tooManyKept";

/** The most pictures, logos and fonts that one person adds in a day. */
export const DAILY_PICTURES_MAX = 200;
/** The most logos and fonts that there are. */
export const KEPT_MAX = 60;

/** The types of pictures, of which each is read when it is needed; logos and fonts are read while the content is parsed. */
const PICTURE_TYPES: readonly string[] = MEDIA_KINDS.picture.types;

/**
 * Adds a picture, logo or font, and returns its name: that of the one with the same bytes, if there is one. It is rejected
 * where there are too many of them.
 */
export function addPicture(
	database: Database,
	picture: NewPicture,
): Promise<Result<string, TooMany>> {
	return transact(database, async ({ tx, announce }) => {
		const now = getNow();
		const found = await tx
			.selectFrom("contentPictures")
			.select("name")
			.where("hash", "=", picture.hash)
			.executeTakeFirst();
		if (found) return accept(found.name);
		const today = await tx
			.selectFrom("contentPictures")
			.select(({ fn }) => fn.countAll<number | string>().as("count"))
			.where("staffId", "=", picture.staffId)
			.where("createdAt", ">", new Date(now - DAY).toISOString())
			.executeTakeFirstOrThrow();
		if (Number(today.count) >= DAILY_PICTURES_MAX) return reject("tooMany" as const);
		const kept = await tx
			.selectFrom("contentPictures")
			.select(({ fn }) => fn.countAll<number | string>().as("count"))
			.where("type", "not in", PICTURE_TYPES)
			.executeTakeFirstOrThrow();
		if (!PICTURE_TYPES.includes(picture.type) && Number(kept.count) >= KEPT_MAX)
			return reject("tooManyKept" as const);
		await tx
			.insertInto("contentPictures")
			.values({ ...picture, createdAt: new Date(now).toISOString() })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		announce();
		const { name } = await tx
			.selectFrom("contentPictures")
			.select("name")
			.where("hash", "=", picture.hash)
			.executeTakeFirstOrThrow();
		return accept(name);
	});
}

/**
 * Deletes what was added at the desk, unless a text of a draft or of a version names it. Returns whether it was there and is
 * gone.
 */
export function deletePicture(
	database: Database,
	name: string,
	isNamed: (text: string) => boolean,
): Promise<boolean> {
	return transact(database, async ({ tx, isPostgres, announce }) => {
		// No draft or version that names it is stored meanwhile; on SQLite a transaction has the write lock from its beginning.
		if (isPostgres)
			await sql`lock table content_versions, content_drafts in share mode`.execute(tx);
		const texts = await listChangedTexts(tx, name);
		if (texts.some(({ text }) => isNamed(text))) return false;
		const { numDeletedRows } = await tx
			.deleteFrom("contentPictures")
			.where("name", "=", name)
			.executeTakeFirstOrThrow();
		if (numDeletedRows > 0n) announce();
		return numDeletedRows > 0n;
	});
}

/** A text of a draft, or of a version. */
export type ChangedText = { of: "draft" | "version"; text: string };

/** Lists the texts of all drafts and versions that have a part, such as the ending of a name. */
export async function listChangedTexts(db: Kysely<Tables>, part: string): Promise<ChangedText[]> {
	const drafts = await db
		.selectFrom("contentDrafts")
		.select("text")
		.where("text", "like", `%${part}%`)
		.execute();
	const versions = await db
		.selectFrom("contentVersions")
		.select("text")
		.where("text", "like", `%${part}%`)
		.execute();
	const toText = (of: ChangedText["of"]) => (row: { text: string | null }) => ({
		of,
		text: row.text ?? "",
	});
	return [...drafts.map(toText("draft")), ...versions.map(toText("version"))];
}

/** Returns what is another text once one of them was added or deleted. */
export async function markPictures(db: Kysely<Tables>): Promise<string> {
	const { count, newest } = await db
		.selectFrom("contentPictures")
		.select(({ fn }) => [
			fn.countAll<number | string>().as("count"),
			fn.max("createdAt").as("newest"),
		])
		.executeTakeFirstOrThrow();
	return `${count} ${newest}`;
}

/** Lists the pictures, logos and fonts; the bytes of each picture are read when they are needed. */
export async function listPictures(db: Kysely<Tables>): Promise<AddedPicture[]> {
	const rows = await db
		.selectFrom("contentPictures")
		.select(["name", "type", "hash", "width", "height", "alt"])
		.orderBy("name")
		.execute();
	const kept = await db
		.selectFrom("contentPictures")
		.select(["name", "bytes"])
		.where("type", "not in", PICTURE_TYPES)
		.execute();
	const bytes = new Map(kept.map((row) => [row.name, Buffer.from(row.bytes)]));
	return rows.map((row) => {
		const own = bytes.get(row.name);
		return { ...row, ...(own && { bytes: own }), read: () => readPicture(db, row.name) };
	});
}

async function readPicture(db: Kysely<Tables>, name: string): Promise<Uint8Array | null> {
	const row = await db
		.selectFrom("contentPictures")
		.select("bytes")
		.where("name", "=", name)
		.executeTakeFirst();
	return row?.bytes ?? null;
}
