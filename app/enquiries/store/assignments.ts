import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE, SECOND } from "#app/platform/durations.ts";
import { isHeld } from "../enquiry.ts";
import type { NewEvent } from "./change-types.ts";
import { createDelivery } from "./deliveries.ts";
import { notifyDevices } from "./push-deliveries.ts";

/** The time in ms after the end of a minute, within which a change of owner is undone. */
const UNDO_MS = 15 * SECOND;

/** Returns the minute of an assignment; all that one person gives another in it are told in one e-mail. */
export function findMinute(at: string): { from: number; to: number } {
	const from = Math.floor(Date.parse(at) / MINUTE) * MINUTE;
	return { from, to: from + MINUTE };
}

/**
 * Writes the delivery of an e-mail to whom somebody else, or a rule, has given an enquiry. Of samples nobody is told, and of what is
 * held as spam only once it is free, and if a rule gave it.
 */
export async function tellAssignee(
	tx: Transaction<Tables>,
	before: Tables["enquiries"],
	{ id: eventId, at, author, staffId }: NewEvent,
	owner: string | null,
): Promise<void> {
	const isByRule = author === "system";
	const isOther = (isByRule || author === "person") && owner !== staffId && owner !== before.owner;
	const isHeldBack = isHeld(before);
	if (!owner || !isOther || before.isSample || (isHeldBack && !isByRule)) return;
	// Nobody undoes a rule, so that there is nothing to wait for.
	const nextAt = isByRule ? getNow() : findMinute(at).to + UNDO_MS;
	await createNotice(tx, before, eventId, nextAt);
	await notifyDevices(tx, before.id, "assignment", {
		eventId,
		to: owner,
		isHeld: isHeldBack,
		nextAt: isByRule ? nextAt : getNow() + UNDO_MS,
	});
}

/** Writes the deliveries of a note to a colleague whom its author tells of it; of spam and samples nobody is told. */
export async function tellOfNote(
	tx: Transaction<Tables>,
	before: Tables["enquiries"],
	{ id: eventId, staffId }: NewEvent,
	to: string,
): Promise<void> {
	if (to === staffId || before.isSample || isHeld(before)) return;
	await createNotice(tx, before, eventId, getNow());
	await notifyDevices(tx, before.id, "note", { eventId, to });
}

/** Writes the delivery of an e-mail to the colleague whom an event names, which is held with its enquiry. */
async function createNotice(
	tx: Transaction<Tables>,
	enquiry: Tables["enquiries"],
	eventId: string,
	nextAt: number,
): Promise<void> {
	const { id: enquiryId } = enquiry;
	const state = isHeld(enquiry) ? "held" : "pending";
	await tx
		.insertInto("deliveries")
		.values(createDelivery({ enquiryId, channel: "assignment", eventId, state, nextAt }))
		.execute();
}
