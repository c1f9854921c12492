import * as z from "zod/mini";
import { getPages } from "#app/content/content.server.ts";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type FormHandler, withFields } from "#app/desk/request/desk-route.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t } from "#app/messages/en/desk-website-delete.server.ts";
import { text, textIfAny } from "#app/platform/http/form-fields.ts";
import { toFilePath } from "../file-path.ts";
import { openForm } from "../form/open-form.ts";
import { renderForm } from "../form/render-form.tsx";
import type { ListedFile } from "../listed-files.ts";
import { withFile } from "../with-file.tsx";
import { findLostPath, mayDelete } from "./deletion.ts";
import { renderDelete } from "./render-delete.tsx";

const deleteFields = z.object({
	/** The mark of the text that the form was made of. */
	version: text,
	/** The path that the address shall lead to, empty for nowhere; without it that is asked for. */
	redirect: textIfAny,
});

/** Makes the deletion of a file the reader's draft of it. */
export const deleteForm: FormHandler = withFields(deleteFields, (context, sent) =>
	withFile((_context, listed) => beginDeletion(context, listed, sent))(context),
);

async function beginDeletion(
	context: DeskContext,
	listed: ListedFile,
	{ version, redirect }: z.infer<typeof deleteFields>,
): Promise<Response> {
	const { file } = listed;
	const staffId = context.var.session.staff.id;
	const form = await openForm(listed, staffId);
	if (!mayDelete(form))
		return renderForm(context, form, { status: 422, sentence: t("cannotDelete") });
	const path = findLostPath(form);
	if (redirect === undefined && path) return context.redirect(toFilePath("delete", file), 303);
	const isStale = version !== "" && version !== form.version;
	if (isStale) return renderDelete(context, form, { status: 409, problem: t("isStale") });
	const isTarget = !redirect || (redirect !== path && getPages().has(redirect));
	if (!isTarget)
		return renderDelete(context, form, {
			status: 422,
			problem: t("noSuchPage", { path: redirect }),
		});
	const store = await getEditing().getStore();
	const saved = await store.saveDraft({
		file,
		staffId,
		text: null,
		redirect: path && redirect ? redirect : null,
		version: form.draft?.version ?? 0,
	});
	if (!saved.ok) return renderDelete(context, form, { status: 409, problem: t("isStale") });
	return context.redirect(toFlashAddress(toFilePath("edit", file), "deletion"), 303);
}
