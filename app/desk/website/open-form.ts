import { createHash } from "node:crypto";
import { getEditing } from "#app/editing/editing.server.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import type { ListedFile } from "./listed-files.ts";

/** A file as the reader's form has it. */
export type OpenForm = ListedFile & {
	/** The reader's draft, if they have begun one. */
	draft: Draft | undefined;
	/** The text of the draft, or else as visitors have it. */
	text: string;
	/** The mark of the text. */
	version: string;
};

/** Opens a file for the reader: with their draft of it, or as it is public. */
export async function openForm(listed: ListedFile, staffId: string): Promise<OpenForm> {
	const editing = getEditing();
	const store = await editing.getStore();
	const draft = await store.findDraft(listed.file, staffId);
	const text = draft?.text ?? editing.getText(listed.file) ?? "";
	return { ...listed, draft, text, version: toMark(text) };
}

/** Returns the form with a draft that was saved. */
export function withDraft(form: OpenForm, draft: Draft): OpenForm {
	const text = draft.text ?? "";
	return { ...form, draft, text, version: toMark(text) };
}

/**
 * Returns the mark of a text, by which a sent form tells of which text it was made. A draft that was saved elsewhere and a
 * text that somebody else published have another one.
 */
function toMark(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
