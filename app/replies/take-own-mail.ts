import type { Kysely } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { changeWithin } from "#app/enquiries/store/change-enquiry.ts";
import { type Author, byPerson, type Change, SYSTEM } from "#app/enquiries/store/change-types.ts";
import { withFiles } from "#app/enquiries/store/files.ts";
import { findUsualStep } from "#app/enquiries/usual-step.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { listCopied, type Match } from "./match-enquiry.ts";
import type { OwnAddresses } from "./own-addresses.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";
import { readMessage } from "./read-message.ts";
import { takeOnce } from "./received-messages.ts";
import type { MessageOutcome } from "./reply-services.ts";
import { toIncomingMessage } from "./to-incoming-message.ts";

/** Finds who of the agency has an address: somebody of its staff or, for its own addresses, nobody in particular. */
export async function findColleague(
	db: Kysely<Tables>,
	{ address }: Mailbox,
	own: OwnAddresses,
): Promise<{ author: Author; isDisabled: boolean } | null> {
	const staff = await db
		.selectFrom("staff")
		.select(["id", "disabledAt"])
		.where("email", "=", address)
		.executeTakeFirst();
	if (staff) return { author: byPerson(staff.id), isDisabled: staff.disabledAt !== null };
	return own.has(address) ? { author: SYSTEM, isDisabled: false } : null;
}

type OwnMail = {
	message: ParsedMessage;
	writer: Mailbox;
	key: string;
	own: OwnAddresses;
	database: Database;
};

/**
 * Takes what somebody of the agency wrote in their own mailbox about an enquiry: to the visitor it is an answer, to anybody
 * else a note. The visitor is next, by the agency's rules. Nobody is notified, so that two mailboxes cannot answer each other.
 */
export async function takeOwnMail(
	{ message, writer, key, own, database }: OwnMail,
	by: Author,
	match: Match,
): Promise<MessageOutcome> {
	const { db } = database;
	const { enquiryId: id, email, matchedBy } = match;
	const receivers = await listOutside(db, message.receivers, own);
	const visitors = [email, ...(await listCopied(db, id)), ...(await listWriters(db, id))];
	const mailboxes = new Set(visitors.map(toMailbox));
	const isAnswer = receivers.some((address) => mailboxes.has(toMailbox(address)));
	const read = await readMessage(db, message, writer, own, id, true);
	const incoming = toIncomingMessage(message, writer, { matchedBy, isOtherSender: 0 }, read);
	return withFiles(database, message.files, (files) =>
		takeOnce(database, key, async (unit) => {
			const words = { text: read.text, message: { ...incoming, files }, receivers };
			const change: Change = isAnswer
				? {
						kind: "answered-elsewhere",
						channel: "e-mail",
						next: findUsualStep("them"),
						...words,
					}
				: { kind: "note", ...words };
			const result = await changeWithin(unit, { id, by }, change);
			return result === "changed" ? "taken" : "left";
		}),
	);
}

/** Lists the receivers that are neither the agency's addresses nor those of its staff. */
async function listOutside(
	db: Kysely<Tables>,
	receivers: readonly string[],
	own: OwnAddresses,
): Promise<string[]> {
	const others = receivers.filter((address) => !own.has(address));
	if (others.length === 0) return [];
	const staff = await db.selectFrom("staff").select("email").where("email", "in", others).execute();
	return others.filter((address) => !staff.some(({ email }) => email === address));
}

/** Lists the addresses from which somebody outside the agency wrote in a thread. */
async function listWriters(db: Kysely<Tables>, enquiryId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("replies")
		.innerJoin("enquiryEvents", "enquiryEvents.id", "replies.eventId")
		.select("fromAddress")
		.where("replies.enquiryId", "=", enquiryId)
		.where("kind", "in", ["reply", "mailed"])
		.execute();
	return rows.map(({ fromAddress }) => fromAddress);
}
