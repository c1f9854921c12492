import { isPartKind } from "#app/desk/store/conversation-store.ts";
import type { DeskEnquiry } from "#app/desk/store/desk-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { getPlannedTime } from "#app/enquiries/enquiry.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { LinkedText } from "./linked-text.tsx";
import { describeCancelled } from "./planned-answer.tsx";

type Event = DeskEnquiry["events"][number];

type TimelineProps = Pick<DeskEnquiry, "enquiry" | "events"> & { staff: readonly Staff[] };

/** Renders what happened to the enquiry, oldest first. The words of messages and notes are in the conversation. */
export function Timeline({ enquiry, events, staff }: TimelineProps) {
	return (
		<details>
			<summary className="desk-summary">What happened</summary>
			<ol className="border-line border-t">
				<Entry at={enquiry.createdAt} text="The enquiry arrived." />
				{events.filter(isShown).map((event) => (
					<Entry
						key={event.id}
						at={event.at}
						text={describeEvent(event, staff)}
						words={isPartKind(event.kind) ? null : event.text}
						isOfAddresses={event.kind === "corrected"}
					/>
				))}
			</ol>
		</details>
	);
}

type EntryProps = {
	at: string;
	text: string;
	words?: string | null;
	/** True if the words are addresses that are no more, which lead nowhere. */
	isOfAddresses?: boolean;
};

function Entry({ at, text, words, isOfAddresses }: EntryProps) {
	return (
		<li className="border-line border-b py-2">
			<time className="block text-fine text-ink-soft" dateTime={at}>
				{formatInstant(at)}
			</time>
			{text}
			{words && (
				<span className="mt-1 block whitespace-pre-wrap wrap-anywhere" dir="auto">
					{isOfAddresses ? words : <LinkedText>{words}</LinkedText>}
				</span>
			)}
		</li>
	);
}

/** Returns whether an event is shown: of an undone change only that it was undone. */
function isShown({ kind }: Event): boolean {
	return kind !== "taken-back";
}

export function describeEvent(event: Event, staff: readonly Staff[]): string {
	const { author, kind } = event;
	// An e-mail from the agency's own address was written by a person whose name nobody knows.
	const isOwnMail = author === "system" && (kind === "note" || kind === "answered-elsewhere");
	const name = isOwnMail ? AUTHOR_NAMES.person : AUTHOR_NAMES[author];
	return `${event.staffName ?? name} ${describe(event, staff)}`;
}

const AUTHOR_NAMES: Record<Event["author"], string> = {
	person: "Somebody",
	command: "A command",
	visitor: "The visitor",
	system: "The site",
};

function describe(event: Event, staff: readonly Staff[]): string {
	const { kind, fromValue, toValue } = event;
	switch (kind) {
		case "made-by-hand":
			return "wrote the enquiry down.";
		case "undone":
		case "taken-back":
			return `undid: ${describe({ ...event, kind: fromValue as Event["kind"], fromValue: null }, staff)}`;
		case "note":
			return "wrote a note:";
		case "answer":
			return `${fromValue ? "freed it from spam and " : ""}${getPlannedTime(event.sendAt) ? "planned an answer" : "answered"} by e-mail:`;
		case "answered-with":
			return `${getPlannedTime(event.sendAt) ? "planned an answer to it" : "answered it"} with another enquiry of the same person.`;
		case "cancel-answer":
			return describeCancelled(event, staff);
		case "corrected":
			return "corrected the addresses:";
		case "not-answered-with":
			return "took that back: the other one’s answer was none to this.";
		case "taken-apart":
			return "took it apart from the person’s other enquiries.";
		case "put-together":
			return "put it together with another enquiry, as they are one person’s.";
		case "answer-failed":
			return `could not deliver an answer${toValue === "new" ? ": the visitor waits again" : ""}.`;
		case "answer-bounced":
			return "learnt that an e-mail did not arrive:";
		case "copy-bounced":
			return `learnt that ${event.cc ?? "somebody"} got no copy:`;
		case "reply":
			return toValue
				? "replied by e-mail:"
				: "replied by e-mail, once too often within an hour for anybody to be told:";
		case "replied":
			return "noted that the visitor replied.";
		case "auto-reply":
			return toValue
				? `sent ${toValue} more automatic ${toValue === "1" ? "answer" : "answers"}, which ${toValue === "1" ? "is" : "are"} in the mailbox alone.`
				: "sent an automatic answer:";
		case "mailed":
			return "wrote it as an e-mail.";
		case "answer-delivered":
			return "delivered an answer that had failed.";
		case "send-again":
			return "sent again what had failed.";
		case "send-now":
			return "sent at once what was to wait.";
		case "answered-elsewhere":
			return `answered by ${toValue === "whatsapp" ? "WhatsApp" : toValue}.`;
		case "state":
			return `set the state to ${STATE_NAMES[toValue as keyof typeof STATE_NAMES] ?? toValue}.`;
		case "won":
			return `won it${toValue ? `: ${formatMoney(Number(toValue))}` : ""}.`;
		case "lost":
			return "noted that it is lost.";
		case "owner": {
			if (!toValue) return "took the owner away.";
			const owner = staff.find(({ id }) => id === toValue);
			return `gave it to ${owner?.name ?? "a former colleague"}.`;
		}
		case "snooze":
			return toValue ? `snoozed it until ${formatInstant(toValue)}.` : "woke it up.";
		case "spam":
			return "marked it as spam.";
		case "ham":
			return "said that it is no spam.";
		case "booked":
			return `booked a call on ${formatInstant(toValue ?? "")}.`;
		case "call-moved":
			return `moved the call to ${formatInstant(toValue ?? "")}.`;
		case "call-cancelled":
			return "cancelled the call.";
		case "no-show":
			return "noted a no-show: the visitor did not take the call.";
		case "took-place":
			return "noted that the call took place.";
		case "erased":
			return "erased the person’s data.";
	}
}
