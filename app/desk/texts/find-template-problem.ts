import { PLACEHOLDERS_IN_BRACES } from "#app/content/schemas/desk.ts";
import { findTextProblem } from "#app/desk/parse-form.ts";

const MAX_NAME_LENGTH = 60;
const BRACES = /\{[^{}\n]*\}/g;

/** The reason why a text for answers is rejected, and the field that it is about. */
export type TemplateProblem = { field: "name" | "text"; reason: string };

/** Returns the problem of a text as it was typed, or null for a valid one. */
export function findTemplateProblem(name: string, text: string): TemplateProblem | null {
	if (!name) return { field: "name", reason: "Nothing was saved: the text needs a name." };
	if (name.length > MAX_NAME_LENGTH)
		return {
			field: "name",
			reason: `Nothing was saved: the name has ${name.length} characters, and ${MAX_NAME_LENGTH} are the most.`,
		};
	if (!text) return { field: "text", reason: "Nothing was saved: the text is empty." };
	const reason = findTextProblem("The text", text) ?? findUnknownPlaceholder(text);
	return reason ? { field: "text", reason } : null;
}

function findUnknownPlaceholder(text: string): string | null {
	const known = PLACEHOLDERS_IN_BRACES;
	const unknown = text.match(BRACES)?.find((placeholder) => !known.includes(placeholder));
	if (!unknown) return null;
	return `Nothing was saved: ${unknown} is no placeholder, and would be sent as it is. There are ${known.join(", ")}.`;
}
