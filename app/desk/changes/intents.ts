import * as z from "zod/mini";
import type { DeskActions, FormHandler } from "#app/desk/request/desk-route.ts";
import { checkText } from "#app/desk/request/parse-form.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { parseNextStep } from "#app/desk/times/next-steps.ts";
import { parseSnooze } from "#app/desk/times/snooze-options.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { ENQUIRY_STATES } from "#app/enquiries/enquiry-table.ts";
import type { EventKind } from "#app/enquiries/events.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-changes.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { type AmountRule, parseAmount } from "#app/platform/parse-amount.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";

/** The value of an enquiry, expected or won: whole, and at most 1e11. */
const VALUE_RULE = {
	kind: "money",
	min: 1,
	max: 1e11,
	isWhole: true,
	example: 45_000,
} satisfies AmountRule;
export const MAX_REASON_LENGTH = 200;
const CHANNELS = ["call", "whatsapp", "e-mail"] as const;

/** The fields of a form that asks for a change, of which each has some. */
export const changeFields = z.object({
	/** The words of a note, or of what was said elsewhere. */
	text,
	/** The ids of a planned answer, and of an event that is undone. */
	planned: text,
	event: text,
	channel: text,
	state: text,
	/** What is expected of an open enquiry, or said of a won one, and of a lost one. */
	value: text,
	reason: text,
	/** The ids of people of the desk: the owner, and who is told of a note. */
	owner: text,
	tell: text,
	/** Until when it is snoozed: a day, or a value of `listSnoozes`. */
	day: text,
	until: text,
	/** Who is next: a value of `listNextSteps`, with a day of one's own, and the same after an answer that went another way. */
	next: text,
	"next-day": text,
	"said-next": text,
	/** The id of an enquiry of the same person. */
	with: text,
	/** The id of an enquiry of somebody else. */
	"other-person": text,
});

export type ChangeForm = z.infer<typeof changeFields>;
type Colleague = Pick<Staff, "id" | "name" | "disabledAt">;

/** What staff can ask for of an enquiry, by the field `intent` of a form. */
export type Intent = {
	/** Parses the change from the fields of the form, and rejects it where one is missing or unknown. */
	parse: (form: ChangeForm, staff: readonly Colleague[]) => Result<Change>;
	/** The kind of the event by which the page tells that it was done. */
	event: EventKind;
	/** The field of an enquiry's page with its words, if it is not that of the answer, and the message that names them in a rejection. */
	words?: { field: "said" | "note"; nameKey: "theNote" | "theAnswer" | "theReply" };
	/** True if the inbox can ask for it of several enquiries at once. */
	isOfSeveral?: true;
	/** The names of buttons that ask for it by a value of their own. */
	buttons?: readonly string[];
	/** True for what one has just done oneself, which can be undone whatever the page shows. */
	isOfAnyRevision?: true;
};

export const INTENTS: ReadonlyMap<string, Intent> = new Map(
	Object.entries<Intent>({
		note: { parse: parseNote, event: "note", words: { field: "note", nameKey: "theNote" } },
		"cancel-answer": {
			parse: parseCancelled,
			event: "cancel-answer",
			buttons: ["planned"],
			isOfAnyRevision: true,
		},
		"answered-elsewhere": {
			parse: parseElsewhere,
			event: "answered-elsewhere",
			words: { field: "said", nameKey: "theAnswer" },
			buttons: ["channel"],
		},
		replied: {
			parse: ({ text }) => accept({ kind: "replied", text }),
			event: "replied",
			words: { field: "said", nameKey: "theReply" },
		},
		"send-again": { parse: () => accept({ kind: "send-again" }), event: "send-again" },
		state: { parse: parseState, event: "state", isOfSeveral: true },
		value: { parse: (form) => parseValue("value", form), event: "value" },
		won: { parse: (form) => parseValue("won", form), event: "won" },
		lost: { parse: parseLost, event: "lost" },
		owner: { parse: parseOwner, event: "owner", isOfSeveral: true },
		snooze: {
			parse: ({ day, until }) => parseSnooze(until, day),
			event: "snooze",
			isOfSeveral: true,
		},
		"next-step": { parse: parseNext, event: "next-step" },
		spam: { parse: () => accept({ kind: "spam" }), event: "spam", isOfSeveral: true },
		ham: { parse: () => accept({ kind: "ham" }), event: "ham", isOfSeveral: true },
		undo: {
			parse: ({ event }) => accept({ kind: "undo", ...(event && { eventId: event }) }),
			event: "undone",
			isOfSeveral: true,
			isOfAnyRevision: true,
		},
		"take-apart": { parse: () => accept({ kind: "take-apart" }), event: "taken-apart" },
		"new-matter": { parse: () => accept({ kind: "new-matter" }), event: "new-matter" },
		"put-together": {
			parse: ({ with: other }) => parseOther("put-together", other),
			event: "put-together",
			buttons: ["with"],
		},
		"not-one-person": {
			parse: (form) => parseOther("not-one-person", form["other-person"]),
			event: "not-one-person",
			buttons: ["other-person"],
		},
	}),
);

/** Returns what is true of an intent; undefined for one that is no change, or that an enquiry's page parses itself. */
export function getIntent(intent: string): Intent | undefined {
	return INTENTS.get(intent);
}

/** Lists the actions of a page that makes changes by these intents. */
export function listActions(
	intents: Iterable<[string, Pick<Intent, "buttons">]>,
	handle: FormHandler,
): DeskActions {
	return Object.fromEntries(
		[...intents].map(([name, { buttons = [] }]) => [name, { handle, buttons }]),
	);
}

/** Parses the change that a form asks for by an intent. */
export function parseChange(
	name: string,
	form: ChangeForm,
	staff: readonly Colleague[],
): Result<Change> {
	const intent = INTENTS.get(name);
	if (!intent) return reject(t("unknownIntent"));
	const checked = intent.words ? checkText(t(intent.words.nameKey), form.text) : accept("");
	return checked.ok ? intent.parse(form, staff) : checked;
}

function parseNote({ text, tell }: ChangeForm, staff: readonly Colleague[]): Result<Change> {
	if (!text) return reject(t("noteMissing"));
	if (!tell) return accept({ kind: "note", text });
	const told = findColleague(tell, staff);
	return told.ok ? accept({ kind: "note", text, tell }) : told;
}

function parseCancelled({ planned }: ChangeForm): Result<Change> {
	return planned
		? accept({ kind: "cancel-answer", eventId: planned })
		: reject(t("plannedMissing"));
}

function parseElsewhere(form: ChangeForm): Result<Change> {
	const { text } = form;
	const channel = CHANNELS.find((known) => known === form.channel);
	if (!channel) return reject(t("channelMissing", { channels: CHANNELS.join(", ") }));
	const next = parseNextStep(form["said-next"], "", "them");
	return next.ok ? accept({ kind: "answered-elsewhere", channel, text, next: next.value }) : next;
}

function parseNext(form: ChangeForm): Result<Change> {
	const next = parseNextStep(form.next, form["next-day"], "us");
	return next.ok ? accept({ kind: "next-step", next: next.value }) : next;
}

function parseState({ state: typed }: ChangeForm): Result<Change> {
	const state = ENQUIRY_STATES.find((known): known is Enquiry["state"] => known === typed);
	return state
		? accept({ kind: "state", state })
		: reject(t("stateMissing", { states: ENQUIRY_STATES.join(", ") }));
}

function parseOwner({ owner: id }: ChangeForm, staff: readonly Colleague[]): Result<Change> {
	if (!id) return accept({ kind: "owner", owner: null });
	const owner = findColleague(id, staff);
	return owner.ok ? accept({ kind: "owner", owner: id }) : owner;
}

/** Finds somebody who can sign in. */
function findColleague(id: string, staff: readonly Colleague[]): Result<Colleague> {
	const found = staff.find((person) => person.id === id);
	if (!found) return reject(t("ownerUnknown"));
	return found.disabledAt ? reject(t("ownerDisabled", { name: found.name })) : accept(found);
}

/** Parses the value that is expected of an enquiry, or for which it is won, as people write it; empty for one that is not known. */
function parseValue(kind: "value" | "won", { value: typed }: ChangeForm): Result<Change> {
	if (!typed) return accept({ kind, value: null });
	const { value, error } = parseAmount(typed, VALUE_RULE);
	return error === undefined
		? accept({ kind, value })
		: reject(t("valueRejected", { reason: error }));
}

function parseLost({ reason }: ChangeForm): Result<Change> {
	return reason.length > MAX_REASON_LENGTH
		? reject(t("reasonTooLong", { length: reason.length, max: MAX_REASON_LENGTH }))
		: accept({ kind: "lost", reason: reason || null });
}

function parseOther(kind: "put-together" | "not-one-person", enquiryId: string): Result<Change> {
	return enquiryId ? accept({ kind, enquiryId }) : reject(t("otherMissing"));
}
