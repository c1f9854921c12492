import { sql } from "kysely";
import type { Database } from "./open-database.ts";

/**
 * Writes SQLite's journal into its file and truncates the journal, as it may still contain what was erased. Returns
 * false when that has to be tried again, as another process reads: https://www.sqlite.org/wal.html#ckpt
 */
export async function emptyJournal({ db, pool }: Pick<Database, "db" | "pool">): Promise<boolean> {
	if (pool) return true;
	const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
	return rows[0]?.busy === 0;
}
