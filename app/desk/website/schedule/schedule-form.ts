import * as z from "zod/mini";
import type { FormHandler } from "#app/desk/request/desk-route.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { leadBack, withSaved } from "../form/change-file.ts";
import { listIssues } from "../form/list-issues.ts";
import { renderForm } from "../form/render-form.tsx";
import { withFile } from "../with-file.tsx";
import { parsePublishTime } from "./publish-time.ts";

const scheduleFields = z.object({
	/** When the draft is published, as a field for date and time has it. */
	publishAt: text,
});

/** Saves the form, and plans when its draft is published, if nothing stands against that. */
export const scheduleForm: FormHandler = (context, sent) =>
	withSaved(async (_context, saved) => {
		const { file, draft } = saved;
		if (!draft) return leadBack(context, file, "unchanged");
		const publishAt = parsePublishTime(scheduleFields.parse(sent).publishAt);
		if (!publishAt.ok) {
			const sentence = publishAt.reason;
			return renderForm(context, saved, { status: 422, sentence, isTimeWrong: true });
		}
		const issues = listIssues(saved);
		if (issues.length > 0) return renderForm(context, saved, { status: 422, issues });
		const store = await getEditing().getStore();
		const planned = await store.planDraft(draft, publishAt.value);
		if (!planned) return renderForm(context, saved, { status: 409, sentence: t("isStale") });
		return leadBack(context, file, "schedule");
	})(context, sent);

/** Takes a draft off its plan: it stays as it is. */
export const unscheduleForm: FormHandler = (context) =>
	withFile(async (_context, { file }) => {
		const store = await getEditing().getStore();
		const draft = await store.findDraft(file, context.var.session.staff.id);
		if (draft?.publishAt) await store.cancelPlan(draft.id);
		return leadBack(context, file, "unschedule");
	})(context);
