import { type Kysely, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { selectData } from "#app/enquiries/event-table.ts";
import { cleanEmail } from "#app/platform/clean-text.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { listNumbers, toPhoneNumbers } from "#app/platform/phone-numbers.server.ts";

/** The greatest number of persons that are suggested. */
const MAX_PERSONS = 3;
const MAX_ENQUIRIES = 50;

/** The newest enquiry of another person who may be the same one. */
export type SuggestedPerson = Pick<Enquiry, "id" | "name" | "email" | "createdAt"> & {
	/** What both have: the phone number, or the e-mail address from which staff took one apart. */
	sharing: "number" | "address";
	/** True if staff said that they are two. */
	isDenied: boolean;
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
	const rows = await findSharing(db, enquiry.email, listNumbers(enquiry.phoneNumbers))
		.where("personId", "!=", enquiry.personId)
		.where("isSample", "=", enquiry.isSample)
		.execute();
	const newest = pickPersons(rows);
	const ids = newest.flatMap(({ personId }) => personId ?? []);
	const denied = await findDenied(db, enquiry.personId, ids);
	return newest
		.map(
			({ personId, ...row }): SuggestedPerson => ({
				...row,
				sharing: toMailbox(row.email) === toMailbox(enquiry.email) ? "address" : "number",
				isDenied: denied.has(personId),
			}),
		)
		.toSorted((one, other) => Number(one.isDenied) - Number(other.isDenied))
		.slice(0, MAX_PERSONS);
}

/** Finds those of some persons of whom staff said, at an enquiry of either, that they are not the person. */
async function findDenied(
	db: Kysely<Tables>,
	personId: string | null,
	others: readonly string[],
): Promise<ReadonlySet<string | null>> {
	if (others.length === 0) return new Set();
	const rows = await db
		.selectFrom("enquiryEvents")
		.innerJoin("enquiries as at", "at.id", "enquiryEvents.enquiryId")
		.innerJoin("enquiries as named", (join) => join.on("named.id", "=", selectData("enquiryId")))
		.select(["at.personId as one", "named.personId as other"])
		.where("kind", "=", "not-one-person")
		.where((eb) =>
			eb.or([
				eb.and([eb("at.personId", "=", personId), eb("named.personId", "in", others)]),
				eb.and([eb("at.personId", "in", others), eb("named.personId", "=", personId)]),
			]),
		)
		.execute();
	return new Set(rows.map(({ one, other }) => (one === personId ? other : one)));
}

/** Finds the newest enquiries of the persons with an e-mail address or a phone number as somebody types them. */
export async function findKnown(
	db: Kysely<Tables>,
	email: string,
	phone: string,
): Promise<Pick<Enquiry, "id" | "name">[]> {
	const numbers = listNumbers(toPhoneNumbers(phone));
	const rows = await findSharing(db, cleanEmail(email), numbers).execute();
	return pickPersons(rows).slice(0, MAX_PERSONS);
}

/** Creates a query for the newest enquiries with an e-mail address or any of some phone numbers, without spam. */
function findSharing(db: Kysely<Tables>, email: string, numbers: readonly string[]) {
	return (
		db
			// Apart, as SQLite would else read all enquiries that are no samples.
			.with(
				(cte) => cte("sharing").materialized(),
				() => selectSharing(db, email, numbers),
			)
			.selectFrom("sharing")
			.select(["id", "name", "email", "createdAt", "personId"])
			.where("verdict", "in", ["clean", "ham"])
			.orderBy("createdAt", "desc")
			.limit(MAX_ENQUIRIES)
	);
}

/** Picks the newest enquiry of each person, of rows that begin with the newest. */
function pickPersons<Row extends { personId: string | null }>(rows: readonly Row[]): Row[] {
	const ofPersons = [...Map.groupBy(rows, ({ personId }) => personId).values()];
	return ofPersons.flatMap(([first]) => first ?? []);
}

/**
 * Selects the enquiries with an e-mail address or any of some phone numbers, alone or among several: one query for each
 * index, as SQLite would read all of them for one with these conditions.
 */
function selectSharing(db: Kysely<Tables>, email: string, numbers: readonly string[]) {
	const enquiries = db
		.selectFrom("enquiries")
		.select(["id", "name", "email", "createdAt", "personId", "verdict", "isSample"]);
	return enquiries
		.where(({ eb, or }) => or(numbers.map((number) => eb("phoneNumbers", "=", number))))
		.union(
			enquiries
				.where(sql<boolean>`phone_numbers like '% %'`)
				.where(({ eb, or }) =>
					or(
						numbers.map((number) =>
							eb(sql<string>`' ' || phone_numbers || ' '`, "like", `% ${number} %`),
						),
					),
				),
		)
		.union(
			enquiries.where(sql<string>`lower(email)`, "=", email.toLowerCase()).where("email", "!=", ""),
		);
}
