import { describeHistory, listWords } from "#app/desk/changes/event-words.ts";
import type { DeskEnquiry, Sender } from "#app/desk/store/desk-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { EVENTS } from "#app/enquiries/events.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { t as tEvents } from "#app/messages/en/desk-events.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { LinkedText } from "./linked-text.tsx";

type Event = Omit<DeskEnquiry["events"][number], keyof Sender> & Partial<Sender>;

type TimelineProps = Pick<DeskEnquiry, "enquiry" | "events"> & { staff: readonly Staff[] };

/** Renders what happened to the enquiry, oldest first. The words of messages and notes are in the conversation. */
export function Timeline({ enquiry, events, staff }: TimelineProps) {
	return (
		<details id="history" data-live="history">
			<summary className="desk-summary">{t("history")}</summary>
			<ol className="border-line border-t">
				<Entry at={enquiry.createdAt} text={t("arrived")} />
				{events.filter(isShown).map((event) => (
					<Entry
						key={event.id}
						at={event.at}
						text={describeEvent(event, staff, nameWriter(enquiry, event))}
						words={EVENTS[event.kind].part ? null : listWords(event).join("\n")}
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
			<span data-words="">{text}</span>
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

/** Tells what happened, by the names of its author and of the visitor, which is empty where nobody knows it any more. */
export function describeEvent(event: Event, staff: readonly Staff[], visitor: string): string {
	return describeHistory(event, { author: nameAuthor(event, visitor), visitor }, staff);
}

/** Names the author of an event: a colleague, the visitor, or what stands for an author without a name. */
export function nameAuthor(
	{ author, kind, staffName }: Pick<Event, "author" | "kind" | "staffName">,
	visitor: string,
): string {
	if (staffName !== null) return nameColleague(staffName);
	if (author === "visitor" && visitor) return visitor;
	// An e-mail from the agency's own address was written by a person whose name nobody knows.
	const isOwnMail = author === "system" && (kind === "note" || kind === "answered-elsewhere");
	return tEvents(isOwnMail ? AUTHORS.person : AUTHORS[author]);
}

/** The messages that stand for an author without a name. */
const AUTHORS = {
	person: "somebody",
	command: "command",
	visitor: "visitor",
	system: "site",
} as const satisfies Record<Event["author"], string>;

/** Names who wrote an e-mail that came in: the person of the enquiry, or the other one from whose address it came. */
export function nameWriter({ name }: Pick<Enquiry, "name">, mail?: Partial<Sender>): string {
	return (mail?.isOtherSender && (mail.fromName || mail.fromAddress)) || name;
}
