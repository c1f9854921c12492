/** What several changes write of the row of an enquiry. */
export type Column = "state" | "owner" | "snooze";

/** What is true of a kind of event. Its words are in `desk/changes/event-words.ts`. */
type EventRules = {
	/** What it writes of the enquiry's row: a change of the same is stale after it. */
	writes: readonly Column[];
	/** True if its author can undo it for a while. */
	isUndoable: boolean;
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
};

const PLAIN = {
	writes: [],
	isUndoable: false,
	isSavedTogether: false,
	isAnswer: false,
	isReply: false,
	isOfCall: false,
	part: null,
} satisfies EventRules;

const ANSWER = {
	...PLAIN,
	writes: ["state", "owner", "snooze"],
	isUndoable: true,
	isAnswer: true,
	part: "answer",
} satisfies EventRules;

/** After these the visitor waits again. */
const WAITS_AGAIN = { ...PLAIN, writes: ["state", "snooze"] } satisfies EventRules;
const REPLY = { ...WAITS_AGAIN, isReply: true, part: "reply" } satisfies EventRules;
const STATE = {
	...PLAIN,
	writes: ["state"],
	isUndoable: true,
	isSavedTogether: true,
} satisfies EventRules;
const CALL = { ...PLAIN, isOfCall: true, part: "call" } satisfies EventRules;

const REGISTRY = {
	"made-by-hand": PLAIN,
	note: { ...PLAIN, part: "note" },
	answer: ANSWER,
	"answered-elsewhere": ANSWER,
	"answered-with": { ...ANSWER, part: null },
	"not-answered-with": PLAIN,
	reply: REPLY,
	replied: { ...REPLY, isUndoable: true },
	"auto-reply": { ...PLAIN, part: "reply" },
	mailed: PLAIN,
	"answer-bounced": WAITS_AGAIN,
	"copy-bounced": { ...PLAIN, part: "note" },
	"answer-delivered": { ...PLAIN, writes: ["state"] },
	"answer-failed": WAITS_AGAIN,
	"cancel-answer": { ...WAITS_AGAIN, part: "note" },
	corrected: PLAIN,
	"taken-apart": PLAIN,
	"put-together": PLAIN,
	"send-again": PLAIN,
	"send-now": PLAIN,
	state: STATE,
	won: STATE,
	lost: STATE,
	owner: { ...STATE, writes: ["owner"] },
	snooze: { ...STATE, writes: ["snooze"] },
	spam: { ...PLAIN, isUndoable: true },
	ham: { ...PLAIN, isUndoable: true },
	booked: CALL,
	"call-moved": CALL,
	"call-cancelled": CALL,
	"took-place": { ...ANSWER, isOfCall: true, part: "call" },
	"no-show": { ...WAITS_AGAIN, isUndoable: true, isOfCall: true, part: "call" },
	undone: PLAIN,
	"taken-back": PLAIN,
	erased: PLAIN,
} as const satisfies Record<string, EventRules>;

export type EventKind = keyof typeof REGISTRY;

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
/** The kinds of what the visitor wrote, after which they wait. */
export const REPLIES = filterEvents(({ isReply }) => isReply);
