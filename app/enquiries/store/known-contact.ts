import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";

type Contact = Pick<Tables["enquiries"], "phone" | "company">;
type OfMatter = Contact & Pick<Tables["enquiries"], "matterId">;

/**
 * Fills what an enquiry lacks of a phone number and a company, as one that came by e-mail does, with the newest that its matter
 * has; `ofMatter` are the enquiries of the matter, the newest first.
 */
export function fillContact<One extends Contact>(one: One, ofMatter: readonly Contact[]): One {
	return {
		...one,
		phone: one.phone ?? ofMatter.find(({ phone }) => phone)?.phone ?? null,
		company: one.company ?? ofMatter.find(({ company }) => company)?.company ?? null,
	};
}

/** Loads for enquiries what `fillContact` fills them with. */
export async function loadContacts<One extends OfMatter>(
	db: Kysely<Tables>,
	enquiries: readonly One[],
): Promise<One[]> {
	const matterIds = enquiries
		.filter(({ phone, company }) => phone === null || company === null)
		.map(({ matterId }) => matterId);
	if (matterIds.length === 0) return [...enquiries];
	const known = await db
		.selectFrom("enquiries")
		.select(["matterId", "phone", "company"])
		.where("matterId", "in", matterIds)
		.orderBy("createdAt", "desc")
		.orderBy("id", "desc")
		.execute();
	const ofMatters = Map.groupBy(known, ({ matterId }) => matterId);
	return enquiries.map((one) => fillContact(one, ofMatters.get(one.matterId) ?? []));
}

/** Loads for one enquiry what `fillContact` fills it with. */
export async function loadContact<One extends OfMatter>(
	db: Kysely<Tables>,
	enquiry: One,
): Promise<One> {
	const [filled = enquiry] = await loadContacts(db, [enquiry]);
	return filled;
}
