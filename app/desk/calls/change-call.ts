import * as z from "zod/mini";
import type { CallOutcome } from "#app/database/call-states.ts";
import { CALLS, toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { findUndoRejection } from "#app/desk/changes/undo-rejections.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { FormHandler } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { checkText } from "#app/desk/request/parse-form.ts";
import { parseNextStep } from "#app/desk/times/next-steps.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change, type ChangeResult } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay, toMonday } from "#app/platform/dates.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { renderCall } from "./bookings.$id.route.tsx";
import type { RejectedChange, TypedChange } from "./call-form.tsx";
import { parseWeek } from "./call-week.ts";
import { chooseTime, toBooking } from "./choose-time.ts";
import { renderNoCall } from "./no-call.tsx";
import { renderBookings } from "./render-bookings.tsx";

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

export const bookCall = createHandler(book);
export const moveCall = createHandler(move);
export const cancelCall = createHandler(cancel);
/** Creates the handler that notes what became of a call. */
export const noteOutcome = (outcome: CallOutcome) =>
	createHandler((context, typed) => note(context, typed, outcome));

/**
 * Creates the handler of a change of one call, which leads to its enquiry, or to the week of its time. One that is rejected is
 * shown again with what was typed.
 */
function createHandler(change: CallChange): FormHandler<TypedChange> {
	return async (context, typed) => {
		const { id } = typed;
		const { bookings, enquiries } = await getDeskServices();
		const found = typed.intent === "book" ? await enquiries.find(id) : await bookings.find(id);
		if (!found) return renderNoCall(context, 422);
		const checked = checkText(t("wordNamed"), typed.text);
		const rejection: Rejection = checked.ok
			? await change(context, typed)
			: { status: 422, reason: checked.reason };
		if (rejection) return renderCall(context, id, { ...rejection, typed });
		wakeWorker();
		const kind = DONE[typed.intent] ?? typed.intent;
		const call = typed.week ? await bookings.find(id) : undefined;
		const address = call
			? toFlashAddress(`${CALLS}?week=${toMonday(toDay(call.startsAt))}`, kind, [id])
			: toFlashAddress(`/desk/enquiries/${id}`, kind);
		return context.redirect(address, 303);
	};
}

/** The kinds of the events of these changes, where they have another name. */
const DONE: Record<string, string> = {
	book: "booked",
	move: "call-moved",
	cancel: "call-cancelled",
};

/** Undoes what the reader has just done with a call, and shows the same week again. */
export async function undoCallChange(
	context: DeskContext,
	{ id, event }: z.infer<typeof undoFields>,
): Promise<Response> {
	const { database } = await getDeskServices();
	const by = byPerson(context.var.session.staff.id);
	const undo = { kind: "undo", ...(event && { eventId: event }) } as const;
	const problem = findUndoRejection(await changeEnquiry(database, { id, by }, undo));
	if (problem) return renderBookings(context, { intent: "undo", problem, typed: {} });
	wakeWorker();
	const week = parseWeek(new URL(context.req.url).searchParams.get("week"), getNow());
	return context.redirect(toFlashAddress(`${CALLS}?week=${week}`, "undone", [id]), 303);
}

export const undoFields = z.object({ id: text, event: text });

async function book(context: DeskContext, typed: TypedChange): Promise<Rejection> {
	const chosen = await chooseTime(typed);
	if (!chosen.ok) return { status: 422, reason: chosen.reason };
	return apply(context, typed.id, toBooking(chosen.value, typed.text));
}

async function move(context: DeskContext, typed: TypedChange): Promise<Rejection> {
	const { id, sequence, text } = typed;
	const { bookings } = await getDeskServices();
	const chosen = await chooseTime(typed, await bookings.find(id));
	if (!chosen.ok) return { status: 422, reason: chosen.reason };
	return apply(context, id, { kind: "move-call", ...chosen.value, sequence, text: text || null });
}

function cancel(context: DeskContext, { id, sequence, text }: TypedChange): Promise<Rejection> {
	return apply(context, id, { kind: "cancel-call", sequence, text: text || null });
}

async function note(
	context: DeskContext,
	{ id, next: typed }: TypedChange,
	kind: CallOutcome,
): Promise<Rejection> {
	// After a call it is usually the agency that owes something.
	const next = parseNextStep(typed, "", "us");
	if (!next.ok) return { status: 422, reason: next.reason };
	const rejection = await apply(context, id, { kind, next: next.value });
	return rejection && { ...rejection, reason: t("noOutcomeYet") };
}

async function apply(context: DeskContext, id: string, change: Change): Promise<Rejection> {
	const { database } = await getDeskServices();
	const by = byPerson(context.var.session.staff.id);
	const reason = CONFLICTS[await changeEnquiry(database, { id, by }, change)];
	return reason && { status: 409, reason: t(reason) };
}
