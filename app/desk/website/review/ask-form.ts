import * as z from "zod/mini";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { FormHandler } from "#app/desk/request/desk-route.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t as tForm } from "#app/messages/en/desk-website-form.server.ts";
import { t } from "#app/messages/en/desk-website-review.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { leadBack, withSaved } from "../form/change-file.ts";
import { listIssues } from "../form/list-issues.ts";
import type { OpenForm } from "../form/open-form.ts";
import { renderForm } from "../form/render-form.tsx";
import { tellPublishers } from "../tell-of-draft.ts";
import { NOTE_MAX } from "./note-max.ts";

const askFields = z.object({
	/** What the author says to whoever publishes. */
	note: text,
});

/** Saves the form, and asks whoever may publish for that, if nothing stands against it. */
export const askForm: FormHandler = (context, sent) =>
	withSaved((_context, saved) => ask(context, saved, askFields.parse(sent).note))(context, sent);

async function ask(context: DeskContext, saved: OpenForm, note: string): Promise<Response> {
	const { file, draft } = saved;
	if (!draft) return leadBack(context, file, "unchanged");
	if (note.length > NOTE_MAX)
		return renderForm(context, saved, {
			status: 422,
			sentence: t("noteTooLong", { most: NOTE_MAX }),
		});
	const issues = listIssues(saved);
	if (issues.length > 0) return renderForm(context, saved, { status: 422, issues });
	const asked = await (await getEditing().getStore()).askForDraft(draft, note || null);
	if (!asked) return renderForm(context, saved, { status: 409, sentence: tForm("isStale") });
	const { name: by } = context.var.session.staff;
	await tellPublishers(asked, { kind: "asked", by, words: note });
	return leadBack(context, file, "asked");
}
