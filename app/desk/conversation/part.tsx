import { listWords } from "#app/desk/changes/event-words.ts";
import type { Part as PartData, PartFile } from "#app/desk/store/conversation-store.ts";
import { getPlannedTime } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { shorten } from "#app/platform/plain-text.ts";
import { findFileType, isRisky } from "#app/replies/parsing/file-types.ts";
import type { ConversationProps } from "./conversation-props.ts";
import { describeDelivery } from "./describe-delivery.ts";
import { DeskWords } from "./desk-words.tsx";
import { formatSize } from "./format-size.ts";
import type { PartLimit } from "./limit-parts.ts";
import { LinkedText } from "./linked-text.tsx";
import { PlannedAnswer } from "./planned-answer.tsx";
import { describeEvent, nameAuthor, nameWriter } from "./timeline.tsx";

type PartProps = Pick<
	ConversationProps,
	"conversation" | "staff" | "at" | "query" | "seen" | "isWhole"
> & {
	part: PartData;
	limit: PartLimit;
};

/** Renders an enquiry, an answer, a reply, a note, or what became of a call. */
export function Part({ part, limit, conversation, staff, at, query, seen, isWhole }: PartProps) {
	const { kind, enquiry, event, delivery, message, files } = part;
	const writer = nameWriter(enquiry, message);
	const author = event ? nameAuthor(event, writer) : enquiry.name;
	const words = event ? listWords(event).join("\n") : enquiry.message;
	const isNew = event !== null && seen !== undefined && event.revision > seen;
	const planned = event && getPlannedTime(event.sendAt);
	const isOneOfSeveral = conversation.enquiries.length > 1;
	const isOtherAddress = conversation.enquiries.some(
		({ email }) => toMailbox(email) !== toMailbox(enquiry.email),
	);
	return (
		<article
			id={`event-${event?.id ?? enquiry.id}`}
			aria-label={t("partOf", { kind, name: author })}
			data-kind={kind}
			data-new={isNew || undefined}
			data-planned={planned ? "" : undefined}
			className="desk-part"
		>
			<p className="flex flex-wrap items-baseline gap-x-2 text-fine text-ink-soft">
				<strong className="text-ink wrap-anywhere">
					{event ? describeEvent(event, staff, writer) : enquiry.name}
				</strong>
				{kind === "enquiry" && <span>{formatContext(enquiry) ?? t("enquiry")}</span>}
				{isOtherAddress && (kind === "enquiry" || kind === "answer") && (
					<span className="wrap-anywhere">{enquiry.email}</span>
				)}
				<time dateTime={part.at}>{formatInstant(part.at)}</time>
				{isNew && <span>{t("arrivedMeanwhile")}</span>}
				{isOneOfSeveral && kind === "enquiry" && (
					<EnquiryMark
						isAtHand={enquiry.id === at}
						href={`/desk/enquiries/${enquiry.id}${query}`}
					/>
				)}
			</p>
			{words && <Words kind={kind} words={words} limit={limit} />}
			{event?.subject && (
				<p className="mt-1 text-fine wrap-anywhere">{t("subject", { subject: event.subject })}</p>
			)}
			{event?.cc && (
				<p className="mt-1 text-fine wrap-anywhere">{t("copyTo", { addresses: event.cc })}</p>
			)}
			{message && <Message message={message} email={enquiry.email} limit={limit} />}
			{Math.max(words?.length ?? 0, message?.quoted?.length ?? 0) > limit.shown && (
				<a className="inline-block py-1" href={toWholeAddress(part)}>
					{t("readRest")}
				</a>
			)}
			<Files files={files} />
			{planned && (
				<PlannedAnswer
					enquiry={enquiry}
					query={query}
					eventId={event.id}
					time={planned}
					hasForm={!isWhole}
				/>
			)}
			{delivery && !planned && (
				<p className="mt-1 text-fine text-ink-soft first-letter:uppercase">
					{describeDelivery(delivery)}
				</p>
			)}
		</article>
	);
}

type WordsProps = Pick<PartData, "kind"> & { words: string; limit: PartLimit };

/** Renders the words of a part: those of the staff with their lists, as the visitor gets them. */
function Words({ kind, words, limit }: WordsProps) {
	const shown = shorten(words, limit.shown);
	if (kind === "answer" || kind === "note")
		return <DeskWords searchedForNumbers={limit.searched}>{shown}</DeskWords>;
	return (
		<p className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
			<LinkedText searchedForNumbers={limit.searched}>{shown}</LinkedText>
		</p>
	);
}

/** Returns the address of a page with this part alone and whole. */
function toWholeAddress({ at, enquiry, event }: PartData): string {
	const query = new URLSearchParams({
		part: event?.id ?? enquiry.id,
		// Among the parts of before it is one of the newest, which are read.
		before: new Date(Date.parse(at) + MINUTE).toISOString(),
	});
	return `/desk/people-of/${enquiry.id}?${query}`;
}

function EnquiryMark({ isAtHand, href }: { isAtHand: boolean; href: string }) {
	return isAtHand ? (
		<span className="desk-mark" aria-current="true">
			{t("thisEnquiry")}
		</span>
	) : (
		<a href={href}>{t("openEnquiry")}</a>
	);
}

type MessageProps = { message: NonNullable<PartData["message"]>; email: string; limit: PartLimit };

/** Renders what is to be known of an e-mail: that it may not be theirs, and the words of before that it repeats. */
function Message({ message, email, limit }: MessageProps) {
	const { fromAddress, matchedBy, isOtherSender, quoted, toAddresses, ccAddresses } = message;
	return (
		<>
			{isOtherSender === 1 && (
				<p className="mt-1 text-fine wrap-anywhere">
					{t("fromOtherAddress", { address: fromAddress })}
				</p>
			)}
			{isOtherSender === 0 && fromAddress.toLowerCase() !== email.toLowerCase() && (
				<p className="mt-1 text-fine wrap-anywhere">{t("from", { address: fromAddress })}</p>
			)}
			{toAddresses && (
				<p className="mt-1 text-fine wrap-anywhere">{t("alsoTo", { addresses: toAddresses })}</p>
			)}
			{ccAddresses && (
				<p className="mt-1 text-fine wrap-anywhere">{t("copyTo", { addresses: ccAddresses })}</p>
			)}
			{matchedBy === "sender" && <p className="mt-1 text-fine">{t("matchedBySender")}</p>}
			{quoted && (
				<details>
					<summary className="desk-summary">{t("quoted")}</summary>
					<p className="whitespace-pre-wrap wrap-anywhere text-fine text-ink-soft" dir="auto">
						<LinkedText searchedForNumbers={limit.searched}>
							{shorten(quoted, limit.shown)}
						</LinkedText>
					</p>
				</details>
			)}
		</>
	);
}

function Files({ files }: { files: readonly PartFile[] }) {
	if (files.length === 0) return null;
	return (
		<ul className="mt-2 text-fine">
			{files.map(({ id, name, size, isKept }) => (
				<li key={id} className="wrap-anywhere">
					{isKept ? (
						<a className="inline-block py-1" href={`/desk/attachments/${id}`} download={name}>
							{name}
						</a>
					) : (
						<span className="inline-block py-1">{name}</span>
					)}{" "}
					{isRisky(name) && <strong>{`${t("isProgram")} `}</strong>}
					<span className="text-ink-soft">{describeFile({ name, size, isKept })}</span>
				</li>
			))}
		</ul>
	);
}

function describeFile({ name, size, isKept }: Pick<PartFile, "name" | "size" | "isKept">): string {
	const facts = [findFileType(name), formatSize(size)].filter(Boolean).join(", ");
	return isKept ? facts : t("fileInMailbox", { facts });
}
