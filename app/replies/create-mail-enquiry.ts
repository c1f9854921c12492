import { sql } from "kysely";
import { getContent } from "#app/content/content.server.ts";
import type { Database } from "#app/database/open-database.ts";
import { listChannels } from "#app/enquiries/delivery/channels.ts";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { EMPTY_COLUMNS } from "#app/enquiries/field-columns.ts";
import { SPAM_SCORE, scoreText } from "#app/enquiries/spam/classify-submission.ts";
import { changeWithin } from "#app/enquiries/store/change-enquiry.ts";
import { VISITOR } from "#app/enquiries/store/change-types.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { toMailboxKey } from "#app/platform/http/sender-key.ts";
import type { ParsedMessage } from "./parsing/parsed-message.ts";
import type { MessageOutcome } from "./receive-message.ts";
import { takeOnce } from "./received-messages.ts";
import { splitQuote } from "./split-quote.ts";
import type { ReplyServices, ReplySettings } from "./take-message.ts";
import { toIncomingMessage } from "./to-incoming-message.ts";

const SAME_WORDS_MS = DAY;
/** The number of enquiries that one sender's e-mails become in a day, however slowly a machine answers each notification of ours. */
const MOST_PER_DAY = 10;
/** The beginning of the id of an enquiry's submission where it came by e-mail. */
const MAIL = "mail-";

/**
 * Stores a message that belongs to no enquiry as one of its sender, with the checks of the form that do not need the form.
 * It is not acknowledged, as anybody may write any sender. Beyond the limits of one sender it is left in the mailbox.
 */
export async function createMailEnquiry(
	message: ParsedMessage,
	key: string,
	services: ReplyServices,
	settings: ReplySettings,
): Promise<MessageOutcome> {
	const { enquiries, database } = services;
	const enquiry = await toEnquiry(message, key, services);
	const isStored = (await enquiries.findId(enquiry)) !== undefined;
	const sender = toMailboxKey(enquiry.email, services.addressKey);
	if (!isStored && (await services.addressLimit(sender)) > 0) return "left";
	if (!isStored && (await countOfDay(database, enquiry.email)) >= MOST_PER_DAY) return "left";
	const channels = listChannels(settings).filter((channel) => channel !== "acknowledgement");
	const { id } = await enquiries.save(enquiry, channels);
	return takeOnce(database, key, async (unit) => {
		const incoming = toIncomingMessage(message, { matchedBy: "new", isOtherSender: 0 }, null);
		await changeWithin(unit, { id, by: VISITOR }, { kind: "mailed", message: incoming });
		return "taken";
	});
}

/** Counts the enquiries that came by e-mail from an address within a day. */
async function countOfDay({ db }: Database, email: string): Promise<number> {
	const { count } = await db
		.selectFrom("enquiries")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(sql`lower(email)`, "=", email.toLowerCase())
		.where("submissionId", "like", `${MAIL}%`)
		.where("createdAt", ">=", new Date(getNow() - DAY).toISOString())
		.executeTakeFirstOrThrow();
	return Number(count);
}

async function toEnquiry(
	{ from, replyTo, subject, lines, receivers }: ParsedMessage,
	key: string,
	{ enquiries }: ReplyServices,
): Promise<NewEnquiry> {
	const { text, quoted } = splitQuote(lines, { answers: [], addresses: receivers, subject });
	const message = [subject, text || "(no text)", quoted].filter(Boolean).join("\n\n");
	const name = from.name || from.address.split("@")[0] || from.address;
	// The same message brought twice is one enquiry, by the id that stands for the form's.
	const submissionId = `${MAIL}${key.slice(0, 32)}`;
	const since = new Date(getNow() - SAME_WORDS_MS).toISOString();
	const sameWords = await enquiries.countSameWords(message, submissionId, since);
	const { score, reasons } = scoreText({ name, message, company: null, sameWords });
	return {
		...EMPTY_COLUMNS,
		submissionId,
		name,
		email: replyTo ?? from.address,
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
		spamReasons: reasons,
		addressKey: null,
	};
}
