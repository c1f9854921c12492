import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists all that is below a folder. A symbolic link is an entry and is not followed, as Node's own `recursive` does: it
 * may lead anywhere, or back here.
 */
export function listEntries(folder: string): Dirent[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? [entry, ...listEntries(join(folder, entry.name))] : entry,
	);
}
