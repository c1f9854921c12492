import { checkText } from "#app/desk/request/parse-form.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { parseSendTime } from "#app/desk/times/send-times.ts";
import { parseSnooze } from "#app/desk/times/snooze-options.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { ENQUIRY_STATES } from "#app/enquiries/enquiry-table.ts";
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
/** What the text of an intent is called; the others have none. */
const TEXT_NAMES: Partial<Record<string, string>> = {
	note: "The note",
	answer: "The answer",
	"answered-elsewhere": "The answer",
	replied: "The reply",
};
const CHANNELS = ["call", "whatsapp", "e-mail"] as const;

/** Parses the change that a form asks for, and rejects it where a field is missing or unknown. */
export function parseChange(
	get: (name: string) => string,
	staff: readonly Pick<Staff, "id" | "name" | "disabledAt">[],
): Result<Change> {
	const text = get("text");
	const intent = get("intent");
	const name = Object.hasOwn(TEXT_NAMES, intent) ? TEXT_NAMES[intent] : undefined;
	const checked = name ? checkText(name, text) : accept(text);
	if (!checked.ok) return checked;
	switch (intent) {
		case "note":
			return text
				? accept({ kind: "note", text })
				: reject("The note is empty: write a word or two.");
		case "answer": {
			if (!getEnv().SMTP_URL)
				return reject(
					"Nothing was sent: this site sends no e-mail, as SMTP_URL is not set. Copy your words below into your own mailbox, then press how you have answered.",
				);
			if (!text) return reject("The answer is empty: choose a text or write one.");
			const time = parseSendTime(get("at"), get("later"));
			return time.ok ? accept({ kind: "answer", text, ...time.value }) : time;
		}
		case "cancel-answer":
			return get("planned")
				? accept({ kind: "cancel-answer", eventId: get("planned") })
				: reject("Choose the planned answer that is to be cancelled.");
		case "answered-elsewhere": {
			const channel = CHANNELS.find((known) => known === get("channel"));
			return channel
				? accept({ kind: "answered-elsewhere", channel, text })
				: reject(`Say how it was answered: ${CHANNELS.join(", ")}.`);
		}
		case "replied":
			return accept({ kind: "replied", text });
		case "state": {
			const state = ENQUIRY_STATES.find(
				(known): known is Enquiry["state"] => known === get("state"),
			);
			return state
				? accept({ kind: "state", state })
				: reject(`Choose a state: ${ENQUIRY_STATES.join(", ")}.`);
		}
		case "won":
			return parseWon(get("value"));
		case "lost":
			return parseLost(get("reason"));
		case "owner": {
			const id = get("owner");
			if (!id) return accept({ kind: "owner", owner: null });
			const owner = staff.find((person) => person.id === id);
			if (!owner) return reject("This owner is not one of the desk's people.");
			return owner.disabledAt
				? reject(`${owner.name} cannot sign in any more: choose somebody else.`)
				: accept({ kind: "owner", owner: id });
		}
		case "snooze":
			return parseSnooze(get("day") || get("until"));
		case "undo":
			return accept(get("event") ? { kind: intent, eventId: get("event") } : { kind: intent });
		case "send-again":
		case "spam":
		case "ham":
			return accept({ kind: intent });
		default:
			return reject("This form asks for something that the desk does not know.");
	}
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
