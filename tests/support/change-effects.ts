import { expect } from "vitest";
import type { Change, IncomingMessage } from "../../app/enquiries/store/change-types.ts";
import { callIn, toSpan } from "./call-stores.ts";

/** The call of the enquiry before the change. */
export const CALL = callIn(72);
const LATER = callIn(96);
const START = new Date(CALL.startsAt).toISOString();
const TIME = expect.any(String);

/**
 * The enquiry before the change; its acknowledgement was delivered, and its webhook has failed. `unanswered`: its answer has
 * failed; `answered`: the answer, with the id "answer", was delivered; `planned`: the answer, whose event has the id "planned",
 * is planned for the time of the call.
 */
export type Given =
	| "with a call"
	| "without a call"
	| "with a call that began"
	| "with a cancelled call"
	| "spam"
	| "unanswered"
	| "answered"
	| "planned";

export type ChangeEffects = {
	given?: Given;
	change: Change;
	/** The values of the events that are written; "them" is the author's id. */
	events: object[];
	/** The new values of the row, except its revision. */
	enquiry?: object;
	/** The states of the deliveries that have changed; undefined where they were removed. */
	deliveries?: Record<string, string | undefined>;
	call?: string | undefined;
};

const ANSWERED = {
	state: "waiting",
	outgoingAt: TIME,
	firstAnswerAt: TIME,
	firstAnswerBy: "them",
	owner: "them",
};
const AT_ITS_TIME = { ...ANSWERED, outgoingAt: START, firstAnswerAt: START };
const UNPLANNED = { state: "new", outgoingAt: null, firstAnswerAt: null, firstAnswerBy: null };
const stopped = (because: string) => ({
	kind: "cancel-answer",
	author: "system",
	staffId: null,
	data: { draftOf: expect.any(String), because },
});
/** The webhook has told of the enquiry, and is to tell of what happens to it. */
const TOLD_ON = { "webhook-event": "pending" };
/** The e-mail with the enquiry is the agency's first invitation. */
const TOLD = { invitation: "pending", "host-invitation": "pending" };
const TOLD_AGAIN = { invitation: "pending,pending", "host-invitation": "pending" };
const TOLD_THRICE = { invitation: "pending,pending,pending", "host-invitation": "pending,pending" };

export const MESSAGE: IncomingMessage = {
	messageId: "<1@client.example>",
	fromName: "Riya",
	fromAddress: "riya@desaicotton.example",
	subject: "Re: Hello",
	quoted: null,
	matchedBy: "thread",
	isOtherSender: 0,
	files: [],
	words: [],
};

/** The effects of each change. */
export const CHANGES: ChangeEffects[] = [
	{ change: { kind: "made-by-hand" }, events: [{}] },
	{ change: { kind: "note", text: "Called" }, events: [{ text: "Called" }] },
	{
		change: { kind: "note", text: "For Arjun", message: MESSAGE, receivers: ["a@x.example"] },
		events: [{ text: "For Arjun", cc: "a@x.example" }],
	},
	{
		change: { kind: "answer", text: "Yes" },
		events: [{ text: "Yes" }],
		enquiry: ANSWERED,
		deliveries: { answer: "pending" },
	},
	{
		change: { kind: "answer", text: "Yes", sendAt: START },
		events: [{ text: "Yes", sendAt: START }],
		enquiry: AT_ITS_TIME,
		deliveries: { answer: "pending" },
	},
	{
		given: "spam",
		change: { kind: "answer", text: "Yes" },
		events: [
			{ text: "Yes", data: { freedFrom: "spam" } },
			{ kind: "booked", author: "visitor", staffId: null, data: { startsAt: START } },
		],
		enquiry: { ...ANSWERED, verdict: "ham", personId: expect.any(String) },
		deliveries: {
			answer: "pending",
			email: "pending",
			webhook: "pending",
			invitation: "cancelled,pending",
			"call-reminder": "cancelled,cancelled,pending,pending",
		},
		call: "booked",
	},
	{
		change: { kind: "answered-elsewhere", channel: "call", text: "" },
		events: [{ data: { channel: "call" } }],
		enquiry: ANSWERED,
	},
	{
		change: {
			kind: "answered-elsewhere",
			channel: "e-mail",
			text: "On Tuesday",
			message: MESSAGE,
			receivers: ["Riya+shop@desaicotton.example", "kabir@x.example"],
		},
		events: [
			{ data: { channel: "e-mail" }, text: "On Tuesday", cc: "kabir@x.example", replaced: null },
		],
		enquiry: ANSWERED,
	},
	{
		given: "planned",
		change: { kind: "cancel-answer", eventId: "planned" },
		events: [{ data: { draftOf: expect.any(String) } }],
		enquiry: UNPLANNED,
		deliveries: { answer: undefined },
	},
	{
		given: "planned",
		change: { kind: "reply", text: "Thanks", message: MESSAGE },
		events: [stopped("reply"), { data: { from: "new" }, text: "Thanks" }],
		enquiry: { ...UNPLANNED, incomingAt: TIME },
		deliveries: { answer: undefined, "reply-notice": "pending", ...TOLD_ON },
	},
	{
		given: "planned",
		change: { kind: "replied", text: "" },
		events: [stopped("replied"), { data: { from: "new" } }],
		enquiry: { ...UNPLANNED, incomingAt: TIME },
		deliveries: { answer: undefined, ...TOLD_ON },
	},
	{
		given: "planned",
		change: { kind: "won", value: null },
		events: [{ data: { from: "waiting", value: null } }],
		enquiry: { state: "won", wonAt: TIME },
		deliveries: TOLD_ON,
	},
	{ given: "planned", change: { kind: "send-now" }, events: [{}] },
	{
		given: "unanswered",
		change: { kind: "answer-failed" },
		events: [{ data: { from: "waiting", to: "new" } }],
		enquiry: { state: "new", firstAnswerAt: null, firstAnswerBy: null },
		deliveries: { "reply-notice": "pending" },
	},
	{
		change: { kind: "not-acknowledged", reason: "550 5.1.1" },
		events: [{ kind: "answer-bounced", data: { status: "550 5.1.1" } }],
	},
	{
		given: "answered",
		change: { kind: "answer-bounced", deliveryId: "answer", reason: "5.1.1" },
		events: [{ data: { from: "waiting", to: "new", status: "5.1.1" } }],
		enquiry: { state: "new", firstAnswerAt: null, firstAnswerBy: null },
		deliveries: { answer: "failed", "reply-notice": "pending" },
	},
	{
		given: "unanswered",
		change: { kind: "reply", text: "Thanks", message: MESSAGE },
		events: [{ data: { from: "waiting" }, text: "Thanks" }],
		enquiry: { state: "new", incomingAt: TIME },
		deliveries: { "reply-notice": "pending", ...TOLD_ON },
	},
	{
		given: "spam",
		change: { kind: "reply", text: "Thanks", message: MESSAGE },
		events: [{ data: { from: "new" }, text: "Thanks" }],
		enquiry: { incomingAt: TIME },
		deliveries: { "webhook-event": "held" },
	},
	{
		given: "unanswered",
		change: { kind: "replied", text: "" },
		events: [{ data: { from: "waiting" } }],
		enquiry: { state: "new", incomingAt: TIME },
		deliveries: TOLD_ON,
	},
	{ change: { kind: "auto-reply", text: "I am away." }, events: [{ text: "I am away." }] },
	{
		given: "answered",
		change: { kind: "copy-bounced", addresses: ["kabir@x.example"], reason: "" },
		events: [{ cc: "kabir@x.example", data: { status: "" } }],
	},
	{ change: { kind: "mailed", message: MESSAGE }, events: [{}] },
	{
		change: { kind: "state", state: "won" },
		events: [{ data: { from: "new", to: "won" } }],
		enquiry: { state: "won", wonAt: TIME },
		deliveries: TOLD_ON,
	},
	{
		change: { kind: "value", value: 80_000 },
		events: [{ data: { from: null, to: 80_000 } }],
		enquiry: { expectedValue: 80_000 },
	},
	{
		change: { kind: "won", value: 150_000 },
		events: [{ data: { from: "new", value: 150_000 } }],
		enquiry: { state: "won", wonValue: 150_000, wonAt: TIME },
		deliveries: TOLD_ON,
	},
	{
		change: { kind: "lost", reason: "Price" },
		events: [{ data: { from: "new" }, text: "Price" }],
		enquiry: { state: "lost", lostReason: "Price" },
		deliveries: TOLD_ON,
	},
	{
		change: { kind: "owner", owner: "them" },
		events: [{ data: { from: null, to: "them" } }],
		enquiry: { owner: "them" },
		deliveries: TOLD_ON,
	},
	{
		change: { kind: "owner", owner: null, text: "Its owner has left." },
		events: [{ text: "Its owner has left." }],
		deliveries: TOLD_ON,
	},
	{
		change: { kind: "snooze", until: "2027-01-01T00:00:00.000Z" },
		events: [{ data: { from: null, to: "2027-01-01T00:00:00.000Z" } }],
		enquiry: { snoozedUntil: "2027-01-01T00:00:00.000Z" },
	},
	{
		change: { kind: "next-step", next: { by: "us", at: "2027-01-01T00:00:00.000Z" } },
		events: [{ data: { from: "new", was: null, by: "us", at: "2027-01-01T00:00:00.000Z" } }],
		enquiry: { state: "open", dueAt: "2027-01-01T00:00:00.000Z" },
	},
	{
		change: { kind: "answer", text: "Yes", next: { by: "us", at: "2027-01-01T00:00:00.000Z" } },
		events: [{ text: "Yes" }],
		enquiry: { ...ANSWERED, state: "open", dueAt: "2027-01-01T00:00:00.000Z" },
		deliveries: { answer: "pending" },
	},
	{
		change: { kind: "correct", email: "riya@x.example", phone: "98765 43210" },
		events: [
			{
				kind: "corrected",
				data: {
					email: { from: "riya@desaicotton.example", to: "riya@x.example" },
					phone: { from: null, to: "98765 43210" },
				},
			},
		],
		enquiry: {
			email: "riya@x.example",
			phone: "98765 43210",
			phoneNumbers: "+919876543210",
			personId: expect.any(String),
		},
	},
	{
		change: { kind: "another-enquiry" },
		events: [{ data: { from: "new" } }],
		enquiry: { incomingAt: TIME },
	},
	{ change: { kind: "send-again" }, events: [{}], deliveries: { webhook: "pending" } },
	{ change: { kind: "send-now" }, events: [{}] },
	{
		change: { kind: "spam" },
		events: [{ data: { from: "clean" } }],
		enquiry: { verdict: "spam", personId: expect.any(String) },
		deliveries: {
			email: "held",
			webhook: "held",
			invitation: "cancelled",
			"call-reminder": "cancelled,cancelled",
		},
		call: "held-back",
	},
	{
		given: "planned",
		change: { kind: "spam" },
		events: [stopped("spam"), { data: { from: "clean" } }],
		enquiry: { ...UNPLANNED, verdict: "spam", personId: expect.any(String) },
		deliveries: {
			answer: undefined,
			email: "held",
			webhook: "held",
			invitation: "cancelled",
			"call-reminder": "cancelled,cancelled",
		},
		call: "held-back",
	},
	{
		given: "spam",
		change: { kind: "ham" },
		events: [
			{ data: { from: "spam" } },
			{ kind: "booked", author: "visitor", staffId: null, data: { startsAt: START } },
		],
		enquiry: { verdict: "ham", personId: expect.any(String) },
		deliveries: {
			email: "pending",
			webhook: "pending",
			invitation: "cancelled,pending",
			"call-reminder": "cancelled,cancelled,pending,pending",
		},
		call: "booked",
	},
	{
		given: "without a call",
		change: { kind: "book", wanted: CALL },
		events: [{ kind: "booked", data: { startsAt: START } }],
		deliveries: { ...TOLD, "call-reminder": "pending,pending" },
		call: "booked",
	},
	{
		change: { kind: "move-call", to: toSpan(LATER), sequence: 0, text: "Later" },
		events: [
			{
				kind: "call-moved",
				data: { from: START, to: new Date(LATER.startsAt).toISOString() },
				text: "Later",
			},
		],
		deliveries: { ...TOLD_AGAIN, "call-reminder": "cancelled,cancelled,pending,pending" },
	},
	{
		change: { kind: "cancel-call", sequence: 0, text: "Ill" },
		events: [{ kind: "call-cancelled", data: { startsAt: START }, text: "Ill" }],
		deliveries: { ...TOLD_AGAIN, "call-reminder": "cancelled,cancelled" },
		call: "cancelled",
	},
	{
		given: "with a cancelled call",
		change: { kind: "rebook-call", sequence: 1 },
		events: [{ kind: "booked", data: { startsAt: START } }],
		deliveries: {
			...TOLD_THRICE,
			"call-reminder": "cancelled,cancelled,pending,pending",
		},
		call: "booked",
	},
	{
		given: "with a call that began",
		change: { kind: "took-place" },
		events: [{ data: { startsAt: START } }],
		enquiry: ANSWERED,
		call: "took-place",
	},
	{
		given: "with a call that began",
		change: { kind: "no-show" },
		events: [{ data: { startsAt: START } }],
		call: "no-show",
	},
	{
		change: { kind: "erase" },
		events: [{ kind: "erased" }],
		enquiry: { name: "", email: "", message: "", erasedAt: TIME },
		deliveries: {
			email: "cancelled",
			webhook: "cancelled",
			invitation: "cancelled",
			"host-invitation": "pending",
			"call-reminder": "cancelled,cancelled",
		},
		call: "cancelled",
	},
];

const UNDOABLE = [
	"answer",
	"answered-elsewhere",
	"replied",
	"state",
	"value",
	"won",
	"lost",
	"owner",
	"snooze",
	"next-step",
	"spam",
	"ham",
	"took-place",
	"no-show",
];

/** The changes that their author can undo, without those that a call follows which the visitor is told of. */
export const UNDOABLE_CHANGES: ChangeEffects[] = CHANGES.filter(
	({ given, change, events }) =>
		UNDOABLE.includes(change.kind) &&
		events.length === 1 &&
		given !== "planned" &&
		!("message" in change),
);
