import { type Kysely, sql } from "kysely";
import type { ReplyRow, Tables } from "#app/database/tables.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import type { ParsedMessage } from "./parsing/parsed-message.ts";
import { findAddressedEnquiry } from "./reply-address.ts";
import { stripPrefixes } from "./subjects.ts";

export type Match = {
	enquiryId: string;
	/** The e-mail address of the enquirer. */
	email: string;
	matchedBy: ReplyRow["matchedBy"];
	isOtherSender: 0 | 1;
};

type Settings = {
	/** The setting REPLY_ADDRESS, and the key that signs it. */
	replyAddress: string | undefined;
	replyKey: Buffer;
	/** The subjects of the first message of ours in a thread. */
	ownSubjects: readonly string[];
};

/** A Message-ID of ours, which `toMessageId` makes of the id of a delivery. The domain may have changed since. */
const OWN_ID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/;

export function toDeliveryIds(messageIds: readonly string[]): string[] {
	return messageIds.flatMap((id) => OWN_ID.exec(id)?.[1] ?? []);
}

/** Finds the enquiry that a message replies to: by its thread, else by a signed address, else by its sender and subject. */
export async function matchEnquiry(
	db: Kysely<Tables>,
	message: ParsedMessage,
	settings: Settings,
): Promise<Match | null> {
	const { receivers, references } = message;
	const { replyAddress, replyKey } = settings;
	const inThread = await findByThread(db, references);
	if (inThread) return toMatch(db, message, inThread, "thread");
	const addressed = replyAddress && findAddressedEnquiry(receivers, replyAddress, replyKey);
	const enquiry = addressed ? await findEnquiry(db, addressed) : undefined;
	if (enquiry) return toMatch(db, message, enquiry, "address");
	const ofSender = await findBySender(db, message, settings.ownSubjects);
	return ofSender ? toMatch(db, message, ofSender, "sender") : null;
}

type Found = { id: string; email: string };

async function toMatch(
	db: Kysely<Tables>,
	{ from }: ParsedMessage,
	{ id, email }: Found,
	matchedBy: Match["matchedBy"],
): Promise<Match> {
	const known = [email, ...(await listCopied(db, id))].map(toMailbox);
	return {
		enquiryId: id,
		email,
		matchedBy,
		isOtherSender: known.includes(toMailbox(from.address)) ? 0 : 1,
	};
}

/** Lists the addresses that got a copy of an answer. */
async function listCopied(db: Kysely<Tables>, enquiryId: string): Promise<string[]> {
	const answers = await db
		.selectFrom("enquiryEvents")
		.select("cc")
		.where("enquiryId", "=", enquiryId)
		.where("cc", "is not", null)
		.execute();
	return answers.flatMap(({ cc }) => cc?.split(", ") ?? []);
}

function findEnquiry(db: Kysely<Tables>, id: string): Promise<Found | undefined> {
	return db
		.selectFrom("enquiries")
		.select(["id", "email"])
		.where("id", "=", id)
		.where("erasedAt", "is", null)
		.executeTakeFirst();
}

/** Finds the enquiry of the nearest message that is answered: one of ours, or an earlier one of the visitor. */
async function findByThread(
	db: Kysely<Tables>,
	references: readonly string[],
): Promise<Found | undefined> {
	if (references.length === 0) return;
	const deliveries = await db
		.selectFrom("deliveries")
		.select(["id", "enquiryId"])
		.where("id", "in", toDeliveryIds(references))
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

/** Finds the latest open enquiry of the sender to whose subject the message's is a reply. */
async function findBySender(
	db: Kysely<Tables>,
	{ from, subject }: ParsedMessage,
	ownSubjects: readonly string[],
): Promise<Found | undefined> {
	const own = stripPrefixes(subject);
	if (!own || !from.address) return;
	const open = await db
		.selectFrom("enquiries")
		.select(["id", "email"])
		.where(sql`lower(email)`, "=", from.address)
		.where("state", "in", ["new", "open", "waiting"])
		.where("erasedAt", "is", null)
		.orderBy("createdAt", "desc")
		.limit(20)
		.execute();
	if (open.length === 0) return;
	if (ownSubjects.some((subject) => stripPrefixes(subject) === own)) return open[0];
	const ids = open.map(({ id }) => id);
	const earlier = await db
		.selectFrom("replies")
		.select(["enquiryId", "subject"])
		.where("enquiryId", "in", ids)
		.execute();
	return open.find(({ id }) =>
		earlier.some(({ enquiryId, subject }) => enquiryId === id && stripPrefixes(subject) === own),
	);
}
