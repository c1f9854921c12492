import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that can be run: paths as they are, names on the PATH. */
export function findProgram(candidates: readonly (string | undefined)[]): string | null {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const paths = candidates.flatMap((candidate) => {
		if (!candidate) return [];
		return candidate.includes("/") ? [candidate] : folders.map((folder) => join(folder, candidate));
	});
	return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
