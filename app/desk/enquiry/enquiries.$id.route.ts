import { toFlashAddress, UNCHANGED } from "#app/desk/changes/flash-message.ts";
import { HOLD } from "#app/desk/changes/hold.ts";
import { listActions } from "#app/desk/changes/intents.ts";
import { findUndoRejection } from "#app/desk/changes/undo-rejections.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseInboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import { changeAll } from "#app/enquiries/store/change-all.ts";
import { byPerson } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import { type Fields, integer } from "#app/platform/http/form-fields.ts";
import { eraseEnquiry, eraseFields } from "./enquiries.$id.erase.route.tsx";
import { keepDraft, keepOthers, respondToScript } from "./keep-draft.ts";
import { PAGE_INTENTS } from "./page-intents.ts";
import { renderEnquiry } from "./render-enquiry.tsx";
import { hasMore, parseSubmittedForm, removeDone } from "./submitted-form.ts";
import { CHECK_WEBSITE, createCheckWebsite } from "./their-website/check-website.ts";

export const enquiryRoute: DeskRoute = {
	path: "/desk/enquiries/:id",
	role: "member",
	get: (context) => renderEnquiry(context),
	actions: {
		...listActions(PAGE_INTENTS, changeOne),
		draft: { handle: changeOne },
		[CHECK_WEBSITE]: { handle: createCheckWebsite(changeOne) },
		hold: HOLD,
		erase: { handle: withFields(eraseFields, eraseEnquiry), role: "owner" },
	},
};

/** Makes what a form asks for. One that is rejected changes nothing and is shown again with what was typed. */
async function changeOne(context: DeskContext, fields: Fields): Promise<Response> {
	const { desk, database, people } = await getDeskServices();
	const { staff: reader } = context.var.session;
	const id = context.req.param("id") ?? "";
	const sent = parseSubmittedForm(fields);
	const { intent } = sent;
	const kept = await keepDraft(reader.id, id, sent);
	// A script saves the answer alone.
	if (intent === "draft" && context.req.header("Sec-Fetch-Dest") === "empty")
		return respondToScript(context, sent, kept);
	const isSending = intent === "answer" && sent.template === "";
	if (kept.problem && !isSending)
		return renderEnquiry(context, sent, { status: 422, reason: kept.problem });
	// What is not sent is shown as it is kept, with words of another device.
	const typed = isSending || !sent.hasAnswer ? sent : { ...sent, text: kept.draft?.text ?? "" };
	// The form is shown again, with a text below what was typed.
	if ((intent === "draft" && hasMore(typed)) || (intent === "answer" && typed.template))
		return renderEnquiry(context, typed);
	const address = `/desk/enquiries/${id}${getViewQuery(context)}`;
	if (intent === "draft") return context.redirect(address, 303);
	const asked = PAGE_INTENTS.get(intent);
	const { enquiry } = (await desk.get(id)) ?? {};
	if (!asked || !enquiry) return renderEnquiry(context, typed);
	const parsed = await asked.parse(typed, { enquiry, staff: await people.list(), reader });
	if (!parsed.ok) return renderEnquiry(context, typed, { status: 422, reason: parsed.reason });
	const changes = parsed.value;
	const by = byPerson(reader.id);
	const seen = asked.isOfAnyRevision ? undefined : integer(Number.NaN).parse(fields.revision);
	const result = await changeAll(database, { id, seen, by }, changes);
	const reason = findUndoRejection(result);
	if (reason) return renderEnquiry(context, typed, { status: 422, reason });
	if (result !== "changed" && result !== "unchanged")
		return renderEnquiry(context, typed, {
			status: 409,
			reason: t("changedMeanwhile", { how: result === "missing" ? "erased" : "changed" }),
		});
	wakeWorker();
	const kind = result === "unchanged" ? UNCHANGED : asked.event;
	if (intent === "answer") await keepOthers(reader.id, id, kept.others);
	const left = removeDone(typed, kept.others);
	if (left) return renderEnquiry(context, left, undefined, kind);
	return context.redirect(toFlashAddress(address, kind), 303);
}

function getViewQuery(context: DeskContext): string {
	return toInboxQuery(parseInboxFilter(new URL(context.req.url).searchParams));
}
