import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { toPhoneNumbers } from "#app/platform/phone-numbers.server.ts";
import type { Change, Effect } from "./change-types.ts";
import { findOrAddPerson, forgetMailbox } from "./find-person.ts";
import { joinMatterOf, splitMatter } from "./join-matters.ts";

type EnquiryRow = Tables["enquiries"];

/**
 * Corrects how the visitor is named and reached: another e-mail address makes the enquiry that of the address's person. The
 * event has the values of before and after, which an erasure empties.
 */
export async function correctContact(
	unit: UnitOfWork,
	before: EnquiryRow,
	change: Extract<Change, { kind: "correct" }>,
): Promise<Effect> {
	const { tx } = unit;
	const {
		name = before.name,
		company = before.company,
		email = before.email,
		phone = before.phone,
	} = change;
	const data = {
		...(before.name !== name && { name: { from: before.name, to: name } }),
		...(before.company !== company && { company: { from: before.company, to: company } }),
		...(before.email !== email && { email: { from: before.email || null, to: email || null } }),
		...(before.phone !== phone && { phone: { from: before.phone, to: phone } }),
	};
	if (Object.keys(data).length === 0) return {};
	const isOther = toMailbox(email) !== toMailbox(before.email);
	const personId = isOther
		? await findOrAddPerson(tx, { ...before, email }, await findKeptId(tx, before))
		: before.personId;
	const moved = personId === before.personId ? {} : await movePerson(unit, before, personId);
	return {
		row: { ...moved, name, company, email, phone, phoneNumbers: toPhoneNumbers(phone), personId },
		event: { kind: "corrected", data },
		...(isOther && { writeRelated: () => forgetMailbox(tx, before) }),
	};
}

/** Moves an enquiry out of its matter into that of another person, if there is one. Returns the values of both. */
async function movePerson(
	unit: UnitOfWork,
	before: EnquiryRow,
	personId: string | null,
): Promise<Partial<EnquiryRow>> {
	const { tx } = unit;
	await splitMatter(tx, before.matterId, [before.id]);
	const alone = await tx
		.selectFrom("enquiries")
		.selectAll()
		.where("id", "=", before.id)
		.executeTakeFirstOrThrow();
	return joinMatterOf(unit, alone, personId);
}

/** Returns the person's id for a mailbox that nobody has yet: the same, unless other enquiries keep the former mailbox. */
async function findKeptId(
	tx: Transaction<Tables>,
	{ id, email, personId }: EnquiryRow,
): Promise<string | undefined> {
	const others = await tx
		.selectFrom("enquiries")
		.select("email")
		.where("personId", "=", personId)
		.where("id", "!=", id)
		.execute();
	const isShared = others.some((other) => toMailbox(other.email) === toMailbox(email));
	return isShared || personId === null ? undefined : personId;
}
