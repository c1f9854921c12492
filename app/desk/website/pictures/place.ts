import { readChanges } from "#app/editing/fields/read-changes.ts";
import { toFieldAddress } from "../file-path.ts";
import { type ListedFile, listFiles } from "../listed-files.ts";
import { openForm } from "../open-form.ts";
import { saveDraft } from "../save-draft.ts";

/** The field of a file that shall show a picture, logo or font, by its name. */
export type Place = { listed: ListedFile; at: string };

/** Finds the field of a picture; null where the file or the field is none. */
export function findPlace(file: string, at: string): Place | null {
	const listed = listFiles().find((each) => each.file === file);
	return listed && at ? { listed, at } : null;
}

/** Returns the address of the field in the form of its file. */
export function toPlaceAddress({ listed, at }: Place): string {
	return toFieldAddress(listed.file, at);
}

type Chosen = { name: string; alt: string };

/** Shows a picture in its place in the reader's draft, with what it shows where the place has a field for that. */
export async function showInPlace(
	{ listed, at }: Place,
	{ name, alt }: Chosen,
	staffId: string,
): Promise<void> {
	const form = new FormData();
	form.set(at, name);
	if (alt !== "") form.set(at.replace(/\.file$/, ".alt"), alt);
	const opened = await openForm(listed, staffId);
	// Where another window has saved meanwhile, the picture stands in the field's list.
	await saveDraft(opened, staffId, (text) => readChanges(listed.kind, text, form));
}
