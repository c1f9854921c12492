import { SAVE, toFlashAddress, UNCHANGED } from "#app/desk/changes/flash-message.ts";
import { getIntent, listActions, parseChange } from "#app/desk/changes/intents.ts";
import { findUndoRejection } from "#app/desk/changes/undo-rejections.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseDeskForm } from "#app/desk/request/parse-form.ts";
import { parseInboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import type { EventKind } from "#app/enquiries/events.ts";
import { changeAll } from "#app/enquiries/store/change-all.ts";
import { byPerson, type Change } from "#app/enquiries/store/change-types.ts";
import { holdAnswer } from "#app/enquiries/store/hold-answer.ts";
import { collect } from "#app/platform/result.ts";
import { eraseEnquiry } from "./enquiries.$id.erase.route.tsx";
import { keepDraft, keepOthers, respondToScript } from "./keep-draft.ts";
import { parseAddresses } from "./parse-addresses.ts";
import { parseAnswer } from "./parse-answer.ts";
import { parseSave } from "./parse-save.ts";
import { renderEnquiry } from "./render-enquiry.tsx";
import { getOwnWords, hasMore, parseSubmittedForm, removeDone } from "./submitted-form.ts";

export const enquiryRoute: DeskRoute = {
	path: "/desk/enquiries/:id",
	role: "member",
	get: (context) => renderEnquiry(context),
	actions: {
		...listActions(changeOne),
		draft: { handle: changeOne },
		save: { handle: changeOne },
		correct: { handle: changeOne },
		"take-apart": { handle: changeOne },
		"put-together": { handle: changeOne },
		hold: { handle: holdBack },
		erase: { handle: eraseEnquiry, role: "owner" },
	},
};

/** The parsers of what an enquiry's page alone asks for. */
const OWN_PARSERS: Partial<Record<string, typeof parseSave | typeof parseAnswer>> = {
	answer: parseAnswer,
	save: parseSave,
	correct: parseAddresses,
	"take-apart": parseAddresses,
	"put-together": parseAddresses,
};

/** The kinds of the events of what the page alone asks for, where they have another name. */
const OWN_EVENTS: Partial<Record<string, EventKind>> = {
	correct: "corrected",
	"take-apart": "taken-apart",
};

/** Makes what a form asks for. One that is rejected changes nothing and is shown again with what was typed. */
async function changeOne(context: DeskContext): Promise<Response> {
	const { desk, database, people } = await getDeskServices();
	const { staff: reader } = context.var.session;
	const id = context.req.param("id") ?? "";
	const form = await parseDeskForm(context);
	const sent = parseSubmittedForm(form);
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
	const get = (name: string) => (name === "text" ? getOwnWords(typed) : form.get(name));
	const staff = await people.list();
	const parse = OWN_PARSERS[intent];
	const stored = await desk.get(id);
	const parsed =
		stored && parse
			? await parse(typed, stored.enquiry, staff, reader)
			: collect([parseChange(get, staff)]);
	if (intent === "answer" && stored?.enquiry.email === "" && !stored.enquiry.erasedAt)
		return renderEnquiry(context, typed, {
			status: 422,
			reason:
				"Nothing was sent: this person gave no e-mail address. Call, or add the address first.",
		});
	if (!parsed.ok) return renderEnquiry(context, typed, { status: 422, reason: parsed.reason });
	const changes = parsed.value;
	const by = byPerson(reader.id);
	// What one has just done oneself can be undone whatever the page shows, and a planned answer cancelled.
	const isTakenBack = intent === "undo" || intent === "cancel-answer";
	const seen = isTakenBack ? undefined : Number(form.get("revision") || Number.NaN);
	const shown = form.get("shown") || undefined;
	const result = await changeAll(database, { id, seen, shown, by }, changes);
	const reason = findUndoRejection(result);
	if (reason) return renderEnquiry(context, typed, { status: 422, reason });
	if (result !== "changed" && result !== "unchanged")
		return renderEnquiry(context, typed, {
			status: 409,
			reason: `This enquiry was ${result === "missing" ? "erased" : "changed"} while you had it open. Nothing of yours was saved yet.`,
		});
	wakeWorker();
	const kind = result === "unchanged" ? UNCHANGED : toDoneKind(intent, changes.at(-1));
	if (intent === "answer") await keepOthers(reader.id, id, kept.others);
	const left = removeDone(typed, kept.others);
	if (left) return renderEnquiry(context, left, undefined, kind);
	return context.redirect(toFlashAddress(address, kind), 303);
}

/** Holds an answer back for who is about to undo it, as desk-undo.ts asks. */
async function holdBack(context: DeskContext): Promise<Response> {
	const { database } = await getDeskServices();
	const { get } = await parseDeskForm(context);
	const held = {
		enquiryId: context.req.param("id") ?? "",
		eventId: get("event"),
		staffId: context.var.session.staff.id,
	};
	return context.body(null, (await holdAnswer(database, held)) ? 204 : 422);
}

/** Returns the kind by which the page tells of the last change that an intent has made. */
function toDoneKind(intent: string, change: Change | undefined): string {
	return intent === "save" || !change
		? SAVE
		: (getIntent(change.kind)?.event ?? OWN_EVENTS[change.kind] ?? change.kind);
}

function getViewQuery(context: DeskContext): string {
	return toInboxQuery(parseInboxFilter(new URL(context.req.url).searchParams));
}
