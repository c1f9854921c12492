import { posix } from "node:path";
import { findNearest } from "../find-nearest.ts";

const { basename, dirname, extname } = posix;

/** What editors and browsers make of .yaml and .md. */
const ENDINGS = /\.(?:ya?ml|md|markdown)(?:\.txt)?$/i;

type Known = {
	/** Files that were looked for and are not there. */
	missing: readonly string[];
	/** Folders that were looked into, whether they are there or not. */
	folders: ReadonlySet<string>;
};

/** What is to be done about a file that no schema is for, such as `pune.yml` or one in a misspelt folder. */
export function describeUnread(path: string, { missing, folders }: Known): string {
	const file = findBeside(path, missing);
	if (file) return `is not read; did you mean ${file}?`;
	const stray = findStray(dirname(path), folders);
	const folder = stray && findBeside(stray, folders);
	if (folder) return `is not read; did you mean the folder ${dirname(stray)}/${folder}?`;
	const ending = dirname(path) === "content/posts" ? ".md" : ".yaml";
	const [stem = ""] = basename(path).split(".");
	if (!stray && extname(path) !== ending && ENDINGS.test(path))
		return `is not read; rename it to ${stem}${ending}`;
	return "is not read: nothing of this name belongs here; move it or take it out";
}

/** The name in the same folder that was most likely meant. */
function findBeside(path: string, known: Iterable<string>): string | null {
	const beside = [...known].filter((other) => dirname(other) === dirname(path));
	return findNearest(
		basename(path),
		beside.map((other) => basename(other)),
	);
}

/** The outermost folder of these that nothing looks into. */
function findStray(folder: string, folders: ReadonlySet<string>): string | null {
	if (folder === "content" || folders.has(folder)) return null;
	return findStray(dirname(folder), folders) ?? folder;
}
