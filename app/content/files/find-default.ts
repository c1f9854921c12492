import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder of the texts of files that an agency has not written, below the project's folder. Those of other languages
 * than English are in folders of the language's name.
 */
const DEFAULTS = "app/content/defaults";

/** Finds the path of the default file in a language (BCP 47) without a region, or in English. */
export function findDefault(file: string, language: string): string | undefined {
	const defaults = [join(DEFAULTS, language, file), join(DEFAULTS, file)];
	return defaults.find((path) => existsSync(path));
}
