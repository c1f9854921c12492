import type { FormHandler } from "#app/desk/request/desk-route.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { withFile } from "../with-file.tsx";
import { leadBack, withSaved } from "./change-file.ts";
import { renderForm } from "./render-form.tsx";

/** Saves the form, and shows its draft to whoever gets the address, if it can be shown. */
export const shareForm = withSaved(async (context, saved) => {
	const { file, draft, text } = saved;
	if (!draft) return leadBack(context, file, "unchanged");
	const editing = getEditing();
	const issues = editing.checkDraft(file, text);
	if (issues.length > 0) return renderForm(context, saved, { status: 422, issues });
	await (await editing.getStore()).shareDraft(draft);
	return leadBack(context, file, "share");
});

/** Takes the address of a draft back. */
export const unshareForm: FormHandler = (context) =>
	withFile(async (_context, { file }) => {
		const store = await getEditing().getStore();
		const draft = await store.findDraft(file, context.var.session.staff.id);
		if (draft) await store.unshareDraft(draft);
		return leadBack(context, file, "unshare");
	})(context);
