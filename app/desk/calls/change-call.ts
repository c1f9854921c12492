import { join } from "node:path";
import { getBookingRules } from "#app/calls/call-times.server.ts";
import { toEnd } from "#app/calls/free-times.ts";
import { getContent } from "#app/content/content.server.ts";
import type { CallOutcome } from "#app/database/call-states.ts";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { FormHandler } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { checkText } from "#app/desk/request/parse-form.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change, type ChangeResult } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { renderCall } from "./bookings.$id.route.tsx";
import type { RejectedChange, TypedChange } from "./call-form.tsx";
import { renderNoCall } from "./no-call.tsx";
import { parseNewTime } from "./parse-new-time.ts";

/** The reason why a change was rejected; undefined if there is none, which ends in a redirect. */
type Rejection = Pick<RejectedChange, "status" | "reason"> | undefined;

/** The messages that say why a call is not changed. */
const CONFLICTS: Partial<Record<ChangeResult, "isTaken" | "isStale" | "isOver" | "isErased">> = {
	taken: "isTaken",
	stale: "isStale",
	over: "isOver",
	missing: "isErased",
};

type CallChange = (context: DeskContext, typed: TypedChange) => Promise<Rejection>;

export const moveCall = createHandler(move);
export const cancelCall = createHandler(cancel);
/** Creates the handler that notes what became of a call. */
export const noteOutcome = (outcome: CallOutcome) =>
	createHandler((context, { id }) => note(context, id, outcome));

/** Creates the handler of a change of one call, which leads to its enquiry. One that is rejected is shown again with what was typed. */
function createHandler(change: CallChange): FormHandler<TypedChange> {
	return async (context, typed) => {
		const { id } = typed;
		const { bookings } = await getDeskServices();
		if (!(await bookings.find(id))) return renderNoCall(context, 422);
		const checked = checkText(t("wordNamed"), typed.text);
		const rejection: Rejection = checked.ok
			? await change(context, typed)
			: { status: 422, reason: checked.reason };
		if (rejection) return renderCall(context, id, { ...rejection, typed });
		wakeWorker();
		const kind = DONE[typed.intent] ?? typed.intent;
		return context.redirect(toFlashAddress(`/desk/enquiries/${id}`, kind), 303);
	};
}

/** The kinds of the events of these changes, where they have another name. */
const DONE: Record<string, string> = { move: "call-moved", cancel: "call-cancelled" };

async function move(context: DeskContext, typed: TypedChange): Promise<Rejection> {
	const rules = getBookingRules();
	const start = parseNewTime(typed, getNow());
	if (!start.ok) return { status: 422, reason: start.reason };
	if (!rules)
		return {
			status: 422,
			reason: t("noBooking", { file: join(getContent().folder, "pages/contact.yaml") }),
		};
	const to = { start: start.value, end: toEnd(start.value, rules) };
	const { id, sequence, text } = typed;
	return apply(context, id, { kind: "move-call", to, sequence, text: text || null });
}

function cancel(context: DeskContext, { id, sequence, text }: TypedChange): Promise<Rejection> {
	return apply(context, id, { kind: "cancel-call", sequence, text: text || null });
}

async function note(context: DeskContext, id: string, kind: CallOutcome): Promise<Rejection> {
	const rejection = await apply(context, id, { kind });
	return rejection && { ...rejection, reason: t("noOutcomeYet") };
}

async function apply(context: DeskContext, id: string, change: Change): Promise<Rejection> {
	const { database } = await getDeskServices();
	const by = byPerson(context.var.session.staff.id);
	const reason = CONFLICTS[await changeEnquiry(database, { id, by }, change)];
	return reason && { status: 409, reason: t(reason) };
}
