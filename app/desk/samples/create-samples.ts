import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { parse } from "yaml";
import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import type { Booking } from "#app/database/booking.ts";
import { checkFields } from "#app/enquiries/check-fields.ts";
import { deliveryFaultSchema } from "#app/enquiries/delivery-fault.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { ENQUIRY_STATES } from "#app/enquiries/enquiry-table.ts";
import { type EventRow, parseEvent } from "#app/enquiries/event-table.ts";
import { addOpenMinutes } from "#app/enquiries/opening-hours.ts";
import { spamReasonSchema } from "#app/enquiries/spam/spam-reason.ts";
import { createDelivery } from "#app/enquiries/store/deliveries.ts";
import { toEnquiryRow } from "#app/enquiries/store/enquiry-row.ts";
import type { Sample } from "#app/enquiries/store/sample-store.ts";
import { parseCampaignParameters } from "#app/platform/attribution.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { getProjectFolder } from "#app/platform/project-folder.server.ts";
import { createCall } from "./create-call.ts";

/** A duration in the form of ISO 8601, parsed to ms. */
const durationSchema = z.iso
	.duration()
	.transform((text) => Temporal.Duration.from(text).total("milliseconds"));

const sampleSchema = z.strictObject({
	ago: durationSchema,
	/** The text that was typed into each field, by the field's name. */
	form: z.record(z.string(), z.string()),
	service: z.string().optional(),
	city: z.string().optional(),
	/** The host of the referring page, and the query of a campaign. */
	referrer: z.string().optional(),
	campaign: z.string().optional(),
	/** The reason why the filter quarantines it. */
	spam: z.optional(spamReasonSchema),
	call: z.enum(["ahead", "past", "no-show"]).optional(),
	state: z.enum(ENQUIRY_STATES).default("new"),
	/** The reason why its answer could not be delivered. */
	failure: z.optional(deliveryFaultSchema),
	history: z
		.array(
			z.strictObject({
				/** The time before the present; without it `after` counts, in opening hours since the enquiry came. */
				ago: durationSchema.optional(),
				after: durationSchema.default(0),
				kind: z.enum([
					"answer",
					"answered-elsewhere",
					"note",
					"state",
					"value",
					"won",
					"lost",
					"snooze",
					"spam",
				]),
				/** What it tells beside its words, but for the time of a snooze. */
				data: z.record(z.string(), z.unknown()).default({}),
				/** The time after the present until which it is snoozed. */
				until: durationSchema.optional(),
				text: z.string().optional(),
			}),
		)
		.default([]),
});
type Given = z.infer<typeof sampleSchema>;

/** What the samples take of the content. */
export type SampleContent = Pick<Content, "site" | "pages"> &
	Record<"services" | "cities", readonly { slug: string }[]>;

type Context = {
	content: SampleContent;
	/** The ids of those who answer, by turns. */
	staff: readonly string[];
	/** Unix time in ms. */
	now: number;
};

/** Creates the enquiries of `samples.yaml` with their events, calls and deliveries, none of them later than now but the calls ahead. */
export function createSamples({ content, staff, now }: Context): Sample[] {
	const text = readFileSync(join(getProjectFolder(), "app/desk/samples/samples.yaml"), "utf8");
	const rules = content.pages.contact.booking;
	const calls: Booking[] = [];
	return z
		.array(sampleSchema)
		.parse(parse(text))
		.map((given, index) => {
			const created = { enquiryId: crypto.randomUUID(), createdAt: toIso(now - given.ago) };
			const booking = rules && given.call && createCall(rules, calls, created, given.call, now);
			if (booking) calls.push(booking);
			const person = staff[index % staff.length] ?? null;
			const events = createEvents(given, created, booking, person, { content, now });
			const enquiry = createEnquiry(given, index, content);
			return toSample(given, enquiry, created, booking, events);
		});
}

function createEvents(
	{ history }: Given,
	{ enquiryId, createdAt }: Pick<Booking, "enquiryId" | "createdAt">,
	booking: Booking | undefined,
	staffId: string | null,
	{ content, now }: Pick<Context, "content" | "now">,
): EventRow[] {
	const author = staffId ? ("person" as const) : ("system" as const);
	const none = { enquiryId, author, staffId, text: null };
	const booked = booking && {
		...none,
		kind: "booked" as const,
		at: createdAt,
		author: "visitor" as const,
		staffId: null,
		data: { startsAt: toIso(booking.startsAt) },
	};
	const own = history.map(({ ago, after, until, ...event }) => {
		const open = addOpenMinutes(createdAt, after / MINUTE, content.site.openingHours);
		const at = ago === undefined ? Math.min(open, now) : now - ago;
		const data = until === undefined ? event.data : { from: null, to: toIso(now + until) };
		return { ...none, ...event, at: toIso(at), data };
	});
	return (booked ? [booked, ...own] : own).map((event, at) => ({
		...event,
		id: crypto.randomUUID(),
		data: JSON.stringify(event.data),
		text: event.text ?? null,
		cc: null,
		subject: null,
		sendAt: null,
		replaced: null,
		revision: at + 1,
	}));
}

function createEnquiry(given: Given, index: number, content: Context["content"]): NewEnquiry {
	const form = new FormData();
	for (const [name, text] of Object.entries(given.form)) form.set(name, text);
	const checked = checkFields(form);
	if (!checked.isValid)
		throw new Error(`samples.yaml: ${index}: ${JSON.stringify(checked.errors)}`);
	const find = (list: readonly { slug: string }[], slug: string | undefined) =>
		list.find((each) => each.slug === slug)?.slug ?? null;
	const service = find(content.services, given.service);
	const city = find(content.cities, given.city);
	const touch = parseCampaignParameters(new URLSearchParams(given.campaign));
	return {
		...checked.fields,
		submissionId: `sample-${index}`,
		calculation: null,
		service,
		city,
		district: null,
		landingPage: `/${[service && "services", service, city].filter(Boolean).join("/")}`,
		referrer: given.referrer ?? null,
		firstTouch: touch,
		lastTouch: touch,
		noticeVersion: "sample",
		wantsNews: false,
		verdict: given.spam ? "quarantined" : "clean",
		spamReasons: given.spam ? [given.spam] : [],
		addressKey: null,
	};
}

function toSample(
	{ state, failure }: Given,
	enquiry: NewEnquiry,
	{ enquiryId: id, createdAt }: Pick<Booking, "enquiryId" | "createdAt">,
	booking: Booking | undefined,
	events: EventRow[],
): Sample {
	const told = events.map(parseEvent);
	const expected = told.find((event) => event.kind === "value");
	const won = told.find((event) => event.kind === "won");
	const snoozed = told.find((event) => event.kind === "snooze");
	const find = (kind: EventRow["kind"]) => events.find((event) => event.kind === kind);
	const answer = failure ? undefined : events.find(({ kind }) => kind.startsWith("answer"));
	const row = toEnquiryRow(enquiry, { id, createdAt });
	return {
		enquiry: {
			...row,
			verdict: find("spam") ? "spam" : row.verdict,
			state,
			owner: events.at(-1)?.staffId ?? null,
			firstAnswerAt: answer?.at ?? null,
			firstAnswerBy: answer?.staffId ?? null,
			outgoingAt: answer?.at ?? null,
			snoozedUntil: snoozed?.data.to ?? null,
			expectedValue: expected?.data.to ?? null,
			wonValue: won?.data.value ?? null,
			wonAt: won?.at ?? null,
			lostReason: find("lost")?.text ?? null,
			revision: events.length,
			// The value counts as a reminder, as nobody is reminded of a sample.
			reminderId: "",
			isSample: 1,
		},
		events,
		booking,
		deliveries: events
			.filter(({ kind }) => kind === "answer")
			.map(({ id: eventId, at }) => ({
				...createDelivery({
					enquiryId: id,
					channel: "answer",
					eventId,
					state: failure ? "failed" : "delivered",
					nextAt: Date.parse(at),
				}),
				attempts: 1,
				deliveredAt: failure ? null : at,
				lastError: failure ? JSON.stringify(failure) : null,
			})),
	};
}

function toIso(time: number): string {
	return new Date(time).toISOString();
}
