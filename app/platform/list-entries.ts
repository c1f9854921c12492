import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists all that is below a folder. A symbolic link is an entry and is not followed, as Node's own `recursive` does: it
 * may lead anywhere, or back here. What `isLeftOut` says of its name is left out, with what is below it.
 */
export function listEntries(
	folder: string,
	isLeftOut: (name: string) => boolean = () => false,
): Dirent[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => !isLeftOut(name))
		.flatMap((entry) =>
			entry.isDirectory() ? [entry, ...listEntries(join(folder, entry.name), isLeftOut)] : entry,
		);
}
