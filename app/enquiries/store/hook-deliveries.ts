import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { isHeld } from "../enquiry.ts";
import { EVENTS, type TypedEvent } from "../events.ts";
import { findHookType } from "../webhook/hook-type.ts";
import { type NewEvent, UNDO_MS } from "./change-types.ts";
import { createDelivery } from "./deliveries.ts";

/**
 * Writes the delivery by which the webhook tells of an event: of those enquiries alone that it has told of, or is to tell of.
 * What a person does is told once it cannot be undone by a press of the button.
 */
export async function tellProgram(
	tx: Transaction<Tables>,
	enquiry: Pick<Tables["enquiries"], "id" | "verdict">,
	{ id: eventId, author }: NewEvent,
	event: TypedEvent,
): Promise<void> {
	if (!findHookType(event)) return;
	const { id: enquiryId } = enquiry;
	const told = tx
		.selectFrom("deliveries")
		.select("id")
		.where("enquiryId", "=", enquiryId)
		.where("channel", "=", "webhook")
		.limit(1);
	if (!(await told.executeTakeFirst())) return;
	const wait = author === "person" && EVENTS[event.kind].isUndoable ? UNDO_MS : 0;
	await tx
		.insertInto("deliveries")
		.values(
			createDelivery({
				enquiryId,
				channel: "webhook-event",
				eventId,
				state: isHeld(enquiry) ? "held" : "pending",
				nextAt: getNow() + wait,
			}),
		)
		.execute();
}
