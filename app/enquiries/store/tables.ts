import * as z from "zod/mini";
import { CAMPAIGN_PARAMETERS, type CampaignParameters, getSource } from "../attribution.ts";
import type { Delivery, Enquiry, NewEnquiry } from "../enquiry.ts";
import { CALLBACK_TIMES, TIMELINES } from "../enquiry-fields.ts";

/**
 * Columns in camel case, as Kysely's CamelCasePlugin maps them. SQLite and PostgreSQL have the same: texts, whole
 * numbers and null.
 */
export type Tables = {
	enquiries: EnquiryRow;
	deliveries: DeliveryRow;
	secrets: { name: string; value: string };
	visits: VisitRow;
};

/** Views of a page on one day from one source. */
export type VisitRow = {
	/** The day in India: 2026-11-21. */
	day: string;
	path: string;
	/** The slug that the page is about; this and the next four may be empty. */
	service: string;
	city: string;
	/** As an enquiry's source; of first pages only. */
	source: string;
	medium: string;
	campaign: string;
	/** Visits that began with the page. */
	entries: number;
	/** First pages included. */
	views: number;
};

/** The primary key. */
export const VISIT_KEY = ["day", "path", "source", "medium", "campaign"] as const;

const nullableText = z.nullable(z.string());
const campaignSchema = z.pipe(nullableText, z.transform(parseCampaign));

const enquirySchema = z.object({
	id: z.string(),
	submissionId: z.string(),
	createdAt: z.string(),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	phone: nullableText,
	company: nullableText,
	budget: z.nullable(z.number()),
	timeline: z.nullable(z.enum(TIMELINES)),
	callback: z.nullable(z.enum(CALLBACK_TIMES)),
	calculation: nullableText,
	service: nullableText,
	city: nullableText,
	district: nullableText,
	landingPage: nullableText,
	referrer: nullableText,
	firstTouch: campaignSchema,
	lastTouch: campaignSchema,
	source: z.string(),
	noticeVersion: z.string(),
	wantsNews: z.pipe(
		z.number(),
		z.transform((number) => number === 1),
	),
	verdict: z.enum(["clean", "quarantined", "spam", "ham"]),
	spamReasons: z.pipe(
		z.string(),
		z.transform((text) => (text ? text.split("\n") : [])),
	),
	addressKey: nullableText,
	erasedAt: nullableText,
});
/** `messageHash` finds the same message in other enquiries. */
type EnquiryRow = z.input<typeof enquirySchema> & { contentHash: string; messageHash: string };

const deliverySchema = z.object({
	id: z.string(),
	enquiryId: z.string(),
	channel: z.enum(["email", "acknowledgement", "webhook", "none"]),
	state: z.enum(["pending", "delivered", "failed", "held", "cancelled"]),
	attempts: z.number(),
	nextAt: z.number(),
	deliveredAt: nullableText,
	lastError: nullableText,
});
/** Until `leasedUntil` (Unix time in ms) only the node that holds `lease` works on it. */
export type DeliveryRow = z.infer<typeof deliverySchema> & {
	lease: string | null;
	leasedUntil: number | null;
};

export function toEnquiry(row: unknown): Enquiry {
	return enquirySchema.parse(row);
}

export function toDelivery(row: unknown): Delivery {
	return deliverySchema.parse(row);
}

export function toEnquiryRow(
	enquiry: NewEnquiry,
	created: Pick<EnquiryRow, "id" | "createdAt" | "contentHash" | "messageHash">,
): EnquiryRow {
	return {
		...enquiry,
		...created,
		firstTouch: enquiry.firstTouch && JSON.stringify(enquiry.firstTouch),
		lastTouch: enquiry.lastTouch && JSON.stringify(enquiry.lastTouch),
		source: getSource(enquiry),
		wantsNews: Number(enquiry.wantsNews),
		spamReasons: enquiry.spamReasons.join("\n"),
		erasedAt: null,
	};
}

/** From the JSON of a column. */
export function parseCampaign(json: string | null): CampaignParameters | null {
	if (json === null) return null;
	const parsed = z.record(z.string(), z.string()).parse(JSON.parse(json));
	const entries = CAMPAIGN_PARAMETERS.flatMap((name) =>
		parsed[name] === undefined ? [] : [[name, parsed[name]] as const],
	);
	return Object.fromEntries(entries);
}
