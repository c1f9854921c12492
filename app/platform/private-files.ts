import { chmodSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { listEntries } from "./list-entries.ts";

const OTHERS = 0o077;

/** Makes files that this process creates from now on readable by its user alone. */
export function keepFilesPrivate(): void {
	process.umask(OTHERS);
}

/**
 * Removes the rights of other users from a folder and all that is in it, also where they may not enter the folder, as a
 * copy of it may be open. Returns the number of files to which others had rights. Throws where the system does not
 * allow it.
 */
export function restrictFolder(folder: string): number {
	if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return 0;
	const paths = listEntries(folder).map(({ parentPath, name }) => join(parentPath, name));
	restrict(folder);
	return paths.filter(restrict).length;
}

/** Restricts one path. Returns whether it was a file to which others had rights. */
function restrict(path: string): boolean {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	const isOwn = stats?.isFile() || stats?.isDirectory();
	if (!stats || !isOwn || (stats.mode & OTHERS) === 0) return false;
	chmodSync(path, stats.mode & 0o700);
	return stats.isFile();
}
