import * as z from "zod/mini";
import { type ChangeForm, changeFields, getIntent } from "#app/desk/changes/intents.ts";
import {
	type Fields,
	files,
	integer,
	text,
	textIfAny,
	texts,
} from "#app/platform/http/form-fields.ts";

const submittedFields = z.object({
	intent: text,
	/** The words of the answer, of what was said elsewhere, and of a note. */
	text,
	said: text,
	note: text,
	/** The id of a text that is put below the answer. */
	template: text,
	/** The files that were chosen, which no page can keep. */
	files,
	/** The revision that its author saw. */
	revision: integer(0),
});

/** A form as it was sent. */
export type SubmittedForm = Omit<z.infer<typeof submittedFields>, "revision"> & {
	/** Undefined once it is done. */
	revision: number | undefined;
	/** True if the form has the field of an answer, with a text or without. */
	hasAnswer: boolean;
	/** The fields of the change that it asks for, with the words that belong to it. */
	change: ChangeForm;
	/** Returns any other field, or undefined where the form has none of this name. */
	find: (name: string) => string | undefined;
};

/** Returns the field of the page with the words of an intent, where it is another one than that of the answer. */
function getField(intent: string): "said" | "note" | undefined {
	return getIntent(intent)?.words?.field;
}

export function parseSubmittedForm(fields: Fields): SubmittedForm {
	const sent = submittedFields.parse(fields);
	const own = getField(sent.intent);
	// A form of one intent alone, such as that of a call, has its words in `text`.
	const isOfOneIntent = own !== undefined && fields[own] === undefined;
	const change = changeFields.parse(fields);
	return {
		...sent,
		change: own && !isOfOneIntent ? { ...change, text: sent[own] } : change,
		...(isOfOneIntent && { [own]: sent.text, text: "" }),
		hasAnswer: fields.text !== undefined && !isOfOneIntent,
		find: (name) =>
			// The addresses of copies are typed, and ticked.
			name === "cc" && fields.cc
				? texts.parse(fields.cc).join(", ")
				: textIfAny.parse(fields[name]),
	};
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
