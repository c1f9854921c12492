import { describeHistory, listWords } from "#app/desk/changes/event-words.ts";
import type { DeskEnquiry } from "#app/desk/store/desk-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { EVENTS } from "#app/enquiries/events.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { t as tEvents } from "#app/messages/en/desk-events.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { LinkedText } from "./linked-text.tsx";

type Event = DeskEnquiry["events"][number];

type TimelineProps = Pick<DeskEnquiry, "enquiry" | "events"> & { staff: readonly Staff[] };

/** Renders what happened to the enquiry, oldest first. The words of messages and notes are in the conversation. */
export function Timeline({ enquiry, events, staff }: TimelineProps) {
	return (
		<details>
			<summary className="desk-summary">{t("history")}</summary>
			<ol className="border-line border-t">
				<Entry at={enquiry.createdAt} text={t("arrived")} />
				{events.filter(isShown).map((event) => (
					<Entry
						key={event.id}
						at={event.at}
						text={describeEvent(event, staff)}
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
	return describeHistory(event, nameAuthor(event), staff);
}

/** Names the author of an event. */
export function nameAuthor({
	author,
	kind,
	staffName,
}: Pick<Event, "author" | "kind" | "staffName">): string {
	if (staffName !== null) return nameColleague(staffName);
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
