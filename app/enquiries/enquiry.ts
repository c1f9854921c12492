import type { EnquiryFields } from "./enquiry-fields.ts";

/** What the visitor was reading about when the form was opened; slugs of the site's own lists. */
export type EnquiryContext = {
	service: string | null;
	city: string | null;
	district: string | null;
};

/** The parameters of an address by which campaigns and advertisements name themselves. */
export const TOUCH_PARAMETERS = [
	"utm_source",
	"utm_medium",
	"utm_campaign",
	"utm_term",
	"utm_content",
	"gclid",
	"gbraid",
	"wbraid",
	"fbclid",
	"msclkid",
	"li_fat_id",
] as const;

/** What a campaign's link said about itself; only what was there. */
export type Touch = Partial<Record<(typeof TOUCH_PARAMETERS)[number], string>>;

/** How the visitor came to the site, as far as the page's own session memory tells. */
export type Arrival = {
	/** Path of the first page of the visit. */
	landingPage: string | null;
	/** Host of the page that led here; null when nobody did or it was not told. */
	referrer: string | null;
	firstTouch: Touch | null;
	lastTouch: Touch | null;
};

/** What the filter and the staff say: `clean` and `ham` are delivered, `quarantined` and `spam` are not. */
export type Verdict = "clean" | "quarantined" | "spam" | "ham";

/** An enquiry before it is stored. */
export type NewEnquiry = EnquiryFields &
	EnquiryContext &
	Arrival & {
		/** Made with the form, so that a double click or a retry is one enquiry. */
		submissionId: string;
		/** What was worked out with one of the site's tools: the query of its address, at most CALCULATION_MAX long. */
		calculation: string | null;
		/** Version of the notice that stood at the button. */
		noticeVersion: string;
		wantsNews: boolean;
		verdict: "clean" | "quarantined";
		/** Why the filter was wary, in words for the staff; empty when it was not. */
		spamReasons: string[];
		/** The sender's address as a keyed hash, which nobody can turn back. */
		addressKey: string | null;
	};

export type Enquiry = Omit<NewEnquiry, "verdict"> & {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	verdict: Verdict;
	/** Where it came from in one word, for counting: a campaign's source, a host, or `direct`. */
	source: string;
	/** When the person was erased from it; a tombstone that only counts is left. */
	erasedAt: string | null;
};

/** `none`: when it was stored no channel was configured; it becomes one row per channel once there are some. */
export type Channel = "email" | "acknowledgement" | "webhook" | "none";

/** `held`: the enquiry is quarantined or spam. `cancelled`: the person was erased before. */
type DeliveryState = "pending" | "delivered" | "failed" | "held" | "cancelled";

/** One enquiry on its way by one channel. */
export type Delivery = {
	/** The same at every try; the Message-ID and the webhook-id are made of it. */
	id: string;
	enquiryId: string;
	channel: Channel;
	state: DeliveryState;
	/** Tries begun so far. */
	attempts: number;
	/** When the next try is due; Unix time in ms. */
	nextAt: number;
	/** ISO 8601, UTC. */
	deliveredAt: string | null;
	/** The last try's fault, without the visitor's words. */
	lastError: string | null;
};

/** How an enquiry stands, in one word. Acknowledgements to the visitor have no say in it. */
export type EnquiryStatus = "quarantined" | "spam" | "pending" | "delivered" | "failed" | "erased";
export const ENQUIRY_STATUSES = [
	"pending",
	"delivered",
	"failed",
	"quarantined",
	"spam",
	"erased",
] as const satisfies readonly EnquiryStatus[];

export type EnquiryWithDeliveries = Enquiry & { deliveries: Delivery[] };

/** The one word for an enquiry and its deliveries. */
export function describeStatus({
	verdict,
	erasedAt,
	deliveries,
}: Pick<EnquiryWithDeliveries, "verdict" | "erasedAt" | "deliveries">): EnquiryStatus {
	if (erasedAt) return "erased";
	if (verdict === "spam" || verdict === "quarantined") return verdict;
	const own = deliveries.filter(({ channel }) => channel !== "acknowledgement");
	if (own.some(({ state }) => state === "failed")) return "failed";
	return own.length > 0 && own.every(({ state }) => state === "delivered")
		? "delivered"
		: "pending";
}

/** The source that counts: the last campaign's own name, else the host that led here, else `direct`. */
export function readSource({
	lastTouch,
	referrer,
}: Pick<Arrival, "lastTouch" | "referrer">): string {
	if (lastTouch?.utm_source) return toSourceName(lastTouch.utm_source);
	for (const [parameter, source] of CLICK_SOURCES) if (lastTouch?.[parameter]) return source;
	return referrer ?? "direct";
}

/** It outlives the person's erasure, so it is a short name and can be no e-mail address. */
export function toSourceName(text: string, longest = LONGEST_SOURCE): string {
	const name = text.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "-");
	return text.includes("@") || name.length > longest ? "other" : name;
}

const LONGEST_SOURCE = 40;

const CLICK_SOURCES = [
	["gclid", "google-ads"],
	["gbraid", "google-ads"],
	["wbraid", "google-ads"],
	["fbclid", "meta"],
	["msclkid", "microsoft-ads"],
	["li_fat_id", "linkedin"],
] as const satisfies readonly (readonly [keyof Touch, string])[];
