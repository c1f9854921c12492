import { getIntent } from "#app/desk/changes/intents.ts";
import type { parseDeskForm } from "#app/desk/request/parse-form.ts";

type DeskForm = Awaited<ReturnType<typeof parseDeskForm>>;

/** The fields with words: of the answer, of what was said elsewhere, and of a note. */
type Words = Record<"text" | "said" | "note", string>;

/** A form as it was sent. */
export type SubmittedForm = Words & {
	intent: string;
	template: string;
	/** True if the form has the field of an answer, with a text or without. */
	hasAnswer: boolean;
	/** The files that were chosen, which no page can keep. */
	files: File[];
	/** The revision that its author saw; undefined once it is done. */
	revision: number | undefined;
	/** Returns any other field, or undefined where the form has none of this name. */
	find: (name: string) => string | undefined;
};

/** Returns the field of the page with the words of an intent, where it is another one than that of the answer. */
function getField(intent: string): "said" | "note" | undefined {
	const field = getIntent(intent)?.words?.field;
	return field === "text" ? undefined : field;
}

export function parseSubmittedForm(form: DeskForm): SubmittedForm {
	const revision = Number(form.get("revision") || Number.NaN);
	const intent = form.get("intent");
	const own = getField(intent);
	// A form of one intent alone, such as that of a call, has its words in `text`.
	const isOfOneIntent = own !== undefined && !form.has(own);
	const words: Words = { text: form.get("text"), said: form.get("said"), note: form.get("note") };
	if (isOfOneIntent) Object.assign(words, { [own]: words.text, text: "" });
	return {
		...words,
		intent,
		template: form.get("template"),
		hasAnswer: form.has("text") && !isOfOneIntent,
		files: form.getFiles("files"),
		revision: Number.isInteger(revision) ? revision : 0,
		find: (name) => (form.has(name) ? form.get(name) : undefined),
	};
}

/** Returns the words that belong to the intent. */
export function getOwnWords(typed: SubmittedForm): string {
	return typed[getField(typed.intent) ?? "text"];
}

/** Returns whether there is more than the answer, which is kept as a draft. */
export function hasMore({ said, note, files, find }: SubmittedForm): boolean {
	return said + note !== "" || files.length > 0 || Boolean(find("later"));
}

/**
 * Returns what stays typed once the intent is done, or undefined where nothing does but the answer, which is kept as a draft:
 * of one that was sent the words that came from elsewhere.
 */
export function removeDone(typed: SubmittedForm, others: string): SubmittedForm | undefined {
	const own = getField(typed.intent);
	const rest: SubmittedForm = {
		...typed,
		...(own && { [own]: "" }),
		...(typed.intent === "answer" && { text: others }),
		intent: "",
		template: "",
		revision: undefined,
		find: (name) => (name === "later" && typed.intent !== "answer" ? typed.find(name) : undefined),
	};
	if (typed.intent === "answer") rest.files = [];
	return hasMore(rest) ? rest : undefined;
}
