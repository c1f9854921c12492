import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { isHeld } from "../enquiry.ts";

/** The greatest number of enquiries that are taken for one person's. */
const MAX_ENQUIRIES = 200;

type EnquiryRow = Tables["enquiries"];

/**
 * Finds the person of an enquiry by its mailbox, or adds one with the id `newId`. One that is held as spam, or has no e-mail
 * address, is a person of its own. A phone number makes nobody one person, as families and switchboards share theirs.
 */
export async function findOrAddPerson(
	tx: Transaction<Tables>,
	{ email, verdict }: Pick<EnquiryRow, "email" | "verdict">,
	newId: string = crypto.randomUUID(),
): Promise<string> {
	if (email === "" || isHeld({ verdict })) return newId;
	const mailbox = toMailbox(email);
	const find = () =>
		tx.selectFrom("persons").select("id").where("mailbox", "=", mailbox).executeTakeFirst();
	const known = await find();
	if (known) return known.id;
	await tx
		.insertInto("persons")
		.values({ mailbox, id: newId })
		.onConflict((conflict) => conflict.column("mailbox").doNothing())
		.execute();
	return (await find())?.id ?? newId;
}

/** Lists the ids of all enquiries of one enquiry's person, itself among them; that of an erased one is its own id. */
export async function listPersonIds(db: Kysely<Tables>, id: string): Promise<string[]> {
	const enquiry = await db
		.selectFrom("enquiries")
		.select("personId")
		.where("id", "=", id)
		.executeTakeFirst();
	if (!enquiry) return [];
	if (enquiry.personId === null) return [id];
	const rows = await db
		.selectFrom("enquiries")
		.select("id")
		.where("personId", "=", enquiry.personId)
		.orderBy("createdAt", "desc")
		.limit(MAX_ENQUIRIES)
		.execute();
	return [...new Set([id, ...rows.map((row) => row.id)])];
}

/** Removes the person of an enquiry's mailbox, unless another enquiry of that person has the mailbox, too. */
export async function forgetMailbox(
	tx: Transaction<Tables>,
	{ id, email }: Pick<EnquiryRow, "id" | "email">,
): Promise<void> {
	const mailbox = toMailbox(email);
	const others = await tx
		.selectFrom("persons")
		.innerJoin("enquiries", "enquiries.personId", "persons.id")
		.select("email")
		.where("mailbox", "=", mailbox)
		.where("enquiries.id", "!=", id)
		.execute();
	if (others.some((other) => toMailbox(other.email) === mailbox)) return;
	await tx.deleteFrom("persons").where("mailbox", "=", mailbox).execute();
}
