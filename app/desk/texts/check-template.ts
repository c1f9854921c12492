import { PLACEHOLDERS_IN_BRACES } from "#app/content/schemas/desk.ts";
import { checkText } from "#app/desk/request/parse-form.ts";
import { accept, collect, type Result, reject } from "#app/platform/result.ts";

const MAX_NAME_LENGTH = 60;
const BRACES = /\{[^{}\n]*\}/g;

/** The reason why a text for answers is rejected, and the field that it is about. */
export type TemplateProblem = { field: "name" | "text"; reason: string };

/** Checks a text as it was typed. */
export function checkTemplate(name: string, text: string): Result<string, TemplateProblem> {
	if (!name) return reject({ field: "name", reason: "Nothing was saved: the text needs a name." });
	if (name.length > MAX_NAME_LENGTH)
		return reject({
			field: "name",
			reason: `Nothing was saved: the name has ${name.length} characters, and ${MAX_NAME_LENGTH} are the most.`,
		});
	if (!text) return reject({ field: "text", reason: "Nothing was saved: the text is empty." });
	const checked = collect([checkText("The text", text), checkPlaceholders(text)]);
	return checked.ok ? accept(text) : reject({ field: "text", reason: checked.reason });
}

function checkPlaceholders(text: string): Result<string> {
	const known = PLACEHOLDERS_IN_BRACES;
	const unknown = text.match(BRACES)?.find((placeholder) => !known.includes(placeholder));
	if (!unknown) return accept(text);
	return reject(
		`Nothing was saved: ${unknown} is no placeholder, and would be sent as it is. There are ${known.join(", ")}.`,
	);
}
