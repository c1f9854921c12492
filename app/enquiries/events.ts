import * as z from "zod/mini";
import { CALL_STATE_NAMES } from "#app/database/call-states.ts";

/** What several changes write of the row of an enquiry. */
export type Column = "state" | "value" | "owner" | "snooze";

/** What is true of a kind of event. Its words are in `desk/changes/event-words.ts`. */
type EventRules = {
	/** What it writes of the enquiry's row: a change of the same is stale after it. */
	writes: readonly Column[];
	/** True if its author can undo it for a while. */
	isUndoable: boolean;
	/** True if the e-mail that it sends waits as long as its author is offered to undo it. */
	isToldLate: boolean;
	/** True if one form can save it together with others of these, which are undone together. */
	isSavedTogether: boolean;
	/** True if the visitor has an answer by it, or by what it tells. */
	isAnswer: boolean;
	/** True if it is what the visitor wrote, after which they wait. */
	isReply: boolean;
	/** True if it changes what is to be told of a call. */
	isOfCall: boolean;
	/** What it is in the conversation; null if it is in the history of its enquiry alone. */
	part: "answer" | "reply" | "call" | "note" | null;
	/** True if a row of the inbox tells it as the last words. */
	isSaid: boolean;
	/** What another program is told of it, by the webhook; null for nothing. An outcome is a state of won or lost. */
	webhook: "replied" | "assigned" | "outcome" | null;
	/** What it tells beside its words. Times are in ISO 8601, people and enquiries are told by their ids. */
	data: z.ZodMiniType;
};

const text = z.string();
const isTrue = z.optional(z.literal(true));
const orNull = z.nullable(text);
/** The state of the enquiry before and after; neither where the change left it as it was. */
const states = z.object({ from: z.optional(text), to: z.optional(text) });
/** The enhanced status code of a report, empty where it has none; none where the event has words of its own. */
const status = { status: z.optional(text) };
const corrected = z.optional(z.object({ from: orNull, to: orNull }));
/** What was undone: the kind of the event and its data. */
const undone = z.object({ of: text, data: z.record(text, z.unknown()) });

const PLAIN = {
	writes: [],
	isUndoable: false,
	isToldLate: false,
	isSavedTogether: false,
	isAnswer: false,
	isReply: false,
	isOfCall: false,
	part: null,
	isSaid: false,
	webhook: null,
	data: z.object({}),
} satisfies EventRules;

const ANSWER = {
	...PLAIN,
	writes: ["state", "owner", "snooze"],
	isUndoable: true,
	isAnswer: true,
	part: "answer",
	isSaid: true,
} satisfies EventRules;

/** After these the visitor waits again. */
const WAITS_AGAIN = {
	...PLAIN,
	writes: ["state", "snooze"],
	data: states,
} satisfies EventRules;
const REPLY = {
	...WAITS_AGAIN,
	isReply: true,
	part: "reply",
	isSaid: true,
	webhook: "replied",
	data: z.object({ from: text }),
} satisfies EventRules;
const STATE = {
	...PLAIN,
	writes: ["state"],
	isUndoable: true,
	isSavedTogether: true,
	webhook: "outcome",
	data: z.object({ from: text, to: text }),
} satisfies EventRules;
/** The call before it was changed; null where there was none. */
const callBefore = z.nullable(
	z.object({
		hostId: orNull,
		startsAt: z.number(),
		endsAt: z.number(),
		state: z.enum(CALL_STATE_NAMES),
		sequence: z.number(),
		createdAt: text,
	}),
);
export type CallBefore = z.output<typeof callBefore>;
const was = { was: z.optional(callBefore) };
const CALL = {
	...PLAIN,
	isOfCall: true,
	part: "call",
	isSaid: true,
	data: z.object({ startsAt: text }),
} satisfies EventRules;
/** What the staff do with a call, which is told once they cannot undo it any more. */
const CHANGED_CALL = {
	...CALL,
	isUndoable: true,
	isToldLate: true,
	data: z.extend(CALL.data, was),
} satisfies EventRules;

const REGISTRY = {
	"made-by-hand": PLAIN,
	/** A colleague may be told of a note. */
	note: { ...PLAIN, part: "note", isSaid: true, data: z.object({ to: z.optional(text) }) },
	answer: { ...ANSWER, isToldLate: true, data: z.object({ freedFrom: z.optional(text) }) },
	"answered-elsewhere": { ...ANSWER, data: z.object({ channel: text }) },
	/** This and the next one were written before several enquiries of a person were one matter. */
	"answered-with": {
		...ANSWER,
		part: null,
		isSaid: false,
		data: z.object({ enquiryId: text, eventId: orNull }),
	},
	"not-answered-with": { ...PLAIN, data: z.object({ enquiryId: text, from: text }) },
	reply: { ...REPLY, data: z.object({ from: text, isOverLimit: isTrue, isCut: isTrue }) },
	replied: { ...REPLY, isUndoable: true },
	/** Its words are those of the enquiry. */
	"another-enquiry": { ...REPLY, part: null, isSaid: false, webhook: null },
	"auto-reply": {
		...PLAIN,
		part: "reply",
		isSaid: true,
		data: z.object({ count: z.optional(z.number()), isCut: isTrue }),
	},
	mailed: PLAIN,
	/** It is that of an acknowledgement, too, whether it came back or was refused. */
	"answer-bounced": { ...WAITS_AGAIN, data: z.extend(states, status) },
	"copy-bounced": { ...PLAIN, part: "note", data: z.object(status) },
	"answer-delivered": { ...PLAIN, writes: ["state"], data: states },
	"answer-failed": WAITS_AGAIN,
	"cancel-answer": {
		...WAITS_AGAIN,
		part: "note",
		data: z.object({
			draftOf: z.optional(text),
			because: z.optional(text),
			hadFiles: z.optional(z.literal(true)),
		}),
	},
	corrected: {
		...PLAIN,
		data: z.object({ name: corrected, company: corrected, email: corrected, phone: corrected }),
	},
	"taken-apart": WAITS_AGAIN,
	"put-together": { ...WAITS_AGAIN, data: z.object({ enquiryId: text }) },
	/** Staff said that another enquiry, with the same number, is somebody else's. */
	"not-one-person": { ...PLAIN, data: z.object({ enquiryId: text }) },
	"new-matter": WAITS_AGAIN,
	"send-again": PLAIN,
	"send-now": PLAIN,
	state: STATE,
	value: {
		...STATE,
		writes: ["value"],
		webhook: null,
		data: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
	},
	won: { ...STATE, data: z.object({ from: text, value: z.nullable(z.number()) }) },
	lost: { ...STATE, data: z.object({ from: text }) },
	owner: {
		...STATE,
		writes: ["owner"],
		webhook: "assigned",
		data: z.object({ from: orNull, to: orNull, hasLeft: isTrue }),
	},
	/** Before there were next steps, a snooze could end without a reply alone. */
	snooze: {
		...STATE,
		writes: ["snooze"],
		webhook: null,
		data: z.object({ from: orNull, to: orNull, isFollowedUp: isTrue }),
	},
	"next-step": {
		...STATE,
		webhook: null,
		data: z.object({ from: text, was: orNull, by: z.enum(["us", "them"]), at: orNull }),
	},
	spam: { ...PLAIN, isUndoable: true, data: z.object({ from: text }) },
	ham: { ...PLAIN, isUndoable: true, data: z.object({ from: text }) },
	// Its row tells the call that stands, beside what was said before.
	booked: { ...CHANGED_CALL, isSaid: false },
	"call-moved": { ...CHANGED_CALL, data: z.object({ from: text, to: text, ...was }) },
	"call-cancelled": CHANGED_CALL,
	"took-place": { ...ANSWER, isOfCall: true, part: "call", data: CALL.data },
	"no-show": {
		...WAITS_AGAIN,
		isUndoable: true,
		isOfCall: true,
		part: "call",
		isSaid: true,
		data: CALL.data,
	},
	undone: { ...PLAIN, data: z.extend(undone, { hadFiles: z.optional(z.literal(true)) }) },
	"taken-back": { ...PLAIN, data: undone },
	erased: PLAIN,
} as const satisfies Record<string, EventRules>;

export type EventKind = keyof typeof REGISTRY;
export type EventData<Kind extends EventKind> = z.output<(typeof REGISTRY)[Kind]["data"]>;
/** A kind of event with its data. */
export type TypedEvent = {
	[Kind in EventKind]: { kind: Kind; data: EventData<Kind> };
}[EventKind];

/** The kinds of events of an enquiry. */
export const EVENTS: Readonly<Record<EventKind, EventRules>> = REGISTRY;

/** Lists the kinds of events for which something is true. */
export function filterEvents(has: (rules: EventRules) => boolean): EventKind[] {
	return (Object.keys(EVENTS) as EventKind[]).filter((kind) => has(EVENTS[kind]));
}

/** Lists the kinds of events that write a column: what a change of it collides with. */
export function listWriting(column: Column): EventKind[] {
	return filterEvents(({ writes }) => writes.includes(column));
}

/** The kinds of answers in words, by the desk or elsewhere. */
export const WRITTEN_ANSWERS = filterEvents(({ isAnswer, part }) => isAnswer && part === "answer");
/** The kinds that are the last words of a row of the inbox. */
export const SAID = filterEvents(({ isSaid }) => isSaid);
/** The kinds of replies in words, beside further enquiries. */
export const WRITTEN_REPLIES = filterEvents(({ isReply, part }) => isReply && part === "reply");
/** The kinds of what the visitor wrote, after which they wait. */
export const REPLIES = filterEvents(({ isReply }) => isReply);
