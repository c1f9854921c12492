import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** Returns the folder with the project's sources and packages, for the built site too, whatever the working directory. */
export function getProjectFolder(): string {
	const path = findPackageJSON(import.meta.url);
	if (!path) throw new Error("The project has no package.json.");
	return dirname(path);
}
