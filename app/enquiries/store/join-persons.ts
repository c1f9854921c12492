import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { isHeld } from "../enquiry.ts";
import type { Change, Effect } from "./change-types.ts";
import { joinMatter, splitMatter } from "./join-matters.ts";

type EnquiryRow = Tables["enquiries"];
type OfPerson = Pick<EnquiryRow, "id" | "email" | "matterId">;

/**
 * Makes the matter of an enquiry one with that of another enquiry, as staff decide, and all of their persons' enquiries those of
 * one person, also what comes from their addresses later. What is held as spam joins nobody.
 */
export async function putTogether(
	{ tx }: UnitOfWork,
	before: EnquiryRow,
	{ enquiryId }: Extract<Change, { kind: "put-together" }>,
): Promise<Effect> {
	const other = await tx
		.selectFrom("enquiries")
		.selectAll()
		.where("id", "=", enquiryId)
		.executeTakeFirst();
	if (!other?.personId || other.matterId === before.matterId) return {};
	if (isHeld(other) || isHeld(before) || other.isSample !== before.isSample) return {};
	const { personId } = other;
	if (before.personId && before.personId !== personId) {
		const ofPerson = { personId: before.personId };
		await tx
			.updateTable("persons")
			.set({ id: personId })
			.where("id", "=", ofPerson.personId)
			.execute();
		await tx
			.updateTable("enquiries")
			.set({ personId })
			.where("personId", "=", ofPerson.personId)
			.execute();
	}
	return {
		row: { ...(await joinMatter(tx, before, other)), personId },
		event: { kind: "put-together", data: { enquiryId } },
	};
}

/** Notes that another enquiry is not the same person's, as staff say, so that nobody is asked any more. */
export async function denyOnePerson(
	{ tx }: UnitOfWork,
	{ personId }: EnquiryRow,
	{ enquiryId }: Extract<Change, { kind: "not-one-person" }>,
): Promise<Effect> {
	const other = await tx
		.selectFrom("enquiries")
		.select("personId")
		.where("id", "=", enquiryId)
		.executeTakeFirst();
	if (!other?.personId || other.personId === personId) return {};
	return { event: { kind: "not-one-person", data: { enquiryId } } };
}

/**
 * Takes an enquiry apart from the others of its person: with all of its mailbox where others have another one, else alone. It is
 * a matter of its own then, and who was answered on one side alone waits on the other.
 */
export async function takeApart({ tx }: UnitOfWork, before: EnquiryRow): Promise<Effect> {
	const others = await listOfPerson(tx, before);
	if (others.length === 0) return {};
	const mailbox = toMailbox(before.email);
	const isOfMailbox = ({ email }: OfPerson) => email !== "" && toMailbox(email) === mailbox;
	const isWhole = !others.every(isOfMailbox);
	const leaving = [before, ...(isWhole ? others.filter(isOfMailbox) : [])];
	const personId = crypto.randomUUID();
	if (isWhole && before.personId)
		await tx
			.updateTable("persons")
			.set({ id: personId })
			.where("mailbox", "=", mailbox)
			.where("id", "=", before.personId)
			.execute();
	for (const [matterId, some] of Map.groupBy(leaving, (each) => each.matterId)) {
		const ids = some.map(({ id }) => id);
		await splitMatter(tx, matterId, ids);
		await tx.updateTable("enquiries").set({ personId }).where("id", "in", ids).execute();
	}
	return { row: { personId }, event: { kind: "taken-apart" } };
}

/** Makes an enquiry a matter of its own, which has its own row and state; it stays the same person's. */
export async function beginMatter(
	{ tx }: UnitOfWork,
	{ id, matterId }: EnquiryRow,
): Promise<Effect> {
	const others = await tx
		.selectFrom("enquiries")
		.select("id")
		.where("matterId", "=", matterId)
		.where("id", "!=", id)
		.limit(1)
		.executeTakeFirst();
	if (!others) return {};
	await splitMatter(tx, matterId, [id]);
	return { row: {}, event: { kind: "new-matter" } };
}

/** Lists the other enquiries of an enquiry's person. */
function listOfPerson(
	tx: Transaction<Tables>,
	{ id, personId }: Pick<EnquiryRow, "id" | "personId">,
): Promise<OfPerson[]> {
	return tx
		.selectFrom("enquiries")
		.select(["id", "email", "matterId"])
		.where("personId", "=", personId)
		.where("id", "!=", id)
		.orderBy("id")
		.execute();
}
