import type { Page } from "#app/content/pages/page.ts";

type Pages = ReadonlyMap<string, Page>;

type Publication = {
	/** The pages before it and after it. */
	before: Pages;
	after: Pages;
	/** The files that it has changed. */
	files: ReadonlySet<string>;
	isIndexable: (path: string) => boolean;
};

/**
 * Lists the paths of the pages whose own text a publication has changed, and of those that are new or gone, as far as search
 * engines may show them. What pages show of others, such as names in lists, is no change of theirs.
 */
export function listChangedPaths({ before, after, files, isIndexable }: Publication): string[] {
	const changed = [...after.values()].filter(
		({ path, file }) => !before.has(path) || (file !== null && files.has(file)),
	);
	const gone = [...before.values()].filter(({ path }) => !after.has(path));
	return [...changed.filter(({ path }) => isIndexable(path)), ...gone]
		.filter(({ isUnlisted }) => !isUnlisted)
		.map(({ path }) => path);
}
