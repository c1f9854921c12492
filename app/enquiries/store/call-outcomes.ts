import type { Booking } from "#app/database/booking.ts";
import {
	CALL_OUTCOMES,
	type CallOutcome,
	canNoteOutcome,
	isCallOutcome,
} from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { EVENTS } from "#app/enquiries/events.ts";
import { getNow } from "#app/platform/clock.ts";
import { takeBackCall, toAnswered } from "./answers.ts";
import { findCall, isTimeFree, lockCalls, toIso, toSpan, updateCall } from "./calls.ts";
import type { Change, Effect, NewEvent, Rejection } from "./change-types.ts";
import { replaceCallDeliveries } from "./deliveries.ts";

type EnquiryRow = Tables["enquiries"];

/** Books a call again that was cancelled, at the same time if it is still free. */
export async function rebookCall(
	unit: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	sequence: Booking["sequence"],
): Promise<Effect | Rejection> {
	const { tx } = unit;
	const call = await findCall(tx, enquiry.id);
	if (call?.state !== "cancelled" || call.startsAt <= getNow()) return "over";
	if (call.sequence !== sequence) return "stale";
	await lockCalls(unit);
	const { startsAt } = call;
	if (!(await isTimeFree(tx, call, toSpan(call), 0))) return "taken";
	const state = isHeld(enquiry) ? "held-back" : "booked";
	await updateCall(tx, enquiry.id, { state, sequence: sequence + 1 });
	if (state === "held-back") return { result: "changed" };
	await replaceCallDeliveries(tx, enquiry, draft, startsAt);
	return { event: { kind: "booked", data: { startsAt: toIso(startsAt) } } };
}

/**
 * Notes what became of a call that has begun; either can be taken back by the other. A call that took place is an answer, as
 * long as nobody says that the visitor did not take it; who moves next is said with it.
 */
export async function noteOutcome(
	{ tx }: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	{ kind, next }: Extract<Change, { kind: CallOutcome }>,
): Promise<Effect | Rejection> {
	const call = await findCall(tx, enquiry.id);
	if (!call || !canNoteOutcome(call)) return "over";
	if (call.state === kind) return {};
	await updateCall(tx, enquiry.id, { state: kind });
	const event = { kind, data: { startsAt: toIso(call.startsAt) } };
	if (EVENTS[kind].isAnswer) return { row: toAnswered(enquiry, draft, next), event };
	const wasAnswer = isCallOutcome(call.state) && EVENTS[call.state].isAnswer;
	return wasAnswer ? { row: await takeBackCall(tx, enquiry), event } : { event };
}

/** Takes back what became of a call, so that it is what was noted before. */
export async function takeOutcomeBack(
	{ tx }: Pick<UnitOfWork, "tx">,
	{ id, enquiryId }: Pick<EventRow, "id" | "enquiryId">,
): Promise<void> {
	const before = await tx
		.selectFrom("enquiryEvents")
		.select("kind")
		.where("enquiryId", "=", enquiryId)
		.where("kind", "in", CALL_OUTCOMES)
		.$narrowType<{ kind: CallOutcome }>()
		.where("id", "!=", id)
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	await updateCall(tx, enquiryId, { state: before?.kind ?? "booked" });
}
