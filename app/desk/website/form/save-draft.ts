import { getEditing } from "#app/editing/editing.server.ts";
import { changeText } from "#app/editing/text/change-text.ts";
import { type TextChange, TextChangeError } from "#app/editing/text/text-change.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import { type OpenForm, withDraft } from "./open-form.ts";

/** `stale`: the text is another one meanwhile. `unwritable`: the file cannot take the changes, with the reason. */
export type SaveRejection = "stale" | { unwritable: string };

/**
 * Saves the changes of a form in the reader's draft, whether or not it can be published so. A form that changes nothing
 * begins no draft.
 */
export async function saveDraft(
	form: OpenForm,
	staffId: string,
	toChanges: (text: string) => readonly TextChange[],
): Promise<Result<OpenForm, SaveRejection>> {
	const { file, kind, draft, text: before } = form;
	const changed = applyChanges(before, toChanges, kind.isMarkdown);
	if (!changed.ok) return changed;
	const text = changed.value;
	if (text === before) return accept(form);
	const store = await getEditing().getStore();
	const saved = await store.saveDraft({ file, staffId, text, version: draft?.version ?? 0 });
	return saved.ok ? accept(withDraft(form, saved.value)) : reject("stale");
}

function applyChanges(
	text: string,
	toChanges: (text: string) => readonly TextChange[],
	isMarkdown: boolean,
): Result<string, SaveRejection> {
	try {
		return accept(changeText(text, toChanges(text), { isMarkdown }));
	} catch (error) {
		if (error instanceof TextChangeError) return reject({ unwritable: error.message });
		throw error;
	}
}
