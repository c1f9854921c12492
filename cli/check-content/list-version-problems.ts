import { existsSync } from "node:fs";
import { openPostgres, openSqlite, toStorePath } from "#app/database/open-database.ts";
import { loadLaidOver } from "#app/editing/load-laid-over.ts";
import { listProblems } from "#app/editing/merge/list-problems.ts";
import type { Env } from "#app/platform/env.server.ts";

type Settings = Pick<Env, "CONTENT_DIR" | "DATABASE_URL" | "DATA_DIR">;

/**
 * Lists the files whose published version does not fit the files of the folder, a line each. Without a store there are none;
 * one that cannot be opened is a line.
 */
export async function listVersionProblems({
	CONTENT_DIR,
	DATABASE_URL,
	DATA_DIR,
}: Settings): Promise<string[]> {
	if (!DATABASE_URL && !existsSync(toStorePath(DATA_DIR))) return [];
	try {
		const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openSqlite(DATA_DIR);
		try {
			return listProblems(await loadLaidOver(CONTENT_DIR, database));
		} finally {
			await database.close();
		}
	} catch (error) {
		return [`What was published at the desk is not checked, as the store cannot be read: ${error}`];
	}
}
