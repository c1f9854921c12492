import { getContent } from "#app/content/content.server.ts";
import { listChannels } from "#app/enquiries/channels.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { EMPTY_COLUMNS } from "#app/enquiries/field-columns.ts";
import { SPAM_SCORE, scoreText } from "#app/enquiries/spam/classify-submission.ts";
import { changeWithin } from "#app/enquiries/store/change-enquiry.ts";
import { VISITOR } from "#app/enquiries/store/change-types.ts";
import { withVisitorFiles } from "#app/enquiries/store/visitor-files.ts";
import { t } from "#app/messages/en/reply-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import type { Writer } from "./find-writer.ts";
import { listCopies } from "./list-copies.ts";
import { isFlood, isWithinLimits, MAIL, TOO_MANY, tellOfFlood } from "./mail-limits.ts";
import type { OwnAddresses } from "./own-addresses.ts";
import { isMachineAddress } from "./parsing/machine-address.ts";
import type { ReadMessage } from "./parsing/parse-in-process.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";
import { readMessage } from "./read-message.ts";
import { takeOnce } from "./received-messages.ts";
import type { MessageOutcome, ReplyServices, ReplySettings } from "./reply-services.ts";
import { toIncomingMessage } from "./to-incoming-message.ts";

const SAME_WORDS_MS = DAY;

type NewMail = { message: ParsedMessage; found: Writer; key: string; own: OwnAddresses };

/**
 * Stores a message that belongs to no enquiry as one of its writer, with the checks of the form that do not need the form.
 * It is not acknowledged, as anybody may write any sender. Beyond the limits of one sender it is left in the mailbox, beyond
 * those of all together it is quarantined.
 */
export async function createMailEnquiry(
	{ message, found, key, own }: NewMail,
	services: ReplyServices,
	settings: ReplySettings,
): Promise<MessageOutcome> {
	const { enquiries, database } = services;
	const { sender } = found;
	const enquirer = findEnquirer(message, found, own);
	const read = await readMessage(database.db, message, enquirer, own, null);
	const enquiry = await toEnquiry(message, enquirer, read, key, services);
	const isStored = (await enquiries.findId(enquiry)) !== undefined;
	if (!isStored && !(await isWithinLimits(sender.address, enquirer.address, own, services)))
		return "left";
	const isOfFlood = !isStored && (await isFlood(database));
	if (isOfFlood) {
		enquiry.verdict = "quarantined";
		enquiry.spamReasons.push(TOO_MANY);
	}
	const channels = listChannels({ ...settings, ENQUIRY_ACKNOWLEDGE: false });
	const { id } = await enquiries.save(enquiry, channels);
	if (isOfFlood && settings.SMTP_URL) await tellOfFlood(database, id);
	return withVisitorFiles(database, id, message.files, (files) =>
		takeOnce(database, key, async (unit) => {
			const match = { matchedBy: "new", isOtherSender: 0 } as const;
			const incoming = toIncomingMessage(message, sender, match, { ...read, quoted: null });
			const copies = listCopies(message, enquirer, own);
			const change = { kind: "mailed", message: { ...incoming, ...copies, files } } as const;
			await changeWithin(unit, { id, by: VISITOR }, change);
			return "taken";
		}),
	);
}

/** Finds whose enquiry a message is: that of the mailbox which answers are to go to, by the name that is given there. */
function findEnquirer(
	{ from, replyTo }: ParsedMessage,
	{ writer }: Writer,
	own: OwnAddresses,
): Mailbox {
	const isNamed =
		replyTo !== null && !own.has(replyTo.address) && !isMachineAddress(replyTo.address);
	const { name, address } = writer === from && isNamed ? replyTo : writer;
	const names = [
		name,
		replyTo?.address === address ? replyTo.name : "",
		writer === from ? from.name : "",
	];
	return { address, name: names.find(Boolean) ?? (address.split("@")[0] || address) };
}

async function toEnquiry(
	{ subject }: ParsedMessage,
	{ name, address }: Mailbox,
	{ text, quoted, spam }: ReadMessage,
	key: string,
	{ enquiries }: ReplyServices,
): Promise<NewEnquiry> {
	const message = [subject, text || t("noText"), quoted].filter(Boolean).join("\n\n");
	// The same message brought twice is one enquiry, by the id that stands for the form's.
	const submissionId = `${MAIL}${key.slice(0, 32)}`;
	const since = new Date(getNow() - SAME_WORDS_MS).toISOString();
	const sameWords = await enquiries.countSameWords(message, submissionId, since);
	const repeated = scoreText({ name: "", message: "", company: null, sameWords });
	const score = spam.score + repeated.score;
	return {
		...EMPTY_COLUMNS,
		submissionId,
		name,
		email: address,
		message,
		calculation: null,
		service: null,
		city: null,
		district: null,
		landingPage: null,
		referrer: "e-mail",
		firstTouch: null,
		lastTouch: null,
		noticeVersion: getContent().pages.contact.form.noticeVersion,
		wantsNews: false,
		verdict: score >= SPAM_SCORE ? "quarantined" : "clean",
		spamReasons: [...spam.reasons, ...repeated.reasons],
		addressKey: null,
	};
}
