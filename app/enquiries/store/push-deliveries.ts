import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { createDelivery } from "./deliveries.ts";

/** What a notification is about. */
export type PushOccasion = "enquiry" | "reply" | "bounce" | "assignment" | "note" | "reminder";

type PushOptions = {
	/** The id of the event or the reminder; several events of one enquiry are told apart by it. */
	eventId?: string;
	/** The id of the person whose devices are notified; all devices without one. */
	to?: string | null;
	isHeld?: boolean;
	nextAt?: number;
};

/** Writes a delivery to each device whose person wants notifications. */
export async function notifyDevices(
	tx: Transaction<Tables>,
	enquiryId: string,
	occasion: PushOccasion,
	{ eventId = "", to = null, isHeld = false, nextAt = getNow() }: PushOptions = {},
): Promise<void> {
	const query = tx.selectFrom("pushSubscriptions").select("id");
	const devices = await (to ? query.where("staffId", "=", to) : query).execute();
	if (devices.length === 0) return;
	const state = isHeld ? "held" : "pending";
	const deliveries = devices.map(({ id }) =>
		createDelivery({
			enquiryId,
			channel: "push",
			eventId: `${occasion}:${eventId}:${id}`,
			state,
			nextAt,
		}),
	);
	await tx.insertInto("deliveries").values(deliveries).execute();
}
