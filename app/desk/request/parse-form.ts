import { formatNumber } from "#app/platform/amounts.ts";
import { cleanText } from "#app/platform/clean-text.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { DeskContext } from "./desk-env.ts";

/** The greatest length of a note, an answer, or a text to a visitor. */
const MAX_TEXT_LENGTH = 10_000;

/** The intents of buttons that send a value of their own in place of the field `intent`. */
const INTENTS: Record<string, string> = {
	template: "answer",
	at: "answer",
	planned: "cancel-answer",
	channel: "answered-elsewhere",
	with: "put-together",
};

/** Finds what a sent form asks for: its field `intent`, or the button that was pressed. */
export function findIntent(form: FormData): string | undefined {
	const intent = form.get("intent");
	if (typeof intent === "string") return intent;
	return Object.entries(INTENTS).find(([name]) => form.has(name))?.[1];
}

/** Parses the fields of a sent form, or of none: `get` returns a trimmed text, empty where there is none. */
export async function parseDeskForm(context: DeskContext) {
	const form = await context.req.formData().catch(() => new FormData());
	const clean = (value: unknown) => (typeof value === "string" ? cleanText(value) : "");
	return {
		get: (name: string) => clean(name === "intent" ? findIntent(form) : form.get(name)),
		has: (name: string) => form.has(name),
		getAll: (name: string) => form.getAll(name).map(clean).filter(Boolean),
		/** Returns the files that were chosen; a field without any sends an empty one. */
		getFiles: (name: string) =>
			form
				.getAll(name)
				.flatMap((value) => (value instanceof File && value.name !== "" ? [value] : [])),
	};
}

/** Checks the length of a text, which is never cut. `what` begins a sentence. */
export function checkText(what: string, text: string): Result<string> {
	const { length } = text;
	if (length <= MAX_TEXT_LENGTH) return accept(text);
	return reject(
		`Nothing was saved. ${what} has ${formatNumber(length)} characters, and ${formatNumber(MAX_TEXT_LENGTH)} are the most: shorten it in its form, or divide it.`,
	);
}
