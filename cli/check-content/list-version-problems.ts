import { existsSync } from "node:fs";
import { relative, sep } from "node:path";
import { ContentFiles } from "#app/content/files/content-files.ts";
import { readFile } from "#app/content/files/read-file.ts";
import { loadContent, loadRegion } from "#app/content/load.ts";
import { openPostgres, openSqlite, toStorePath } from "#app/database/open-database.ts";
import { buildSound } from "#app/editing/merge/build-sound.ts";
import { listProblems } from "#app/editing/merge/list-problems.ts";
import { createEditingStore } from "#app/editing/store/editing-store.ts";
import type { Env } from "#app/platform/env.server.ts";
import { getSiteLanguage } from "#app/platform/region.ts";

type Settings = Pick<Env, "CONTENT_DIR" | "DATABASE_URL" | "DATA_DIR">;

/**
 * Lists the files whose published version does not fit the files of the folder, a line each. Without a store there are none;
 * one that cannot be opened is a line.
 */
export async function listVersionProblems({
	CONTENT_DIR: folder,
	DATABASE_URL,
	DATA_DIR,
}: Settings): Promise<string[]> {
	if (!DATABASE_URL && !existsSync(toStorePath(DATA_DIR))) return [];
	const files = new ContentFiles(folder);
	const language = getSiteLanguage(loadRegion(folder));
	try {
		const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openSqlite(DATA_DIR);
		try {
			const store = createEditingStore(database, {
				readFile: (file) => readFile(files, file, language),
			});
			const { laid } = buildSound(await store.loadTexts(), {
				build: (texts) => loadContent(folder, { files, texts }),
				toFile: (path) => relative(folder, path).split(sep).join("/"),
			});
			return listProblems(laid);
		} finally {
			await database.close();
		}
	} catch (error) {
		return [`What was published at the desk is not checked, as the store cannot be read: ${error}`];
	}
}
