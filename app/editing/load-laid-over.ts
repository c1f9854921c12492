import { relative, sep } from "node:path";
import { ContentFiles } from "#app/content/files/content-files.ts";
import { readFile } from "#app/content/files/read-file.ts";
import { loadContent, loadRegion } from "#app/content/load.ts";
import type { Database } from "#app/database/open-database.ts";
import { getSiteLanguage } from "#app/platform/region.ts";
import { buildSound } from "./merge/build-sound.ts";
import type { LaidOver } from "./merge/lay-over.ts";
import { createEditingStore } from "./store/editing-store.ts";

/**
 * Loads what was published at the desk as a site with the files of this folder would lay it over them. Throws a ContentError
 * where the files alone cannot be used.
 */
export async function loadLaidOver(folder: string, database: Database): Promise<LaidOver> {
	const files = new ContentFiles(folder);
	const language = getSiteLanguage(loadRegion(folder));
	const store = createEditingStore(database, {
		readFile: (file) => readFile(files, file, language),
	});
	const found = await store.loadTexts();
	files.media.setAdded(await store.listPictures());
	const { laid } = buildSound(found, {
		build: (texts) => loadContent(folder, { files, texts }),
		toFile: (path) => relative(folder, path).split(sep).join("/"),
	});
	return laid;
}
