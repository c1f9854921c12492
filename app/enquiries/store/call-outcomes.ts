import type { Booking } from "#app/database/booking.ts";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { getNow } from "#app/platform/clock.ts";
import { takeBackCall, toAnswered } from "./answers.ts";
import { findCall, isTimeFree, lockCalls, toIso, updateCall } from "./calls.ts";
import type { Effect, NewEvent, Rejection } from "./change-types.ts";
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
	const { startsAt, endsAt } = call;
	if (!(await isTimeFree(tx, enquiry.id, { start: startsAt, end: endsAt }, 0))) return "taken";
	const state = isHeld(enquiry) ? "held-back" : "booked";
	await updateCall(tx, enquiry.id, { state, sequence: sequence + 1 });
	if (state === "held-back") return { result: "changed" };
	await replaceCallDeliveries(tx, enquiry, draft.id, startsAt);
	return { event: { kind: "booked", data: { startsAt: toIso(startsAt) } } };
}

/**
 * Notes what became of a call that has begun; either can be taken back by the other. A call that took place is an answer, as
 * long as nobody says that the visitor did not take it.
 */
export async function noteOutcome(
	{ tx }: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	kind: "took-place" | "no-show",
): Promise<Effect | Rejection> {
	const call = await findCall(tx, enquiry.id);
	if (!call || call.startsAt > getNow()) return "over";
	if (call.state === kind) return {};
	if (call.state !== "booked" && call.state !== "took-place" && call.state !== "no-show")
		return "over";
	await updateCall(tx, enquiry.id, { state: kind });
	const event = { kind, data: { startsAt: toIso(call.startsAt) } };
	if (kind === "took-place") return { row: toAnswered(enquiry, draft), event };
	return call.state === "took-place" ? { row: await takeBackCall(tx, enquiry), event } : { event };
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
		.where("kind", "in", ["took-place", "no-show"])
		.where("id", "!=", id)
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	const state =
		before?.kind === "took-place" || before?.kind === "no-show" ? before.kind : "booked";
	await updateCall(tx, enquiryId, { state });
}
