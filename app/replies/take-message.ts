import { getContent } from "#app/content/content.server.ts";
import { listOwnSubjects } from "#app/enquiries/emails/acknowledgement.tsx";
import type { EnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { changeWithin } from "#app/enquiries/store/change-enquiry.ts";
import { SYSTEM, VISITOR } from "#app/enquiries/store/change-types.ts";
import type { Env } from "#app/platform/env.server.ts";
import { createMailEnquiry } from "./create-mail-enquiry.ts";
import { describeBounce } from "./describe-bounce.ts";
import { type Match, matchEnquiry, toDeliveryIds } from "./match-enquiry.ts";
import type { ParsedMessage } from "./parsing/parsed-message.ts";
import type { MessageOutcome } from "./receive-message.ts";
import { isKnown, takeOnce, toMessageKey } from "./received-messages.ts";
import { splitQuote } from "./split-quote.ts";
import { toIncomingMessage } from "./to-incoming-message.ts";

export type ReplyServices = Pick<
	EnquiryServices,
	"database" | "enquiries" | "replyKey" | "addressKey" | "addressLimit"
>;
export type ReplySettings = Pick<
	Env,
	| "REPLY_ADDRESS"
	| "MAIL_ENQUIRIES"
	| "ENQUIRY_FROM"
	| "ENQUIRY_TO"
	| "SMTP_URL"
	| "WEBHOOK_URL"
	| "ENQUIRY_ACKNOWLEDGE"
>;

/** Takes a parsed message into the store. */
export async function takeMessage(
	raw: Uint8Array,
	message: ParsedMessage,
	services: ReplyServices,
	settings: ReplySettings,
): Promise<MessageOutcome> {
	const { database } = services;
	const key = toMessageKey(raw, message);
	if (await isKnown(database, key)) return "known";
	if (message.bounce) return noteBounce(message, key, services);
	const ownAddresses = listOwnAddresses(settings);
	if (isOwnMessage(message, ownAddresses)) return "ignored";
	const match = await matchEnquiry(database.db, message, {
		replyAddress: settings.REPLY_ADDRESS,
		replyKey: services.replyKey,
		ownSubjects: listOwnSubjects(getContent().site),
	});
	if (
		message.from.address !== match?.email.toLowerCase() &&
		(await isFromAgency(message, ownAddresses, services))
	)
		return match ? "ignored" : "left";
	if (isAutomatic(message, ownAddresses))
		return match ? noteAutomatic(message, match, key, services) : "ignored";
	if (match) return takeReply(message, match, key, ownAddresses, services);
	return settings.MAIL_ENQUIRIES ? createMailEnquiry(message, key, services, settings) : "left";
}

/** Returns the addresses that the site writes from and to, in lower case. */
function listOwnAddresses({ ENQUIRY_FROM, ENQUIRY_TO }: ReplySettings): string[] {
	const { email } = getContent().site;
	return [ENQUIRY_FROM, ENQUIRY_TO, email].flatMap((address) => address?.toLowerCase() ?? []);
}

/** Returns whether the site sent it: the id is that of a delivery. */
function isOwnMessage({ messageId, from }: ParsedMessage, own: readonly string[]): boolean {
	const isOurId = messageId !== null && toDeliveryIds([messageId]).length > 0;
	return isOurId && own.includes(from.address);
}

/** Returns whether the agency or somebody of its staff wrote it; in a test they may be the enquirer, too. */
async function isFromAgency(
	{ from }: ParsedMessage,
	own: readonly string[],
	{ database }: ReplyServices,
): Promise<boolean> {
	if (own.includes(from.address)) return true;
	const query = database.db.selectFrom("staff").select("id").where("email", "=", from.address);
	return (await query.executeTakeFirst()) !== undefined;
}

/** Returns whether no person wrote it to us. A mailing list of our own domain is one of our mailboxes. */
function isAutomatic({ automatic, listId }: ParsedMessage, own: readonly string[]): boolean {
	if (automatic !== "list") return automatic === "machine";
	const domains = own.map((address) => address.split("@")[1] ?? "");
	return !domains.some((domain) => listId.endsWith(`.${domain}>`));
}

async function takeReply(
	message: ParsedMessage,
	match: Match,
	key: string,
	own: readonly string[],
	{ database }: ReplyServices,
): Promise<MessageOutcome> {
	const answers = await database.db
		.selectFrom("enquiryEvents")
		.select("text")
		.where("enquiryId", "=", match.enquiryId)
		.where("kind", "=", "answer")
		.orderBy("revision", "desc")
		.limit(20)
		.execute();
	const { text, quoted } = splitQuote(message.lines, {
		answers: answers.flatMap(({ text }) => text ?? []),
		addresses: [...own, ...message.receivers],
		subject: message.subject,
	});
	return takeOnce(database, key, async (unit) => {
		const { enquiryId: id } = match;
		const change = {
			kind: "reply",
			text,
			message: toIncomingMessage(message, match, quoted),
		} as const;
		const result = await changeWithin(unit, { id, by: VISITOR }, change);
		return result === "changed" ? "taken" : "left";
	});
}

/** Notes an automatic answer, such as that of somebody who is away: it says when to expect one, and opens nothing again. */
function noteAutomatic(
	{ lines }: ParsedMessage,
	{ enquiryId: id }: Match,
	key: string,
	{ database }: ReplyServices,
): Promise<MessageOutcome> {
	return takeOnce(database, key, async (unit) => {
		const text = lines
			.flatMap(({ text, isQuoted }) => (isQuoted ? [] : text))
			.join("\n")
			.trim();
		await changeWithin(unit, { id, by: VISITOR }, { kind: "auto-reply", text });
		return "ignored";
	});
}

/** Marks the e-mail that a report speaks of as failed. */
async function noteBounce(
	{ bounce }: ParsedMessage,
	key: string,
	{ database }: ReplyServices,
): Promise<MessageOutcome> {
	const ids = toDeliveryIds(bounce?.ids ?? []);
	const delivery = await database.db
		.selectFrom("deliveries")
		.select(["id", "enquiryId"])
		.where("id", "in", ids)
		.executeTakeFirst();
	if (!bounce || !delivery) return "ignored";
	const { id: deliveryId, enquiryId: id } = delivery;
	const change = {
		kind: "answer-bounced",
		deliveryId,
		reason: describeBounce(bounce.status),
	} as const;
	return takeOnce(database, key, async (unit) => {
		await changeWithin(unit, { id, by: SYSTEM }, change);
		return "taken";
	});
}
