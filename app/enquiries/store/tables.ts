import * as z from "zod/mini";
import {
	type Delivery,
	type Enquiry,
	type NewEnquiry,
	readSource,
	TOUCH_PARAMETERS,
	type Touch,
} from "../enquiry.ts";
import { CALLBACK_TIMES, TIMELINES } from "../enquiry-fields.ts";

/** The same columns on SQLite and PostgreSQL: texts, whole numbers and null, and nothing of one alone. */
export type Tables = {
	enquiries: EnquiryRow;
	deliveries: DeliveryRow;
	secrets: { name: string; value: string };
	visits: VisitRow;
};

/** How often a page was seen on a day, by where its visitors came from. */
export type VisitRow = {
	/** In India: 2026-11-21. */
	day: string;
	path: string;
	/** What the page is about, by slug; these and what follows are empty where there is nothing to say. */
	service: string;
	city: string;
	/** Of first pages only: where the visit came from, as an enquiry's source. */
	source: string;
	medium: string;
	campaign: string;
	/** How many visits began with it. */
	entries: number;
	/** How often it was shown, first pages included. */
	views: number;
};

/** Of these together there is one row. */
export const VISIT_KEY = ["day", "path", "source", "medium", "campaign"] as const;

const nullableText = z.nullable(z.string());
const verdictSchema = z.enum(["clean", "quarantined", "spam", "ham"]);

const enquiryRowSchema = z.object({
	id: z.string(),
	submission_id: z.string(),
	content_hash: z.string(),
	/** Of the message alone, to see the same words come again. */
	message_hash: z.string(),
	created_at: z.string(),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	phone: nullableText,
	company: nullableText,
	budget: z.nullable(z.number()),
	timeline: nullableText,
	callback: nullableText,
	calculation: nullableText,
	service: nullableText,
	city: nullableText,
	district: nullableText,
	landing_page: nullableText,
	referrer: nullableText,
	first_touch: nullableText,
	last_touch: nullableText,
	source: z.string(),
	notice_version: z.string(),
	wants_news: z.number(),
	verdict: verdictSchema,
	spam_reasons: z.string(),
	address_key: nullableText,
	erased_at: nullableText,
});
export type EnquiryRow = z.infer<typeof enquiryRowSchema>;

const deliveryRowSchema = z.object({
	id: z.string(),
	enquiry_id: z.string(),
	channel: z.enum(["email", "acknowledgement", "webhook", "none"]),
	state: z.enum(["pending", "delivered", "failed", "held", "cancelled"]),
	attempts: z.number(),
	next_at: z.number(),
	/** Until then the node that holds `lease` works on it, and no other. */
	leased_until: z.nullable(z.number()),
	lease: nullableText,
	delivered_at: nullableText,
	last_error: nullableText,
});
export type DeliveryRow = z.infer<typeof deliveryRowSchema>;

const timelineSchema = z.nullable(z.enum(TIMELINES));
const callbackSchema = z.nullable(z.enum(CALLBACK_TIMES));

export function toEnquiry(row: unknown): Enquiry {
	const parsed = enquiryRowSchema.parse(row);
	return {
		id: parsed.id,
		submissionId: parsed.submission_id,
		createdAt: parsed.created_at,
		name: parsed.name,
		email: parsed.email,
		message: parsed.message,
		phone: parsed.phone,
		company: parsed.company,
		budget: parsed.budget,
		timeline: timelineSchema.parse(parsed.timeline),
		callback: callbackSchema.parse(parsed.callback),
		calculation: parsed.calculation,
		service: parsed.service,
		city: parsed.city,
		district: parsed.district,
		landingPage: parsed.landing_page,
		referrer: parsed.referrer,
		firstTouch: toTouch(parsed.first_touch),
		lastTouch: toTouch(parsed.last_touch),
		source: parsed.source,
		noticeVersion: parsed.notice_version,
		wantsNews: parsed.wants_news === 1,
		verdict: parsed.verdict,
		spamReasons: parsed.spam_reasons ? parsed.spam_reasons.split("\n") : [],
		addressKey: parsed.address_key,
		erasedAt: parsed.erased_at,
	};
}

export function toEnquiryRow(
	enquiry: NewEnquiry,
	made: { id: string; createdAt: string; contentHash: string; messageHash: string },
): EnquiryRow {
	return {
		id: made.id,
		submission_id: enquiry.submissionId,
		content_hash: made.contentHash,
		message_hash: made.messageHash,
		created_at: made.createdAt,
		name: enquiry.name,
		email: enquiry.email,
		message: enquiry.message,
		phone: enquiry.phone,
		company: enquiry.company,
		budget: enquiry.budget,
		timeline: enquiry.timeline,
		callback: enquiry.callback,
		calculation: enquiry.calculation,
		service: enquiry.service,
		city: enquiry.city,
		district: enquiry.district,
		landing_page: enquiry.landingPage,
		referrer: enquiry.referrer,
		first_touch: enquiry.firstTouch && JSON.stringify(enquiry.firstTouch),
		last_touch: enquiry.lastTouch && JSON.stringify(enquiry.lastTouch),
		source: readSource(enquiry),
		notice_version: enquiry.noticeVersion,
		wants_news: Number(enquiry.wantsNews),
		verdict: enquiry.verdict,
		spam_reasons: enquiry.spamReasons.join("\n"),
		address_key: enquiry.addressKey,
		erased_at: null,
	};
}

export function toDelivery(row: unknown): Delivery {
	const parsed = deliveryRowSchema.parse(row);
	return {
		id: parsed.id,
		enquiryId: parsed.enquiry_id,
		channel: parsed.channel,
		state: parsed.state,
		attempts: parsed.attempts,
		nextAt: parsed.next_at,
		deliveredAt: parsed.delivered_at,
		lastError: parsed.last_error,
	};
}

export function toTouch(text: string | null): Touch | null {
	if (text === null) return null;
	const parsed = z.record(z.string(), z.string()).parse(JSON.parse(text));
	const entries = TOUCH_PARAMETERS.flatMap((name) =>
		parsed[name] === undefined ? [] : [[name, parsed[name]] as const],
	);
	return Object.fromEntries(entries);
}
