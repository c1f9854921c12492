import { getPages, runInSnapshot, type Snapshot } from "#app/content/content.server.ts";

/** Finds the path of the page that the text of a file is on in a snapshot, the first of several. */
export function findPage(snapshot: Snapshot, file: string): string | undefined {
	return runInSnapshot(
		snapshot,
		() => [...getPages().values()].find((page) => page.file === file)?.path,
	);
}
