import type { Attribution } from "./attribution.ts";
import type { EnquiryFields } from "./enquiry-fields.ts";

/** What the visitor was reading about before the form: slugs of the site's content. */
export type EnquiryContext = {
	service: string | null;
	city: string | null;
	district: string | null;
};

/** The contact page's address with the context as its query. */
export function toContactPath(context: Partial<EnquiryContext>): string {
	const entries = Object.entries(context).flatMap(([name, slug]) => (slug ? [[name, slug]] : []));
	return entries.length > 0 ? `/contact?${new URLSearchParams(entries)}` : "/contact";
}

/** `clean` and `ham` are delivered, `quarantined` (by the filter) and `spam` are not. */
export type Verdict = "clean" | "quarantined" | "spam" | "ham";

/** An enquiry before it is stored. */
export type NewEnquiry = EnquiryFields &
	EnquiryContext &
	Attribution & {
		/** Made with the form, so that a double click or a retry is one enquiry. */
		submissionId: string;
		/** Query of a calculation with one of the site's tools. */
		calculation: string | null;
		/** Version of the privacy notice beside the button. */
		noticeVersion: string;
		wantsNews: boolean;
		verdict: "clean" | "quarantined";
		/** The filter's reasons, for the staff. */
		spamReasons: string[];
		/** The sender's address as a keyed hash. */
		addressKey: string | null;
	};

export type Enquiry = Omit<NewEnquiry, "verdict"> & {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	verdict: Verdict;
	/** A campaign's source, a host, or `direct`. */
	source: string;
	/** When the personal data was erased. */
	erasedAt: string | null;
};

/** `none`: no channel was configured; replaced by a delivery per channel once there are some. */
export type Channel = "email" | "acknowledgement" | "webhook" | "none";

/** One enquiry on one channel. */
export type Delivery = {
	/** The same at every attempt; the Message-ID and the webhook-id are made of it. */
	id: string;
	enquiryId: string;
	channel: Channel;
	/** `held`: the enquiry is quarantined or spam. `cancelled`: erased, or an acknowledgement of spam. */
	state: "pending" | "delivered" | "failed" | "held" | "cancelled";
	/** Attempts begun so far. */
	attempts: number;
	/** When the next attempt is due; Unix time in ms. */
	nextAt: number;
	/** ISO 8601, UTC. */
	deliveredAt: string | null;
	/** Without the visitor's words. */
	lastError: string | null;
};

export type EnquiryWithDeliveries = Enquiry & { deliveries: Delivery[] };

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export const ENQUIRY_STATUSES = [
	...(["pending", "delivered", "failed", "quarantined", "spam", "erased"] as const),
] as const;

/** Acknowledgements to the visitor do not count. */
export function getStatus({
	verdict,
	erasedAt,
	deliveries,
}: Pick<EnquiryWithDeliveries, "verdict" | "erasedAt" | "deliveries">): EnquiryStatus {
	if (erasedAt) return "erased";
	if (verdict === "spam" || verdict === "quarantined") return verdict;
	const own = deliveries.filter(({ channel }) => channel !== "acknowledgement");
	if (own.some(({ state }) => state === "failed")) return "failed";
	const isDelivered = own.length > 0 && own.every(({ state }) => state === "delivered");
	return isDelivered ? "delivered" : "pending";
}
