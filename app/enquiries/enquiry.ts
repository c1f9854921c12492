import type * as z from "zod/mini";
import type { deliverySchema, enquirySchema } from "./store/tables.ts";

export type Enquiry = z.infer<typeof enquirySchema>;
/** What the visitor was reading about before the form: slugs of the site's content. */
export type EnquiryContext = Pick<Enquiry, "service" | "city" | "district">;
export type Verdict = Enquiry["verdict"];

/** An enquiry before it is stored. */
export type NewEnquiry = Omit<
	Enquiry,
	"id" | "createdAt" | "verdict" | "source" | "erasedAt" | keyof DeskFields
> & {
	verdict: "clean" | "quarantined";
};

/** What the desk writes. */
export type DeskFields = Pick<
	Enquiry,
	| "state"
	| "owner"
	| "snoozedUntil"
	| "firstAnswerAt"
	| "firstAnswerBy"
	| "seenAt"
	| "seenBy"
	| "revision"
	| "reminderId"
	| "isSample"
>;

export type Delivery = z.infer<typeof deliverySchema>;
export type Channel = Delivery["channel"];

export type EnquiryWithDeliveries = Enquiry & { deliveries: Delivery[] };

/** The contact page's address with the context as its query. */
export function toContactPath(context: Partial<EnquiryContext>): string {
	const entries = Object.entries(context).flatMap(([name, slug]) => (slug ? [[name, slug]] : []));
	return entries.length > 0 ? `/contact?${new URLSearchParams(entries)}` : "/contact";
}

export const ENQUIRY_STATUSES = [
	...(["pending", "delivered", "failed", "quarantined", "spam", "erased"] as const),
] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** By which the agency gets to know of an enquiry. */
const OWN_CHANNELS: ReadonlySet<Channel> = new Set(["email", "webhook", "none"]);

/** Messages to the visitor and reminders do not count. */
export function getStatus({ verdict, erasedAt, deliveries }: EnquiryWithDeliveries): EnquiryStatus {
	if (erasedAt) return "erased";
	if (verdict === "spam" || verdict === "quarantined") return verdict;
	const own = deliveries.filter(({ channel }) => OWN_CHANNELS.has(channel));
	if (own.some(({ state }) => state === "failed")) return "failed";
	const isDelivered = own.length > 0 && own.every(({ state }) => state === "delivered");
	return isDelivered ? "delivered" : "pending";
}
