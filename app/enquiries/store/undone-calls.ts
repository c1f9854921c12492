import type { UnitOfWork } from "#app/database/transact.ts";
import { type EventRow, parseEvent } from "#app/enquiries/event-table.ts";
import { getNow } from "#app/platform/clock.ts";
import { takeOutcomeBack } from "./call-outcomes.ts";
import { isTimeFree, lockCalls, toSpan, updateCall } from "./calls.ts";
import type { UndoRejection } from "./change-types.ts";
import { takeCallDeliveriesBack } from "./deliveries.ts";

/**
 * Takes back what somebody of the staff did with a call, before anybody is told of it, or what they said became of it. Returns
 * why that is not possible; undefined once it is done.
 */
export async function takeCallBack(
	unit: UnitOfWork,
	row: EventRow,
): Promise<UndoRejection | undefined> {
	const { tx } = unit;
	const { enquiryId } = row;
	const event = parseEvent(row);
	if (event.kind !== "booked" && event.kind !== "call-moved" && event.kind !== "call-cancelled") {
		await takeOutcomeBack(unit, row);
		return undefined;
	}
	const { was } = event.data;
	if (was === undefined) return "final";
	if (was?.state === "booked" && was.startsAt > getNow()) {
		await lockCalls(unit);
		if (!(await isTimeFree(tx, { enquiryId, hostId: was.hostId }, toSpan(was), 0))) return "taken";
	}
	if (!(await takeCallDeliveriesBack(tx, enquiryId, row.id))) return "sent";
	if (was) await updateCall(tx, enquiryId, was);
	else await tx.deleteFrom("bookings").where("enquiryId", "=", enquiryId).execute();
	return undefined;
}
