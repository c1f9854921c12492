/** Texts that are read in place of files, by the path below the content's folder; null where there is no such file. */
export type Texts = ReadonlyMap<string, string | null>;

/** The files as they are, without a text in place of any. */
export const NO_TEXTS: Texts = new Map();

/** Returns the paths of files with those that only texts are at, and without those that are deleted, sorted. */
export function layerPaths(paths: readonly string[], texts: Texts): readonly string[] {
	if (texts.size === 0) return paths;
	const layered = new Set(paths);
	for (const [path, text] of texts)
		if (text === null) layered.delete(path);
		else layered.add(path);
	return [...layered].sort();
}
