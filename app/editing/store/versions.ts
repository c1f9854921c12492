import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import type { Version } from "../merge/lay-over.ts";

/** Lists the newest version of each file, or of one, in the order of their publications. */
export function listNewestVersions(db: Kysely<Tables>, file?: string): Promise<Version[]> {
	let newest = db.selectFrom("contentVersions").select(({ fn }) => fn.max("number").as("number"));
	newest = file === undefined ? newest.groupBy("file") : newest.where("file", "=", file);
	return db
		.selectFrom("contentVersions")
		.selectAll()
		.where("number", "in", newest)
		.orderBy("number")
		.execute();
}

export function findVersion(db: Kysely<Tables>, number: number): Promise<Version | undefined> {
	return db
		.selectFrom("contentVersions")
		.selectAll()
		.where("number", "=", number)
		.executeTakeFirst();
}

/** Finds the number of the newest version of all; 0 without any. */
export async function findNewestNumber(db: Kysely<Tables>): Promise<number> {
	const { number } = await db
		.selectFrom("contentVersions")
		.select(({ fn }) => fn.max("number").as("number"))
		.executeTakeFirstOrThrow();
	return number ?? 0;
}

/**
 * Lets one transaction publish at a time, on all nodes: what is checked before its commit is what visitors get, and the
 * numbers are in the order of the commits. On SQLite a transaction has the write lock from its beginning.
 */
export async function lockVersions({ tx, isPostgres }: UnitOfWork): Promise<void> {
	if (isPostgres) await sql`lock table content_versions in share row exclusive mode`.execute(tx);
}

/** Marks versions that the files of the folder have taken over. */
export async function markTaken(db: Kysely<Tables>, numbers: readonly number[]): Promise<void> {
	await db
		.updateTable("contentVersions")
		.set({ isTaken: 1 })
		.where("number", "in", numbers)
		.execute();
}

/** Inserts a version, and returns its number. */
export async function insertVersion(
	tx: Transaction<Tables>,
	version: Omit<Version, "number" | "replaced" | "isTaken">,
): Promise<number> {
	const [before] = await listNewestVersions(tx, version.file);
	const { number } = await tx
		.insertInto("contentVersions")
		.values({ ...version, replaced: before?.number ?? 0 })
		.returning("number")
		.executeTakeFirstOrThrow();
	return number;
}
