import * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { t } from "#app/messages/en/desk-website-review.server.ts";
import { integer, text } from "#app/platform/http/form-fields.ts";
import { tellAuthor } from "../tell-of-draft.ts";
import { NOTE_MAX } from "./note-max.ts";
import type { Review } from "./open-review.ts";
import { renderReview } from "./render-review.tsx";

export const sendBackFields = z.object({
	/** The version of the draft that the reader saw. */
	version: integer(0),
	/** Why it is not published, or what shall be changed. */
	answer: text,
});

/** Gives a draft back to its author with an answer, which is told to them. */
export async function sendBack(
	context: DeskContext,
	review: Review,
	{ version, answer }: z.infer<typeof sendBackFields>,
): Promise<Response> {
	const reject = (status: 409 | 422, sentence: string) =>
		renderReview(context, review, { status, sentence, answer });
	if (!answer) return reject(422, t("answerMissing"));
	if (answer.length > NOTE_MAX) return reject(422, t("answerTooLong", { most: NOTE_MAX }));
	const { draft } = review;
	if (version !== draft.version) return reject(409, t("isChanged"));
	const { staff } = context.var.session;
	const store = await getEditing().getStore();
	const back = await store.sendDraftBack(draft, { answer, answeredBy: staff.id });
	if (!back) return reject(409, t("isChanged"));
	await tellAuthor(draft, { kind: "sent-back", by: staff.name, words: answer });
	return context.redirect(toFlashAddress("/desk/website", "sent-back"), 303);
}
