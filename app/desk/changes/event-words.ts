import type { Tables } from "#app/database/tables.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getPlannedTime } from "#app/enquiries/enquiry.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { type EventKind, REPLIES } from "#app/enquiries/events.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { formatCallTime, formatInstant } from "#app/platform/dates.server.ts";

/** An event of what happened to an enquiry. */
export type ToldEvent = Pick<
	EventRow,
	"kind" | "author" | "fromValue" | "toValue" | "text" | "cc" | "sendAt"
>;

/** What the reader has just done, with what is told of its enquiry. */
export type MadeEvent = Omit<ToldEvent, "author" | "cc"> &
	Pick<Tables["enquiries"], "name" | "isSample" | "email" | "phone">;

/** The subject of a sentence: one enquiry or several, with its verb, and who is on the staff. */
export type Subject = { subject: string; verb: "is" | "are"; staff: readonly Staff[] };

type EventWords = {
	/** Tells what somebody did, without the name: "wrote a note:". */
	history: (event: ToldEvent, staff: readonly Staff[]) => string;
	/** Tells the reader what they have just done, in a sentence; "Saved." without it. */
	done?: (event: MadeEvent, subject: Subject) => string;
	/** True if nothing is left to do for now, so that the next enquiry without an answer is offered. */
	isFinishing?: true;
};

/** The words of each kind of event. */
const WORDS: Record<EventKind, EventWords> = {
	"made-by-hand": {
		history: () => "wrote the enquiry down.",
		done: () => "The enquiry is saved, and waits for an answer as any other.",
	},
	note: { history: () => "wrote a note:", done: () => "Your note is saved." },
	answer: {
		isFinishing: true,
		history: ({ fromValue, sendAt }) =>
			`${fromValue ? "freed it from spam and " : ""}${getPlannedTime(sendAt) ? "planned an answer" : "answered"} by e-mail:`,
		done: ({ isSample, sendAt, name }) => {
			if (isSample) return "Kept here: answers to samples are not sent.";
			return sendAt ? `It goes out on ${formatCallTime(Date.parse(sendAt))}.` : `Sent to ${name}.`;
		},
	},
	"answered-elsewhere": {
		isFinishing: true,
		history: ({ toValue }) => `answered by ${nameChannel(toValue)}.`,
		done: ({ name, toValue }) => `Noted: you answered ${name} by ${nameChannel(toValue)}.`,
	},
	"answered-with": {
		history: ({ sendAt }) =>
			`${getPlannedTime(sendAt) ? "planned an answer to it" : "answered it"} with another enquiry of the same person.`,
	},
	"not-answered-with": {
		history: () => "took that back: the other one’s answer was none to this.",
	},
	"cancel-answer": {
		history: describeCancelled,
		done: ({ fromValue, text }, { staff }) => {
			const writer = staff.find(({ id }) => id === fromValue);
			if (!writer) return "Cancelled: its words are below.";
			return [`Cancelled: it is a draft of ${writer.name} again.`, text].filter(Boolean).join(" ");
		},
	},
	reply: {
		history: ({ toValue }) =>
			toValue
				? "replied by e-mail:"
				: "replied by e-mail, once too often within an hour for anybody to be told:",
	},
	replied: {
		history: () => "noted that the visitor replied.",
		done: () => "Noted: they replied, and wait for an answer.",
	},
	"auto-reply": {
		history: ({ toValue }) =>
			toValue
				? `sent ${toValue} more automatic ${toValue === "1" ? "answer" : "answers"}, which ${toValue === "1" ? "is" : "are"} in the mailbox alone.`
				: "sent an automatic answer:",
	},
	mailed: { history: () => "wrote it as an e-mail." },
	"answer-bounced": { history: () => "learnt that an e-mail did not arrive:" },
	"copy-bounced": { history: ({ cc }) => `learnt that ${cc ?? "somebody"} got no copy:` },
	"answer-delivered": { history: () => "delivered an answer that had failed." },
	"answer-failed": {
		history: ({ toValue }) =>
			`could not deliver an answer${toValue === "new" ? ": the visitor waits again" : ""}.`,
	},
	corrected: {
		history: () => "corrected the addresses:",
		done: ({ email, phone }) =>
			`The addresses are saved: ${email || "no e-mail"}, ${phone || "no phone"}.`,
	},
	"taken-apart": {
		history: () => "took it apart from the person’s other enquiries.",
		done: () =>
			"Taken apart: this enquiry has a conversation of its own. What was only answered together with the others waits again.",
	},
	"put-together": {
		history: () => "put it together with another enquiry, as they are one person’s.",
		done: () => "Put together: they are one person’s conversation now.",
	},
	"send-again": {
		history: () => "sent again what had failed.",
		done: () => "What had failed is sent again.",
	},
	"send-now": { history: () => "sent at once what was to wait." },
	state: {
		isFinishing: true,
		history: ({ toValue }) => `set the state to ${nameState(toValue)}.`,
		done: ({ toValue }, { subject, verb }) => `${subject} ${verb} now: ${nameState(toValue)}.`,
	},
	won: {
		isFinishing: true,
		history: ({ toValue }) => `won it${toValue ? `: ${formatMoney(Number(toValue))}` : ""}.`,
		done: ({ toValue }, { subject, verb }) =>
			`${subject} ${verb} won${toValue ? `, for ${formatMoney(Number(toValue))}` : ", without a value"}.`,
	},
	lost: {
		isFinishing: true,
		history: () => "noted that it is lost.",
		done: ({ text }, { subject, verb }) =>
			`${subject} ${verb} lost${text ? `: ${text}` : ", without a reason"}.`,
	},
	owner: {
		history: ({ toValue }, staff) => {
			if (!toValue) return "took the owner away.";
			const owner = staff.find(({ id }) => id === toValue);
			return `gave it to ${owner?.name ?? "a former colleague"}.`;
		},
		done: ({ toValue }, { subject, verb, staff }) => {
			const owner = staff.find(({ id }) => id === toValue);
			return owner
				? `${subject} now ${verb === "is" ? "belongs" : "belong"} to ${owner.name}.`
				: `${subject} ${verb} nobody’s now.`;
		},
	},
	snooze: {
		isFinishing: true,
		history: ({ toValue }) =>
			toValue ? `snoozed it until ${formatInstant(toValue)}.` : "woke it up.",
		done: ({ toValue }, { subject, verb }) =>
			toValue
				? `${subject} ${verb} snoozed until ${formatCallTime(Date.parse(toValue))}.`
				: `${subject} ${verb} back in the inbox.`,
	},
	spam: {
		isFinishing: true,
		history: () => "marked it as spam.",
		done: (_, { subject, verb }) => `${subject} ${verb} spam now.`,
	},
	ham: {
		history: () => "said that it is no spam.",
		done: (_, { subject, verb }) => `${subject} ${verb} not spam: what was held is sent.`,
	},
	booked: {
		history: ({ toValue }) => `booked a call on ${formatInstant(toValue ?? "")}.`,
		done: () => "The call is booked, and both sides hear of it.",
	},
	"call-moved": {
		history: ({ toValue }) => `moved the call to ${formatInstant(toValue ?? "")}.`,
		done: () => "The call is moved, and both sides hear of it.",
	},
	"call-cancelled": {
		history: () => "cancelled the call.",
		done: () => "The call is cancelled, and both sides hear of it.",
	},
	"took-place": {
		isFinishing: true,
		history: () => "noted that the call took place.",
		done: ({ name }) => `Noted: the call with ${name} took place.`,
	},
	"no-show": {
		isFinishing: true,
		history: () => "noted a no-show: the visitor did not take the call.",
		done: () => "Noted: a no-show. The visitor still waits for an answer.",
	},
	undone: {
		history: describeUndone,
		done: ({ fromValue, text }, { subject, verb }) =>
			[
				`Undone: ${subject.toLowerCase()} ${verb} as before.`,
				fromValue === "answer" ? text : text && "Its words are in the history.",
			]
				.filter(Boolean)
				.join(" "),
	},
	"taken-back": { history: describeUndone },
	erased: { history: () => "erased the person’s data.", done: () => "Erased for good." },
};

/** Tells what happened, without the name of who did it: "wrote a note:". */
export function describeHistory(event: ToldEvent, staff: readonly Staff[]): string {
	return WORDS[event.kind].history(event, staff);
}

/** Tells the reader in a sentence what they have just done. */
export function describeDone(event: MadeEvent, subject: Subject): string {
	return WORDS[event.kind].done?.(event, subject) ?? "Saved.";
}

/** Returns whether nothing is left to do after an event for now. */
export function isFinishing({ kind }: Pick<EventRow, "kind">): boolean {
	return WORDS[kind].isFinishing ?? false;
}

/** Tells what an event undid, whose kind it has as its former value. */
function describeUndone(event: ToldEvent, staff: readonly Staff[]): string {
	const kind = event.fromValue as EventKind;
	return `undid: ${describeHistory({ ...event, kind, fromValue: null }, staff)}`;
}

/** Tells that a planned answer was taken back. */
function describeCancelled(
	{ author, fromValue, toValue }: ToldEvent,
	staff: readonly Staff[],
): string {
	// Nothing but the end of its author's access takes one back without a change of the enquiry.
	if (author === "system" && !toValue)
		return "took a planned answer back, as its author cannot sign in any more:";
	const did = author === "system" ? "took the planned answer back" : "cancelled the planned answer";
	const writer = staff.find(({ id }) => id === fromValue);
	const outcome = writer ? `: it is a draft of ${writer.name} again.` : ".";
	const isReply = REPLIES.some((kind) => kind === toValue);
	return isReply ? `${did}. They wrote before it was sent${outcome}` : did + outcome;
}

const nameChannel = (channel: string | null) => (channel === "whatsapp" ? "WhatsApp" : channel);
const nameState = (state: string | null) => STATE_NAMES[state as keyof typeof STATE_NAMES] ?? state;
