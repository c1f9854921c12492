import { getEditing } from "#app/editing/editing.server.ts";
import { readText } from "#app/editing/text/read-text.ts";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { isDeletion } from "../delete/deletion.ts";
import { listBelonging } from "../delete/list-belonging.ts";
import { listFurther } from "../delete/list-further.ts";
import type { OpenForm } from "./open-form.ts";

/** Lists what stands against publishing a file as its form has it. */
export function listIssues(form: OpenForm): ContentIssue[] {
	const { file, draft, text } = form;
	const belonging = isDeletion(form) ? listBelonging(file) : [];
	if (belonging.length > 0) return belonging;
	return getEditing().checkDraft(file, draft ? draft.text : text, listFurther(form));
}

/** Lists the same, but for what is still to be written in a file that was never published. */
export function listMistakes(form: OpenForm): ContentIssue[] {
	const issues = listIssues(form);
	if (form.publicText !== null) return issues;
	const { data } = readText(form.text, form.kind.isMarkdown);
	return issues.filter(({ file, field }) => file !== form.file || !isEmpty(data, field));
}

/** Returns whether a field of a file, named as in issues, has nothing yet. */
function isEmpty(data: unknown, field: string): boolean {
	const value = field
		.split(".")
		.reduce((within: unknown, name) => Reflect.get(Object(within), name), data);
	return value === undefined || value === null || value === "";
}
