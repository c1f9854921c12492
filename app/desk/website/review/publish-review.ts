import * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { t } from "#app/messages/en/desk-website-review.server.ts";
import { integer } from "#app/platform/http/form-fields.ts";
import { publishOpenForm } from "../form/publish-form.ts";
import { tellAuthor } from "../tell-of-draft.ts";
import type { Review } from "./open-review.ts";
import { renderReview } from "./render-review.tsx";
import { withReview } from "./with-review.tsx";

export const publishFields = z.object({
	/** The version of the draft that the reader saw. */
	version: integer(0),
});

/** Publishes the draft that the reader saw, and tells its author. */
export async function publishReview(
	context: DeskContext,
	review: Review,
	{ version }: z.infer<typeof publishFields>,
): Promise<Response> {
	const { draft, form } = review;
	if (version !== draft.version)
		return renderReview(context, review, { status: 409, sentence: t("isChanged") });
	const { staff } = context.var.session;
	const result = await publishOpenForm(form, draft, staff.id);
	if (result.ok) {
		await tellAuthor(draft, { kind: "published", by: staff.name });
		return context.redirect(toFlashAddress("/desk/website", "publish"), 303);
	}
	const { reason } = result;
	if ("issues" in reason)
		return renderReview(context, review, { status: 422, issues: reason.issues });
	const sentence = t(
		"merged" in reason ? (reason.conflicts.length > 0 ? "meets" : "isMerged") : "isChanged",
	);
	return withReview((_context, anew) => renderReview(context, anew, { status: 409, sentence }))(
		context,
	);
}
