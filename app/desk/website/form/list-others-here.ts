import { getEditing } from "#app/editing/editing.server.ts";
import { findNames } from "./find-names.ts";

/** Notes that the reader has the form of a file open, and lists the names of others who have. */
export async function listOthersHere(file: string, staffId: string): Promise<string[]> {
	const store = await getEditing().getStore();
	await store.noteOpening({ file, staffId });
	return findNames(await store.listOpenings({ file, staffId }));
}
