import { posix } from "node:path";
import { findNearest } from "../find-nearest.ts";

const { basename, dirname, extname } = posix;

/** Names by the folder that they lie in. */
export class NamesByFolder {
	readonly #names = new Map<string, Set<string>>();

	add(path: string): void {
		const names = this.#names.get(dirname(path));
		if (names) names.add(basename(path));
		else this.#names.set(dirname(path), new Set([basename(path)]));
	}

	has(path: string): boolean {
		return this.#names.get(dirname(path))?.has(basename(path)) ?? false;
	}

	/** The name beside this one that was most likely meant by it. */
	findNearest(path: string): string | null {
		return findNearest(basename(path), [...(this.#names.get(dirname(path)) ?? [])]);
	}
}

type Looked = {
	isLink: boolean;
	/** Files that were looked for and are not there. */
	missing: NamesByFolder;
	/** Folders that were looked into, whether they are there or not. */
	folders: NamesByFolder;
};

/** What is to be done about a file that nothing reads. */
export function describeUnread(file: string, { isLink, missing, folders }: Looked): string {
	if (isLink) return "is a link, which is not followed here; put the file itself in its place";
	const meant = missing.findNearest(file);
	if (meant) return `is not read; did you mean ${meant}?`;
	const folder = findStray(dirname(file), folders);
	const nearest = folder && folders.findNearest(folder);
	if (nearest) return `is not read; did you mean the folder ${dirname(folder)}/${nearest}?`;
	const ending = dirname(file) === "content/posts" ? ".md" : ".yaml";
	const [stem = ""] = basename(file).split(".");
	if (!folder && extname(file) !== ending && ENDINGS.test(file))
		return `is not read; rename it to ${stem}${ending}`;
	return "is not read: nothing of this name belongs here; move it or take it out";
}

/** What editors and browsers make of .yaml and .md. */
const ENDINGS = /\.(?:ya?ml|md|markdown)(?:\.txt)?$/i;

/** The outermost folder of these that nothing looks into. */
function findStray(folder: string, folders: NamesByFolder): string | null {
	if (folder === "content" || folders.has(folder)) return null;
	return findStray(dirname(folder), folders) ?? folder;
}
