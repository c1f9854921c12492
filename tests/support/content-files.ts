import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findKind } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";

const ROOT = join(import.meta.dirname, "../..");

export type ContentFile = {
	/** The path below the project's folder. */
	path: string;
	kind: FileKind;
	text: string;
};

/** Lists the files of the demonstration and of all agencies of the tests, with their texts. */
export function listContentFiles(): ContentFile[] {
	const folders = ["content", ...globSync("tests/agencies/*", { cwd: ROOT })].sort();
	return folders.flatMap((folder) => {
		const files = globSync("**/*.{yaml,md}", { cwd: join(ROOT, folder) }).sort();
		return files.flatMap((file) => {
			const kind = findKind(file);
			const path = join(folder, file);
			return kind ? [{ path, kind, text: readFileSync(join(ROOT, path), "utf8") }] : [];
		});
	});
}
