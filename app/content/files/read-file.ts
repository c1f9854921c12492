import { join } from "node:path";
import { findKind } from "../pages/all-kinds.ts";
import type { ContentFiles } from "./content-files.ts";
import { findDefault } from "./find-default.ts";

/**
 * Returns the text of a file, or the default one in the site's language (BCP 47) that stands for it. Returns null where
 * there is none, it cannot be read, or no content belongs at that path.
 */
export function readFile(files: ContentFiles, file: string, language: string): string | null {
	if (!findKind(file)) return null;
	const isOwn = files.paths.includes(file) && !files.links.has(file);
	const path = isOwn
		? join(files.folder, file)
		: findDefault(file, new Intl.Locale(language).language);
	const loaded = path === undefined ? undefined : files.load(path);
	return loaded && "text" in loaded ? loaded.text : null;
}
