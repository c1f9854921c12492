import type { Insertable } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Channel } from "../enquiry.ts";

/** One per channel, due at once or held; of an event where one is given. */
export function createDeliveries(
	enquiryId: string,
	channels: readonly Channel[],
	isDue: boolean,
	eventId = "",
): Insertable<Tables["deliveries"]>[] {
	// What may be spam is never acknowledged, not even after it turned out to be none.
	const own = isDue ? channels : channels.filter((channel) => channel !== "acknowledgement");
	return (own.length > 0 ? own : (["none"] as const)).map((channel) => ({
		id: crypto.randomUUID(),
		enquiryId,
		channel,
		eventId,
		state: isDue ? ("pending" as const) : ("held" as const),
		nextAt: getNow(),
		attempts: 0,
		lease: null,
		leasedUntil: null,
		deliveredAt: null,
		lastError: null,
	}));
}
