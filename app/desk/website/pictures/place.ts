import { toMarkdown } from "mdast-util-to-markdown";
import { getMedia } from "#app/content/content.server.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { readChanges } from "#app/editing/fields/read-changes.ts";
import { toFieldAddress } from "../file-path.ts";
import { listFields } from "../form/form-tree.ts";
import { openForm } from "../form/open-form.ts";
import { saveDraft } from "../form/save-draft.ts";
import { findFile, type ListedFile } from "../listed-files.ts";

/** The field of a file that shall show a picture, logo or font, by its name. */
export type Place = {
	listed: ListedFile;
	at: string;
	/** The number of characters of a text that stand before the picture; its end where it has fewer. */
	before: number;
};

type Asked = Pick<Place, "at" | "before"> & { file: string };

/** Finds the field of a picture for somebody; null where the file or the field is none. */
export async function findPlace(
	{ file, at, before }: Asked,
	staffId: string,
): Promise<Place | null> {
	const listed = at === "" ? undefined : await findFile(file, staffId);
	return listed ? { listed, at, before } : null;
}

/** Returns the address of the field in the form of its file. */
export function toPlaceAddress({ listed, at }: Place): string {
	return toFieldAddress(listed.file, at);
}

type Chosen = { name: string; alt: string };

/** Shows a picture in its place in the reader's draft, with what it shows where the place has a field for that. */
export async function showInPlace(
	{ listed, at, before }: Place,
	picture: Chosen,
	staffId: string,
): Promise<void> {
	const opened = await openForm(listed, staffId);
	const fields = listFields(buildForm(listed.kind, opened.text));
	const text = fields.find(({ name, control }) => name === at && control === "markdown");
	const form = new FormData();
	if (text) form.set(at, insertPicture(text.value, picture, before));
	else {
		form.set(at, picture.name);
		if (picture.alt !== "") form.set(at.replace(/\.file$/, ".alt"), picture.alt);
	}
	// Where another window has saved meanwhile, the picture stands in the field's list.
	await saveDraft(opened, staffId, (saved) => readChanges(listed.kind, saved, form));
}

/** Returns a text with a picture in a paragraph of its own: where the cursor was between lines, or else below its line. */
function insertPicture(text: string, { name, alt }: Chosen, cursor: number): string {
	const end = text.indexOf("\n", cursor);
	const isBetween = text.slice(0, cursor).endsWith("\n") || cursor === 0;
	const at = isBetween ? cursor : end < 0 ? text.length : end;
	const known = getMedia().findAdded(name)?.alt ?? "";
	const picture = toMarkdown({ type: "image", url: name, alt: alt || known }).trim();
	const [above, below] = [text.slice(0, at).trimEnd(), text.slice(at).replace(/^\n+/, "")];
	return [above, picture, below].filter((each) => each !== "").join("\n\n");
}
