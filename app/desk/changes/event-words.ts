import type { Tables } from "#app/database/tables.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getPlannedTime } from "#app/enquiries/enquiry.ts";
import type { Event, EventRow } from "#app/enquiries/event-table.ts";
import {
	EVENTS,
	type EventData,
	type EventKind,
	REPLIES,
	type TypedEvent,
} from "#app/enquiries/events.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { formatCallTime, formatInstant } from "#app/platform/dates.server.ts";

type Told = Pick<EventRow, "author" | "text" | "cc" | "sendAt">;

/** An event of what happened to an enquiry. */
type ToldEvent = Told & TypedEvent;

/** What the reader has just done, with what is told of its enquiry. */
export type MadeEvent = Made & TypedEvent;
type Made = Pick<Event, "text" | "sendAt"> &
	Pick<Tables["enquiries"], "name" | "isSample" | "email" | "phone">;

/** The subject of a sentence: one enquiry or several, with its verb, and who is on the staff. */
export type Subject = { subject: string; verb: "is" | "are"; staff: readonly Staff[] };

type Of<Kind extends EventKind> = { kind: Kind; data: EventData<Kind> };

type EventWords<Kind extends EventKind> = {
	/** Tells what somebody did, without the name: "wrote a note:". */
	history: (event: Told & Of<Kind>, staff: readonly Staff[]) => string;
	/** Tells what there is to know beside the words of its author. */
	about?: (data: EventData<Kind>) => string | false | undefined;
	/** Tells the reader what they have just done, in a sentence; "Saved." without it. */
	done?: (event: Made & Of<Kind>, subject: Subject) => string;
	/** True if nothing is left to do for now, so that the next enquiry without an answer is offered. */
	isFinishing?: true;
};

const FILES_ARE_GONE = "Its files must be chosen again.";

/** The words of each kind of event. */
const WORDS: { readonly [Kind in EventKind]: EventWords<Kind> } = {
	"made-by-hand": {
		history: () => "wrote the enquiry down.",
		done: () => "The enquiry is saved, and waits for an answer as any other.",
	},
	note: { history: () => "wrote a note:", done: () => "Your note is saved." },
	answer: {
		isFinishing: true,
		history: ({ data, sendAt }) =>
			`${data.freedFrom ? "freed it from spam and " : ""}${getPlannedTime(sendAt) ? "planned an answer" : "answered"} by e-mail:`,
		done: ({ isSample, sendAt, name }) => {
			if (isSample) return "Kept here: answers to samples are not sent.";
			return sendAt ? `It goes out on ${formatCallTime(Date.parse(sendAt))}.` : `Sent to ${name}.`;
		},
	},
	"answered-elsewhere": {
		isFinishing: true,
		history: ({ data }) => `answered by ${nameChannel(data.channel)}.`,
		done: ({ name, data }) => `Noted: you answered ${name} by ${nameChannel(data.channel)}.`,
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
		about: ({ hadFiles }) => hadFiles && FILES_ARE_GONE,
		done: ({ data }, { staff }) => {
			const writer = staff.find(({ id }) => id === data.draftOf);
			if (!writer) return "Cancelled: its words are below.";
			return `Cancelled: it is a draft of ${writer.name} again.${data.hadFiles ? ` ${FILES_ARE_GONE}` : ""}`;
		},
	},
	reply: {
		history: ({ data }) =>
			data.isOverLimit
				? "replied by e-mail, once too often within an hour for anybody to be told:"
				: "replied by e-mail:",
	},
	replied: {
		history: () => "noted that the visitor replied.",
		done: () => "Noted: they replied, and wait for an answer.",
	},
	"auto-reply": {
		history: ({ data: { count } }) =>
			count
				? `sent ${count} more automatic ${count === 1 ? "answer" : "answers"}, which ${count === 1 ? "is" : "are"} in the mailbox alone.`
				: "sent an automatic answer:",
	},
	mailed: { history: () => "wrote it as an e-mail." },
	"answer-bounced": { history: () => "learnt that an e-mail did not arrive:" },
	"copy-bounced": { history: ({ cc }) => `learnt that ${cc ?? "somebody"} got no copy:` },
	"answer-delivered": { history: () => "delivered an answer that had failed." },
	"answer-failed": {
		history: ({ data }) =>
			`could not deliver an answer${data.to === "new" ? ": the visitor waits again" : ""}.`,
	},
	corrected: {
		history: () => "corrected the addresses:",
		about: ({ email, phone }) =>
			[
				email && `${email.from ?? "no e-mail"} → ${email.to ?? "no e-mail"}`,
				phone && `${phone.from ?? "no phone"} → ${phone.to ?? "no phone"}`,
			]
				.filter(Boolean)
				.join("\n"),
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
		history: ({ data }) => `set the state to ${nameState(data.to)}.`,
		done: ({ data }, { subject, verb }) => `${subject} ${verb} now: ${nameState(data.to)}.`,
	},
	won: {
		isFinishing: true,
		history: ({ data: { value } }) => `won it${value === null ? "" : `: ${formatMoney(value)}`}.`,
		done: ({ data: { value } }, { subject, verb }) =>
			`${subject} ${verb} won${value === null ? ", without a value" : `, for ${formatMoney(value)}`}.`,
	},
	lost: {
		isFinishing: true,
		history: () => "noted that it is lost.",
		done: ({ text }, { subject, verb }) =>
			`${subject} ${verb} lost${text ? `: ${text}` : ", without a reason"}.`,
	},
	owner: {
		history: ({ data }, staff) => {
			if (!data.to) return "took the owner away.";
			const owner = staff.find(({ id }) => id === data.to);
			return `gave it to ${owner?.name ?? "a former colleague"}.`;
		},
		done: ({ data }, { subject, verb, staff }) => {
			const owner = staff.find(({ id }) => id === data.to);
			return owner
				? `${subject} now ${verb === "is" ? "belongs" : "belong"} to ${owner.name}.`
				: `${subject} ${verb} nobody’s now.`;
		},
	},
	snooze: {
		isFinishing: true,
		history: ({ data }) =>
			data.to ? `snoozed it until ${formatInstant(data.to)}.` : "woke it up.",
		about: ({ isFollowedUp }) => isFollowedUp && "Until then, if no reply comes.",
		done: ({ data }, { subject, verb }) =>
			data.to
				? `${subject} ${verb} snoozed until ${formatCallTime(Date.parse(data.to))}.`
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
		history: ({ data }) => `booked a call on ${formatInstant(data.startsAt)}.`,
		done: () => "The call is booked, and both sides hear of it.",
	},
	"call-moved": {
		history: ({ data }) => `moved the call to ${formatInstant(data.to)}.`,
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
		about: ({ hadFiles }) => hadFiles && FILES_ARE_GONE,
		done: ({ text, data }, { subject, verb }) =>
			[
				`Undone: ${subject.toLowerCase()} ${verb} as before.`,
				data.hadFiles && FILES_ARE_GONE,
				text && "Its words are in the history.",
			]
				.filter(Boolean)
				.join(" "),
	},
	"taken-back": { history: describeUndone },
	erased: { history: () => "erased the person’s data.", done: () => "Erased for good." },
};

/** Tells what happened, without the name of who did it: "wrote a note:". */
export function describeHistory<Kind extends EventKind>(
	event: Told & Of<Kind>,
	staff: readonly Staff[],
): string {
	const { history }: EventWords<Kind> = WORDS[event.kind];
	return history(event, staff);
}

/** Returns the words of an event: its author's, and what there is to know beside them. */
export function listWords<Kind extends EventKind>({
	kind,
	data,
	text,
}: Pick<Told, "text"> & Of<Kind>): string[] {
	const { about }: EventWords<Kind> = WORDS[kind];
	return [text, about?.(data)].filter((words) => typeof words === "string");
}

/** Tells the reader in a sentence what they have just done. */
export function describeDone<Kind extends EventKind>(
	event: Made & Of<Kind>,
	subject: Subject,
): string {
	const { done }: EventWords<Kind> = WORDS[event.kind];
	return done?.(event, subject) ?? "Saved.";
}

/** Returns whether nothing is left to do after an event for now. */
export function isFinishing({ kind }: Pick<EventRow, "kind">): boolean {
	return WORDS[kind].isFinishing ?? false;
}

/** Tells what an event undid. */
function describeUndone(
	event: Told & Of<"undone" | "taken-back">,
	staff: readonly Staff[],
): string {
	const kind = event.data.of as EventKind;
	const data = EVENTS[kind].data.parse(event.data.data);
	return `undid: ${describeHistory({ ...event, kind, data } as ToldEvent, staff)}`;
}

/** Tells that a planned answer was taken back. */
function describeCancelled(
	{ author, data: { draftOf, because } }: Told & Of<"cancel-answer">,
	staff: readonly Staff[],
): string {
	// Nothing but the end of its author's access takes one back without a change of the enquiry.
	if (author === "system" && !because)
		return "took a planned answer back, as its author cannot sign in any more:";
	const did = author === "system" ? "took the planned answer back" : "cancelled the planned answer";
	const writer = staff.find(({ id }) => id === draftOf);
	const outcome = writer ? `: it is a draft of ${writer.name} again.` : ".";
	const isReply = REPLIES.some((kind) => kind === because);
	return isReply ? `${did}. They wrote before it was sent${outcome}` : did + outcome;
}

const nameChannel = (channel: string | null) => (channel === "whatsapp" ? "WhatsApp" : channel);
const nameState = (state: string | null) => STATE_NAMES[state as keyof typeof STATE_NAMES] ?? state;
