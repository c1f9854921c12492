import type { EventRow, Tables } from "#app/database/tables.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";

/** An event of what the reader has just done, with what is told of its enquiry. */
export type DoneChange = Pick<EventRow, "kind" | "fromValue" | "toValue" | "sendAt" | "text"> &
	Pick<Tables["enquiries"], "name" | "isSample" | "email" | "phone">;

/** Describes in a sentence what the reader has just done. The subject is one enquiry, or several. */
export function describeDone(
	change: DoneChange,
	subject: string,
	verb: "is" | "are",
	staff: readonly Staff[],
): string {
	const { kind, fromValue, toValue, sendAt, text, name, isSample, email, phone } = change;
	switch (kind) {
		case "made-by-hand":
			return "The enquiry is saved, and waits for an answer as any other.";
		case "note":
			return "Your note is saved.";
		case "answer":
			if (isSample) return "Kept here: answers to samples are not sent.";
			return sendAt ? `It goes out on ${formatCallTime(Date.parse(sendAt))}.` : `Sent to ${name}.`;
		case "cancel-answer": {
			const writer = staff.find(({ id }) => id === fromValue);
			if (!writer) return "Cancelled: its words are below.";
			return [`Cancelled: it is a draft of ${writer.name} again.`, text].filter(Boolean).join(" ");
		}
		case "answered-elsewhere":
			return `Noted: you answered ${name} by ${toValue === "whatsapp" ? "WhatsApp" : toValue}.`;
		case "replied":
			return "Noted: they replied, and wait for an answer.";
		case "state":
			return `${subject} ${verb} now: ${STATE_NAMES[toValue as keyof typeof STATE_NAMES] ?? toValue}.`;
		case "won":
			return `${subject} ${verb} won${toValue ? `, for ${formatMoney(Number(toValue))}` : ", without a value"}.`;
		case "lost":
			return `${subject} ${verb} lost${text ? `: ${text}` : ", without a reason"}.`;
		case "owner": {
			const owner = staff.find(({ id }) => id === toValue);
			return owner
				? `${subject} now ${verb === "is" ? "belongs" : "belong"} to ${owner.name}.`
				: `${subject} ${verb} nobody’s now.`;
		}
		case "snooze":
			return toValue
				? `${subject} ${verb} snoozed until ${formatCallTime(Date.parse(toValue))}.`
				: `${subject} ${verb} back in the inbox.`;
		case "spam":
			return `${subject} ${verb} spam now.`;
		case "ham":
			return `${subject} ${verb} not spam: what was held is sent.`;
		case "took-place":
			return `Noted: the call with ${name} took place.`;
		case "no-show":
			return "Noted: a no-show. The visitor still waits for an answer.";
		case "booked":
			return "The call is booked, and both sides hear of it.";
		case "call-moved":
			return "The call is moved, and both sides hear of it.";
		case "call-cancelled":
			return "The call is cancelled, and both sides hear of it.";
		case "send-again":
			return "What had failed is sent again.";
		case "corrected":
			return `The addresses are saved: ${email || "no e-mail"}, ${phone || "no phone"}.`;
		case "taken-apart":
			return "Taken apart: this enquiry has a conversation of its own. What was only answered together with the others waits again.";
		case "put-together":
			return "Put together: they are one person’s conversation now.";
		case "erased":
			return "Erased for good.";
		case "undone":
			return [
				`Undone: ${subject.toLowerCase()} ${verb} as before.`,
				fromValue === "answer" ? text : text && "Its words are in the history.",
			]
				.filter(Boolean)
				.join(" ");
		default:
			return "Saved.";
	}
}
