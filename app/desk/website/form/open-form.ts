import { createHash } from "node:crypto";
import { getEditing } from "#app/editing/editing.server.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import type { ListedFile } from "../listed-files.ts";

/** A file as the reader's form has it. */
export type OpenForm = ListedFile & {
	/** The reader's draft, if they have begun one. */
	draft: Draft | undefined;
	/** The text as visitors have it; null where they have none. */
	publicText: string | null;
	/** The text of the draft, or else as visitors have it; of a draft that deletes the file, what is deleted. */
	text: string;
	/** The mark of the text. */
	version: string;
};

/** Opens a file for the reader: with their draft of it, or as it is public. */
export async function openForm(listed: ListedFile, staffId: string): Promise<OpenForm> {
	const editing = getEditing();
	const store = await editing.getStore();
	const draft = await store.findDraft(listed.file, staffId);
	const publicText = editing.getText(listed.file);
	const text = draft?.text ?? publicText ?? "";
	return { ...listed, draft, publicText, text, version: toMark(text, draft) };
}

/** Returns the form with a draft that was saved. */
export function withDraft(form: OpenForm, draft: Draft): OpenForm {
	const text = draft.text ?? form.publicText ?? "";
	return { ...form, draft, text, version: toMark(text, draft) };
}

/**
 * Returns the mark of a text, by which a sent form tells of which text it was made. A draft that was saved elsewhere and a
 * text that somebody else published have another one.
 */
function toMark(text: string, draft: Pick<Draft, "text"> | undefined): string {
	const marked = draft?.text === null ? `deleted ${text}` : text;
	return createHash("sha256").update(marked).digest("hex").slice(0, 16);
}
