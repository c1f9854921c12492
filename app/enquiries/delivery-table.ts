import * as z from "zod/mini";
import { CHANNEL_NAMES } from "./channels.ts";
import { parseFault } from "./delivery-fault.ts";

declare module "#app/database/tables.ts" {
	interface Tables {
		deliveries: DeliveryRow;
	}
}

const nullableText = z.nullable(z.string());

/** A delivery of one enquiry on one channel. */
export const deliverySchema = z.object({
	/** The id, which is the same at every attempt; the Message-ID and the webhook-id are made of it. */
	id: z.string(),
	enquiryId: z.string(),
	channel: z.enum(CHANNEL_NAMES),
	/**
	 * The id of the event of an answer, a reply or a change of owner, of a failure with `:` and that of its answer, the own id of a
	 * reminder or, for a digest of e-mails that were quarantined, `set-aside:` and their hour, and for a message about a call the id of the event that
	 * booked, moved or cancelled it, with `:day` or `:hour` for a reminder of it; else empty.
	 */
	eventId: z.string(),
	/**
	 * The state. `held`: the enquiry is quarantined or spam. `cancelled`: erased, an acknowledgement of spam, or a
	 * reminder of what was answered before it could be sent.
	 */
	state: z.enum(["pending", "delivered", "failed", "held", "cancelled"]),
	/** The number of attempts begun so far. */
	attempts: z.number(),
	/** The time of the next attempt, in Unix ms. */
	nextAt: z.number(),
	/** The time of delivery: ISO 8601, UTC. */
	deliveredAt: nullableText,
	/** The last error, without the visitor's words: JSON in the row. */
	lastError: z.pipe(nullableText, z.transform(parseFault)),
});
/** A row of a delivery. Until `leasedUntil` (Unix time in ms) only the node that holds `lease` works on it. */
export type DeliveryRow = z.input<typeof deliverySchema> & {
	lease: string | null;
	leasedUntil: number | null;
};
export type Delivery = z.infer<typeof deliverySchema>;
