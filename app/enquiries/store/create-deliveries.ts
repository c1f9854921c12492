import type { Insertable } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Channel } from "../enquiry.ts";

type Delivery = Insertable<Tables["deliveries"]>;

/** Of a delivery that no worker has in hand. */
export const UNLEASED = { lease: null, leasedUntil: null };

/** One per channel, due at once or held; of an event where one is given. */
export function createDeliveries(
	enquiryId: string,
	channels: readonly Channel[],
	isDue: boolean,
	eventId = "",
): Delivery[] {
	// What may be spam is never acknowledged, not even after it turned out to be none.
	const own = isDue ? channels : channels.filter((channel) => channel !== "acknowledgement");
	const state = isDue ? "pending" : "held";
	return (own.length > 0 ? own : (["none"] as const)).map((channel) =>
		createDelivery({ enquiryId, channel, eventId, state, nextAt: getNow() }),
	);
}

/** Creates the row of a delivery that was never tried. */
export function createDelivery(
	given: Pick<Delivery, "enquiryId" | "channel" | "eventId" | "state" | "nextAt">,
): Delivery {
	return {
		id: crypto.randomUUID(),
		...given,
		attempts: 0,
		...UNLEASED,
		deliveredAt: null,
		lastError: null,
	};
}
