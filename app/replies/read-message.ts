import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { OwnAddresses } from "./own-addresses.ts";
import { type ReadMessage, readInProcess } from "./parsing/parse-in-process.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";
import { toStorable } from "./to-storable.ts";

/** The number of our latest answers that a quote is compared with. */
const MOST_ANSWERS = 20;

/** Reads a message: its own words, and what it quotes of our answers to its enquiry, if it has one. */
export async function readMessage(
	db: Kysely<Tables>,
	{ lines, subject, receivers, files }: ParsedMessage,
	from: Mailbox,
	own: OwnAddresses,
	enquiryId: string | null,
): Promise<ReadMessage> {
	const read = await readInProcess(lines, {
		answers: enquiryId ? await listAnswers(db, enquiryId) : [],
		addresses: [...new Set([...own.addresses, ...receivers.filter(own.has)])],
		subject,
		from,
		files: files.map(({ name }) => name),
	});
	return toStorable(read);
}

async function listAnswers(db: Kysely<Tables>, enquiryId: string): Promise<string[]> {
	const answers = await db
		.selectFrom("enquiryEvents")
		.select("text")
		.where("enquiryId", "=", enquiryId)
		.where("kind", "in", ["answer", "answered-elsewhere"])
		.orderBy("revision", "desc")
		.limit(MOST_ANSWERS)
		.execute();
	return answers.flatMap(({ text }) => text ?? []);
}
