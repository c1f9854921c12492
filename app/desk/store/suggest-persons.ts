import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { listNumbers } from "#app/platform/phone-numbers.server.ts";

/** The greatest number of persons that are suggested. */
const MAX_PERSONS = 3;
const MAX_ENQUIRIES = 50;

/** The newest enquiry of another person who may be the same one. */
export type SuggestedPerson = Pick<Enquiry, "id" | "name" | "email" | "createdAt"> & {
	/** What both have: the phone number, or the e-mail address from which staff took one apart. */
	sharing: "number" | "address";
};

/** Suggests the persons with the phone number of an enquiry or its e-mail address, who may be one with its own. */
export async function suggestPersons(
	db: Kysely<Tables>,
	enquiryId: string,
): Promise<SuggestedPerson[]> {
	const enquiry = await db
		.selectFrom("enquiries")
		.select(["id", "email", "phoneNumbers", "personId", "verdict", "isSample"])
		.where("id", "=", enquiryId)
		.where("erasedAt", "is", null)
		.where("verdict", "in", ["clean", "ham"])
		.executeTakeFirst();
	if (!enquiry) return [];
	const numbers = listNumbers(enquiry.phoneNumbers);
	const rows = await db
		.selectFrom("enquiries")
		.select(["id", "name", "email", "createdAt", "personId"])
		.where("personId", "!=", enquiry.personId)
		.where("verdict", "in", ["clean", "ham"])
		.where("isSample", "=", enquiry.isSample)
		.where((eb) =>
			eb.or([
				...numbers.map((number) => hasNumber(eb, number)),
				...(enquiry.email === ""
					? []
					: [eb(sql<string>`lower(email)`, "=", enquiry.email.toLowerCase())]),
			]),
		)
		.orderBy("createdAt", "desc")
		.limit(MAX_ENQUIRIES)
		.execute();
	const newest = [...Map.groupBy(rows, ({ personId }) => personId).values()];
	return newest
		.flatMap(([first]) => first ?? [])
		.slice(0, MAX_PERSONS)
		.map(({ personId: _, ...row }) => ({
			...row,
			sharing: toMailbox(row.email) === toMailbox(enquiry.email) ? "address" : "number",
		}));
}

/** Creates a condition that an enquiry has a phone number, alone or among several, as the indexes have them. */
function hasNumber({ and, eb, or }: ExpressionBuilder<Tables, "enquiries">, number: string) {
	return or([
		eb("phoneNumbers", "=", number),
		and([
			sql<boolean>`phone_numbers like '% %'`,
			eb(sql<string>`' ' || phone_numbers || ' '`, "like", `% ${number} %`),
		]),
	]);
}
