import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { findPage } from "../find-page.ts";
import { listIssues } from "../form/list-issues.ts";
import { openForm } from "../form/open-form.ts";
import { renderForm } from "../form/render-form.tsx";
import type { ListedFile } from "../listed-files.ts";
import { withFile } from "../with-file.tsx";

export const websitePreviewRoute: DeskRoute = {
	path: "/desk/website/preview/:file{.+}",
	role: "member",
	get: withFile(leadToPreview),
};

/** Leads to the page as the reader's draft has it, or as it is public. A draft that cannot be shown comes back as its form. */
async function leadToPreview(context: DeskContext, listed: ListedFile): Promise<Response> {
	const form = await openForm(listed, context.var.session.staff.id);
	const { file, draft } = form;
	if (!draft) return context.redirect(form.page ?? "/", 303);
	const issues = listIssues(form);
	if (issues.length > 0) return renderForm(context, form, { status: 422, issues });
	const page = findPage(getEditing().previewDraft(draft), file) ?? form.page ?? "/";
	return context.redirect(`${page}?${new URLSearchParams({ draft: draft.id })}`, 303);
}
