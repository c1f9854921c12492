import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { WRITTEN_ANSWERS } from "#app/enquiries/events.ts";
import type { OwnAddresses } from "./own-addresses.ts";
import { type ReadMessage, readInProcess } from "./parsing/parse-in-process.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";

/** The number of our latest answers that a quote is compared with. */
const MOST_ANSWERS = 20;

/**
 * Reads a message: its own words, and what it quotes of our answers to its enquiry, if it has one, or of the visitor's words
 * where somebody of the agency wrote it.
 */
export async function readMessage(
	db: Kysely<Tables>,
	{ lines, subject, receivers, files }: ParsedMessage,
	from: Mailbox,
	own: OwnAddresses,
	enquiryId: string | null,
	isOwn = false,
): Promise<ReadMessage> {
	const known = enquiryId && isOwn ? await listVisitorsWords(db, enquiryId) : null;
	return readInProcess(lines, {
		answers: known?.texts ?? (enquiryId ? await listAnswers(db, enquiryId) : []),
		addresses: [
			...new Set([...own.addresses, ...receivers.filter(own.has), ...(known?.addresses ?? [])]),
		],
		subject,
		noticeOf: isOwn ? enquiryId : null,
		from,
		files: files.map(({ name }) => name),
	});
}

async function listAnswers(db: Kysely<Tables>, enquiryId: string): Promise<string[]> {
	const answers = await db
		.selectFrom("enquiryEvents")
		.select("text")
		.where("enquiryId", "=", enquiryId)
		.where("kind", "in", WRITTEN_ANSWERS)
		.orderBy("revision", "desc")
		.limit(MOST_ANSWERS)
		.execute();
	return answers.flatMap(({ text }) => text ?? []);
}

/** Lists what the visitor wrote, with the name that introduces it where it is quoted, and the visitor's addresses. */
async function listVisitorsWords(
	db: Kysely<Tables>,
	enquiryId: string,
): Promise<{ texts: string[]; addresses: string[] }> {
	const enquiries = await db
		.selectFrom("enquiries")
		.select(["name", "email as address", "message as text"])
		.where("id", "=", enquiryId)
		.execute();
	const replies = await db
		.selectFrom("replies")
		.innerJoin("enquiryEvents", "enquiryEvents.id", "replies.eventId")
		.select(["fromName as name", "fromAddress as address", "text"])
		.where("replies.enquiryId", "=", enquiryId)
		.where("kind", "=", "reply")
		.orderBy("revision", "desc")
		.limit(MOST_ANSWERS)
		.execute();
	const written = [...enquiries, ...replies];
	return {
		texts: written.map(({ name, text }) => `${text ?? ""}\n${name}`),
		addresses: written.flatMap(({ address }) => address.toLowerCase() || []),
	};
}
