import type { DeskActions, DeskHandler } from "#app/desk/request/desk-route.ts";
import { checkText } from "#app/desk/request/parse-form.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { parseSendTime } from "#app/desk/times/send-times.ts";
import { parseSnooze } from "#app/desk/times/snooze-options.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { ENQUIRY_STATES } from "#app/enquiries/enquiry-table.ts";
import type { EventKind } from "#app/enquiries/events.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { type AmountRule, parseAmount } from "#app/platform/parse-amount.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** The value of a won enquiry: whole, and at most 1e11. */
const VALUE_RULE = {
	kind: "money",
	min: 1,
	max: 1e11,
	isWhole: true,
	example: 45_000,
} satisfies AmountRule;
export const MAX_REASON_LENGTH = 200;
const CHANNELS = ["call", "whatsapp", "e-mail"] as const;

type Get = (name: string) => string;
type Colleague = Pick<Staff, "id" | "name" | "disabledAt">;

/** What staff can ask for of an enquiry, by the field `intent` of a form. */
type Intent = {
	/** Parses the change from the fields of the form, and rejects it where one is missing or unknown. */
	parse: (get: Get, staff: readonly Colleague[]) => Result<Change>;
	/** The kind of the event by which the page tells that it was done. */
	event: EventKind;
	/** The field of an enquiry's page with its words, and the name of those in a rejection. */
	words?: { field: "text" | "said" | "note"; name: string };
	/** True if the inbox can ask for it of several enquiries at once. */
	isOfSeveral?: true;
};

const INTENTS: ReadonlyMap<string, Intent> = new Map<string, Intent>([
	["note", { parse: parseNote, event: "note", words: { field: "note", name: "The note" } }],
	["answer", { parse: parseAnswer, event: "answer", words: { field: "text", name: "The answer" } }],
	["cancel-answer", { parse: parseCancelled, event: "cancel-answer" }],
	[
		"answered-elsewhere",
		{
			parse: parseElsewhere,
			event: "answered-elsewhere",
			words: { field: "said", name: "The answer" },
		},
	],
	[
		"replied",
		{
			parse: (get) => accept({ kind: "replied", text: get("text") }),
			event: "replied",
			words: { field: "said", name: "The reply" },
		},
	],
	["send-again", { parse: () => accept({ kind: "send-again" }), event: "send-again" }],
	["state", { parse: parseState, event: "state", isOfSeveral: true }],
	["won", { parse: (get) => parseWon(get("value")), event: "won" }],
	["lost", { parse: (get) => parseLost(get("reason")), event: "lost" }],
	["owner", { parse: parseOwner, event: "owner", isOfSeveral: true }],
	[
		"snooze",
		{
			parse: (get) => parseSnooze(get("day") || get("until")),
			event: "snooze",
			isOfSeveral: true,
		},
	],
	["spam", { parse: () => accept({ kind: "spam" }), event: "spam", isOfSeveral: true }],
	["ham", { parse: () => accept({ kind: "ham" }), event: "ham", isOfSeveral: true }],
	[
		"undo",
		{
			parse: (get) =>
				accept(get("event") ? { kind: "undo", eventId: get("event") } : { kind: "undo" }),
			event: "undone",
			isOfSeveral: true,
		},
	],
]);

/** Returns what is true of an intent; undefined for one that is no change of an enquiry, or known to its page alone. */
export function getIntent(intent: string): Intent | undefined {
	return INTENTS.get(intent);
}

/** Lists the actions of a page that makes changes: all, or those that can be made of several enquiries. */
export function listActions(handle: DeskHandler, { isOfSeveral = false } = {}): DeskActions {
	const offered = [...INTENTS].filter(([, intent]) => intent.isOfSeveral || !isOfSeveral);
	return Object.fromEntries(offered.map(([name]) => [name, { handle }]));
}

/** Parses the change that a form asks for. */
export function parseChange(get: Get, staff: readonly Colleague[]): Result<Change> {
	const intent = INTENTS.get(get("intent"));
	if (!intent) return reject("This form asks for something that the desk does not know.");
	const checked = intent.words ? checkText(intent.words.name, get("text")) : accept("");
	return checked.ok ? intent.parse(get, staff) : checked;
}

function parseNote(get: Get): Result<Change> {
	const text = get("text");
	return text ? accept({ kind: "note", text }) : reject("The note is empty: write a word or two.");
}

function parseAnswer(get: Get): Result<Change> {
	if (!getEnv().SMTP_URL)
		return reject(
			"Nothing was sent: this site sends no e-mail, as SMTP_URL is not set. Copy your words below into your own mailbox, then press how you have answered.",
		);
	const text = get("text");
	if (!text) return reject("The answer is empty: choose a text or write one.");
	const time = parseSendTime(get("at"), get("later"));
	return time.ok ? accept({ kind: "answer", text, ...time.value }) : time;
}

function parseCancelled(get: Get): Result<Change> {
	return get("planned")
		? accept({ kind: "cancel-answer", eventId: get("planned") })
		: reject("Choose the planned answer that is to be cancelled.");
}

function parseElsewhere(get: Get): Result<Change> {
	const channel = CHANNELS.find((known) => known === get("channel"));
	return channel
		? accept({ kind: "answered-elsewhere", channel, text: get("text") })
		: reject(`Say how it was answered: ${CHANNELS.join(", ")}.`);
}

function parseState(get: Get): Result<Change> {
	const state = ENQUIRY_STATES.find((known): known is Enquiry["state"] => known === get("state"));
	return state
		? accept({ kind: "state", state })
		: reject(`Choose a state: ${ENQUIRY_STATES.join(", ")}.`);
}

function parseOwner(get: Get, staff: readonly Colleague[]): Result<Change> {
	const id = get("owner");
	if (!id) return accept({ kind: "owner", owner: null });
	const owner = staff.find((person) => person.id === id);
	if (!owner) return reject("This owner is not one of the desk's people.");
	return owner.disabledAt
		? reject(`${owner.name} cannot sign in any more: choose somebody else.`)
		: accept({ kind: "owner", owner: id });
}

/** Parses the value of a won enquiry as people write it; empty for one that is not known. */
function parseWon(typed: string): Result<Change> {
	if (!typed) return accept({ kind: "won", value: null });
	const { value, error } = parseAmount(typed, VALUE_RULE);
	return error === undefined
		? accept({ kind: "won", value })
		: reject(`The value was not saved. ${error}`);
}

function parseLost(reason: string): Result<Change> {
	return reason.length > MAX_REASON_LENGTH
		? reject(
				`The reason has ${reason.length} characters, and ${MAX_REASON_LENGTH} are the most: write the rest as a note.`,
			)
		: accept({ kind: "lost", reason: reason || null });
}
