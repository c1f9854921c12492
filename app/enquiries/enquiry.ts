import type * as z from "zod/mini";
import type { Booking } from "#app/database/booking.ts";
import { getNow } from "#app/platform/clock.ts";
import { CHANNELS } from "./channels.ts";
import type { Delivery } from "./delivery-table.ts";
import type { enquirySchema } from "./enquiry-table.ts";
import type { Reply } from "./store/list-replies.ts";

export type Enquiry = z.infer<typeof enquirySchema>;
/** The subjects that the visitor read about before the form: slugs of the site's content. */
export type EnquiryContext = Pick<Enquiry, "service" | "city" | "district">;
export type Verdict = Enquiry["verdict"];

/** An enquiry before it is stored. */
export type NewEnquiry = Omit<
	Enquiry,
	"id" | "createdAt" | "verdict" | "source" | "erasedAt" | keyof WorkflowColumns
> & {
	verdict: "clean" | "quarantined";
	/** The source, where it is not that of a visit. */
	source?: string;
};

/** The fields that the desk writes. */
export type WorkflowColumns = Pick<
	Enquiry,
	| "state"
	| "owner"
	| "snoozedUntil"
	| "firstAnswerAt"
	| "firstAnswerBy"
	| "incomingAt"
	| "outgoingAt"
	| "dueAt"
	| "expectedValue"
	| "wonValue"
	| "wonAt"
	| "lostReason"
	| "personId"
	| "matterId"
	| "seenAt"
	| "seenBy"
	| "revision"
	| "ownerReminderId"
	| "reminderId"
	| "isSample"
>;

/** Returns whether none of its deliveries are sent, as it is spam or looks like it. */
export function isHeld({ verdict }: Pick<Enquiry, "verdict">): boolean {
	return verdict === "spam" || verdict === "quarantined";
}

/** Returns whether nobody has answered the visitor's last words. One that is worked on (`open`) waits as long as a new one. */
export function isUnanswered({
	state,
	firstAnswerAt,
	incomingAt,
	outgoingAt,
}: Pick<Enquiry, "state" | "firstAnswerAt" | "incomingAt" | "outgoingAt">): boolean {
	const isAnswered = firstAnswerAt !== null && outgoingAt !== null && outgoingAt >= incomingAt;
	return state === "new" || (state === "open" && !isAnswered);
}

/** Returns the time (Unix ms) at which a planned answer is sent; null where the time (ISO 8601) is past, or there is none. */
export function getPlannedTime(sendAt: string | null, now = getNow()): number | null {
	const time = sendAt ? Date.parse(sendAt) : 0;
	return time > now ? time : null;
}

/** Returns the time of the first answer (ISO 8601), or null while there is none but a planned one. */
export function getFirstAnswerAt(
	{ firstAnswerAt }: Pick<Enquiry, "firstAnswerAt">,
	now = getNow(),
): string | null {
	return firstAnswerAt && Date.parse(firstAnswerAt) <= now ? firstAnswerAt : null;
}

export type { Channel } from "./channels.ts";
export type { Delivery } from "./delivery-table.ts";

export type EnquiryWithDeliveries = Enquiry & {
	deliveries: Delivery[];
	booking: Booking | null;
	replies: Reply[];
};

export const ENQUIRY_STATUSES = [
	"pending",
	"delivered",
	"failed",
	"quarantined",
	"spam",
	"erased",
] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Returns the status. Acknowledgements and reminders do not count. */
export function getStatus({
	verdict,
	erasedAt,
	deliveries,
}: Pick<EnquiryWithDeliveries, "verdict" | "erasedAt" | "deliveries">): EnquiryStatus {
	if (erasedAt) return "erased";
	if (verdict === "spam" || verdict === "quarantined") return verdict;
	const counted = deliveries.filter(({ channel }) => CHANNELS[channel].isCounted);
	if (counted.some(({ state }) => state === "failed")) return "failed";
	const isDelivered = counted.length > 0 && counted.every(({ state }) => state === "delivered");
	return isDelivered ? "delivered" : "pending";
}
