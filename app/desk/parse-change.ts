import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { ENQUIRY_STATES } from "#app/enquiries/enquiry-table.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { type AmountRule, parseAmount } from "#app/platform/parse-amount.ts";
import { findTextProblem } from "./parse-form.ts";
import { parseSendTime } from "./send-times.ts";
import { parseSnooze } from "./snooze-options.ts";
import type { Staff } from "./store/people-store.ts";

/** The value of a won enquiry: whole, and at most 1e11. */
const VALUE_RULE = {
	kind: "money",
	min: 1,
	max: 1e11,
	isWhole: true,
	example: 45_000,
} satisfies AmountRule;
export const MAX_REASON_LENGTH = 200;
/** What the text of an intent is called; the others have none. */
const TEXT_NAMES: Partial<Record<string, string>> = {
	note: "The note",
	answer: "The answer",
	"answered-elsewhere": "The answer",
	replied: "The reply",
};
const CHANNELS = ["call", "whatsapp", "e-mail"] as const;

/** Parses the change that a form asks for. Returns the error in words where a field is missing or unknown. */
export function parseChange(
	get: (name: string) => string,
	staff: readonly Pick<Staff, "id" | "name" | "disabledAt">[],
): Change | string {
	const text = get("text");
	const intent = get("intent");
	const name = Object.hasOwn(TEXT_NAMES, intent) ? TEXT_NAMES[intent] : undefined;
	const problem = name ? findTextProblem(name, text) : null;
	if (problem) return problem;
	switch (intent) {
		case "note":
			return text ? { kind: "note", text } : "The note is empty: write a word or two.";
		case "answer": {
			if (!getEnv().SMTP_URL)
				return "Nothing was sent: this site sends no e-mail, as SMTP_URL is not set. Copy your words below into your own mailbox, then press how you have answered.";
			if (!text) return "The answer is empty: choose a text or write one.";
			const time = parseSendTime(get("at"), get("later"));
			return typeof time === "string" ? time : { kind: "answer", text, ...time };
		}
		case "cancel-answer":
			return get("planned")
				? { kind: "cancel-answer", eventId: get("planned") }
				: "Choose the planned answer that is to be cancelled.";
		case "answered-elsewhere": {
			const channel = CHANNELS.find((known) => known === get("channel"));
			return channel
				? { kind: "answered-elsewhere", channel, text }
				: `Say how it was answered: ${CHANNELS.join(", ")}.`;
		}
		case "replied":
			return { kind: "replied", text };
		case "state": {
			const state = ENQUIRY_STATES.find(
				(known): known is Enquiry["state"] => known === get("state"),
			);
			return state ? { kind: "state", state } : `Choose a state: ${ENQUIRY_STATES.join(", ")}.`;
		}
		case "won":
			return parseWon(get("value"));
		case "lost":
			return parseLost(get("reason"));
		case "owner": {
			const id = get("owner");
			if (!id) return { kind: "owner", owner: null };
			const owner = staff.find((person) => person.id === id);
			if (!owner) return "This owner is not one of the desk's people.";
			return owner.disabledAt
				? `${owner.name} cannot sign in any more: choose somebody else.`
				: { kind: "owner", owner: id };
		}
		case "snooze":
			return parseSnooze(get("day") || get("until"));
		case "undo":
			return get("event") ? { kind: intent, eventId: get("event") } : { kind: intent };
		case "send-again":
		case "spam":
		case "ham":
			return { kind: intent };
		default:
			return "This form asks for something that the desk does not know.";
	}
}

/** Parses the value of a won enquiry as people write it; empty for one that is not known. */
function parseWon(typed: string): Change | string {
	if (!typed) return { kind: "won", value: null };
	const { value, error } = parseAmount(typed, VALUE_RULE);
	return error === undefined ? { kind: "won", value } : `The value was not saved. ${error}`;
}

function parseLost(reason: string): Change | string {
	return reason.length > MAX_REASON_LENGTH
		? `The reason has ${reason.length} characters, and ${MAX_REASON_LENGTH} are the most: write the rest as a note.`
		: { kind: "lost", reason: reason || null };
}
