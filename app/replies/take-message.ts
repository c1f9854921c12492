import { getContent } from "#app/content/content.server.ts";
import { listOwnSubjects } from "#app/enquiries/emails/subjects.ts";
import { changeWithin } from "#app/enquiries/store/change-enquiry.ts";
import { type Change, type IncomingMessage, VISITOR } from "#app/enquiries/store/change-types.ts";
import { withVisitorFiles } from "#app/enquiries/store/visitor-files.ts";
import { createMailEnquiry } from "./create-mail-enquiry.ts";
import { findWriter, isAutomatic } from "./find-writer.ts";
import { listCopies } from "./list-copies.ts";
import { matchEnquiry, matchReceiver, toDeliveryIds } from "./match-enquiry.ts";
import { noteBounce } from "./note-bounce.ts";
import { createOwnAddresses, type OwnAddresses } from "./own-addresses.ts";
import type { ParsedMessage } from "./parsing/parsed-message.ts";
import { toStorable } from "./parsing/to-storable.ts";
import { readMessage } from "./read-message.ts";
import { isKnown, takeOnce, toMessageKey } from "./received-messages.ts";
import type { MessageOutcome, ReplyServices, ReplySettings } from "./reply-services.ts";
import { findColleague, takeOwnMail } from "./take-own-mail.ts";
import { toIncomingMessage } from "./to-incoming-message.ts";

/** Takes a parsed message into the store. */
export async function takeMessage(
	raw: Uint8Array,
	given: ParsedMessage,
	services: ReplyServices,
	settings: ReplySettings,
): Promise<MessageOutcome> {
	const { database } = services;
	const { db } = database;
	// What is read of the lines is storable, too.
	const message = { ...toStorable({ ...given, lines: [] }), lines: given.lines };
	const own = createOwnAddresses(settings);
	const found = findWriter(message, own);
	const { writer } = found;
	const key = toMessageKey(raw, message, writer);
	if (await isKnown(database, key)) return "known";
	if (message.bounce) return noteBounce(database, message.bounce, key);
	if (isOwnMessage(message, own)) return "ignored";
	const match = await matchEnquiry(db, message, writer, {
		replyAddress: settings.REPLY_ADDRESS,
		replyKey: services.replyKey,
		listSubjects: (enquiry) => listOwnSubjects(enquiry, getContent().site),
	});
	const isOfMachine = isAutomatic(message, found, own);
	// In a test somebody of the agency may be the enquirer, too.
	const isEnquirer = writer.address === match?.email.toLowerCase();
	const colleague = isEnquirer ? null : await findColleague(db, writer, own);
	if (colleague) {
		const about = match ?? (await matchReceiver(db, message));
		if (!about) return "left";
		if (isOfMachine || message.isRejectedByDmarc || colleague.isDisabled) return "ignored";
		return takeOwnMail({ message, writer, key, own, database }, colleague.author, about);
	}
	if (!match && isOfMachine) return "ignored";
	if (!match)
		return settings.MAIL_ENQUIRIES
			? createMailEnquiry({ message, found, key, own }, services, settings)
			: "left";
	const { enquiryId: id } = match;
	const read = await readMessage(db, message, writer, own, id);
	const incoming = {
		...toIncomingMessage(message, writer, match, read),
		...listCopies(message, writer, own),
	};
	const takeFiles = (files: IncomingMessage["files"]) =>
		takeOnce(database, key, async (unit) => {
			const change: Change = isOfMachine
				? { kind: "auto-reply", text: read.text }
				: { kind: "reply", text: read.text, message: { ...incoming, files } };
			const result = await changeWithin(unit, { id, by: VISITOR }, change);
			if (result === "missing") return "left";
			return isOfMachine ? "ignored" : "taken";
		});
	return isOfMachine ? takeFiles([]) : withVisitorFiles(database, id, message.files, takeFiles);
}

/**
 * Returns whether the site sent it: the id is that of a delivery or, where a mail server has replaced it, replies are to go to
 * the address of an enquiry.
 */
function isOwnMessage({ messageId, from, replyTo }: ParsedMessage, own: OwnAddresses): boolean {
	if (!own.has(from.address)) return false;
	const isOurId = messageId !== null && toDeliveryIds([messageId]).length > 0;
	return isOurId || (replyTo !== null && own.hasReplyAddress(replyTo.address));
}
