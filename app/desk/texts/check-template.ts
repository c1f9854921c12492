import { PLACEHOLDERS_IN_BRACES } from "#app/content/schemas/desk.ts";
import { checkText } from "#app/desk/request/parse-form.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { accept, collect, type Result, reject } from "#app/platform/result.ts";

const MAX_NAME_LENGTH = 60;
const BRACES = /\{[^{}\n]*\}/g;

/** The reason why a text for answers is rejected, and the field that it is about. */
export type TemplateProblem = { field: "name" | "text"; reason: string };

/** Checks a text as it was typed. */
export function checkTemplate(name: string, text: string): Result<string, TemplateProblem> {
	if (!name) return reject({ field: "name", reason: t("nameMissing") });
	if (name.length > MAX_NAME_LENGTH)
		return reject({
			field: "name",
			reason: t("nameLong", { length: name.length, most: MAX_NAME_LENGTH }),
		});
	if (!text) return reject({ field: "text", reason: t("textMissing") });
	const checked = collect([checkText(t("textNamed"), text), checkPlaceholders(text)]);
	return checked.ok ? accept(text) : reject({ field: "text", reason: checked.reason });
}

function checkPlaceholders(text: string): Result<string> {
	const known = PLACEHOLDERS_IN_BRACES;
	const unknown = text.match(BRACES)?.find((placeholder) => !known.includes(placeholder));
	if (!unknown) return accept(text);
	return reject(t("unknownPlaceholder", { placeholder: unknown, known: known.join(", ") }));
}
