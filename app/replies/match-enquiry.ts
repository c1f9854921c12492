import { type Kysely, sql } from "kysely";
import type { ReplyRow, Tables } from "#app/database/tables.ts";
import { filterChannels } from "#app/enquiries/channels.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { WRITTEN_ANSWERS } from "#app/enquiries/events.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";
import { findAddressedEnquiry } from "./reply-address.ts";
import { stripPrefixes } from "./subjects.ts";

export type Match = {
	enquiryId: string;
	/** The e-mail address of the enquirer. */
	email: string;
	matchedBy: ReplyRow["matchedBy"];
	isOtherSender: 0 | 1;
};

/** What an enquiry is about. */
type About = Pick<Tables["enquiries"], "service" | "city" | "district">;

type Settings = {
	/** The setting REPLY_ADDRESS, and the key that signs it. */
	replyAddress: string | undefined;
	replyKey: Buffer;
	/** Lists the subjects that the first message of ours to an enquirer may have. */
	listSubjects: (enquiry: About) => readonly string[];
};

const OF_ONE_ENQUIRY = filterChannels(({ isOfOneEnquiry }) => isOfOneEnquiry);
/** A Message-ID of ours, which `toMessageId` makes of the id of a delivery. The domain may have changed since. */
const OWN_ID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/;

export function toDeliveryIds(messageIds: readonly string[]): string[] {
	return messageIds.flatMap((id) => OWN_ID.exec(id)?.[1] ?? []);
}

/**
 * Finds the enquiry that a message replies to: by its thread, else by a signed address, else by its writer and subject. Of one
 * that is held as spam nobody is told: where the writer has another one, the message belongs to that.
 */
export async function matchEnquiry(
	db: Kysely<Tables>,
	{ receivers, references, subject }: Pick<ParsedMessage, "receivers" | "references" | "subject">,
	writer: Mailbox,
	settings: Settings,
): Promise<Match | null> {
	const { replyAddress, replyKey } = settings;
	const inThread = await findByThread(db, references);
	const addressed = replyAddress && findAddressedEnquiry(receivers, replyAddress, replyKey);
	const found = inThread ?? (addressed ? await findEnquiry(db, addressed) : undefined);
	if (found && isHeld(found)) {
		const [other] = await selectOfWriter(db, writer.address).execute();
		return toMatch(db, writer, other ?? found, other ? "sender" : inThread ? "thread" : "address");
	}
	if (found) return toMatch(db, writer, found, inThread ? "thread" : "address");
	const ofWriter = await findByWriter(db, writer, subject, settings.listSubjects);
	return ofWriter ? toMatch(db, writer, ofWriter, "sender") : null;
}

/** Finds the latest open enquiry of one of those to whom somebody of the agency has written, outside of any thread. */
export async function matchReceiver(
	db: Kysely<Tables>,
	{ to }: Pick<ParsedMessage, "to">,
): Promise<Match | null> {
	for (const address of to) {
		const [found] = await selectOpen(db, address).limit(1).execute();
		if (found)
			return { enquiryId: found.id, email: found.email, matchedBy: "address", isOtherSender: 0 };
	}
	return null;
}

type Found = Pick<Tables["enquiries"], "id" | "email" | "verdict">;

async function toMatch(
	db: Kysely<Tables>,
	{ address }: Mailbox,
	{ id, email }: Found,
	matchedBy: Match["matchedBy"],
): Promise<Match> {
	const known = [email, ...(await listCopied(db, id))].map(toMailbox);
	return {
		enquiryId: id,
		email,
		matchedBy,
		isOtherSender: known.includes(toMailbox(address)) ? 0 : 1,
	};
}

/** Lists the addresses that got a copy of an answer. */
export async function listCopied(db: Kysely<Tables>, enquiryId: string): Promise<string[]> {
	const answers = await db
		.selectFrom("enquiryEvents")
		.select("cc")
		.where("enquiryId", "=", enquiryId)
		.where("kind", "in", WRITTEN_ANSWERS)
		.where("cc", "is not", null)
		.execute();
	return answers.flatMap(({ cc }) => cc?.split(", ") ?? []);
}

function findEnquiry(db: Kysely<Tables>, id: string): Promise<Found | undefined> {
	return db
		.selectFrom("enquiries")
		.select(["id", "email", "verdict"])
		.where("id", "=", id)
		.where("erasedAt", "is", null)
		.executeTakeFirst();
}

/**
 * Finds the enquiry of the nearest message that is answered: one of ours that is about one enquiry, or an earlier one of the visitor.
 */
async function findByThread(
	db: Kysely<Tables>,
	references: readonly string[],
): Promise<Found | undefined> {
	if (references.length === 0) return;
	const deliveries = await db
		.selectFrom("deliveries")
		.select(["id", "enquiryId"])
		.where("id", "in", toDeliveryIds(references))
		.where("channel", "in", OF_ONE_ENQUIRY)
		.execute();
	const replies = await db
		.selectFrom("replies")
		.select(["messageId", "enquiryId"])
		.where("messageId", "in", references)
		.execute();
	for (const reference of references) {
		const [ownId] = toDeliveryIds([reference]);
		const found =
			deliveries.find(({ id }) => id === ownId) ??
			replies.find(({ messageId }) => messageId === reference);
		const enquiry = found && (await findEnquiry(db, found.enquiryId));
		if (enquiry) return enquiry;
	}
}

/** Selects the latest enquiries of a writer that are not held as spam: a reply to one that is would be seen by nobody. */
function selectOfWriter(db: Kysely<Tables>, address: string) {
	return db
		.selectFrom("enquiries")
		.select(["id", "email", "verdict", "service", "city", "district"])
		.where(sql`lower(email)`, "=", address)
		.where("verdict", "in", ["clean", "ham"])
		.where("erasedAt", "is", null)
		.orderBy("createdAt", "desc")
		.limit(20);
}

/** Selects the latest enquiries of an address of which nobody has said what came of them. */
function selectOpen(db: Kysely<Tables>, address: string) {
	return selectOfWriter(db, address).where("state", "in", ["new", "open", "waiting"]);
}

/** Finds the latest open enquiry of the writer to whose subject the message's is a reply. */
async function findByWriter(
	db: Kysely<Tables>,
	writer: Mailbox,
	subject: string,
	listSubjects: Settings["listSubjects"],
): Promise<Found | undefined> {
	const own = stripPrefixes(subject);
	if (!own || !writer.address) return;
	const open = await selectOpen(db, writer.address).execute();
	if (open.length === 0) return;
	const begun = open.find((enquiry) =>
		listSubjects(enquiry).some((subject) => stripPrefixes(subject) === own),
	);
	if (begun) return begun;
	const ids = open.map(({ id }) => id);
	const earlier = await db
		.selectFrom("replies")
		.select(["enquiryId", "subject"])
		.where("enquiryId", "in", ids)
		.execute();
	const chosen = await db
		.selectFrom("enquiryEvents")
		.select(["enquiryId", "subject"])
		.where("enquiryId", "in", ids)
		.where("subject", "is not", null)
		.execute();
	return open.find(({ id }) =>
		[...earlier, ...chosen].some(
			({ enquiryId, subject }) => enquiryId === id && stripPrefixes(subject ?? "") === own,
		),
	);
}
