import { getEditing } from "#app/editing/editing.server.ts";
import type { Draft } from "#app/editing/store/drafts.ts";
import { reject } from "#app/platform/result.ts";
import { listFurther } from "../delete/list-further.ts";
import { listIssues } from "./list-issues.ts";
import type { OpenForm } from "./open-form.ts";

/** Publishes a draft as its form has it, with what belongs to it. It is rejected for the issues that stand against it, if any. */
export async function publishOpenForm(form: OpenForm, draft: Draft, staffId: string) {
	const issues = listIssues(form);
	if (issues.length > 0) return reject({ issues });
	return getEditing().publishDraft({ draft, staffId, further: listFurther(form) });
}
