import { type Kysely, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { listNumbers } from "#app/platform/phone-numbers.server.ts";

/** The greatest number of enquiries that are taken for one person's. */
const MAX_ENQUIRIES = 200;

type Reach = Pick<Tables["enquiries"], "id" | "email" | "phoneNumbers" | "person">;

/**
 * Lists the ids of all enquiries of one enquiry's person, itself among them: those that share an e-mail address, in any
 * case, or a phone number with it or with another one of them, and whose `person` is the same. From each of them it is the
 * same list; that of an erased one is its own id.
 */
export async function listPersonIds(db: Kysely<Tables>, id: string): Promise<string[]> {
	const first = await selectReach(db).where("id", "=", id).executeTakeFirst();
	if (!first) return [];
	const found = new Map([[id, first]]);
	const sought = new Set<string>();
	let latest: Reach[] = [first];
	while (latest.length > 0 && found.size < MAX_ENQUIRIES) {
		const isUnsought = (address: string) => address !== "" && !sought.has(address);
		const emails = unique(latest.map(({ email }) => email.toLowerCase())).filter(isUnsought);
		const numbers = unique(latest.flatMap((row) => listNumbers(row.phoneNumbers))).filter(
			isUnsought,
		);
		const rows = await findReachedBy(db, first.person, emails, numbers);
		for (const address of [...emails, ...numbers]) sought.add(address);
		latest = rows.filter((row) => !found.has(row.id));
		for (const row of latest) found.set(row.id, row);
	}
	return [...found.keys()];
}

/**
 * Locks the enquiries of one person, each after the one with the smaller id, so that two answers to two of them do not wait
 * for each other. On SQLite every transaction keeps others out.
 */
export async function lockPerson({ tx, isPostgres }: UnitOfWork, id: string): Promise<void> {
	if (!isPostgres) return;
	const ids = await listPersonIds(tx, id);
	if (ids.length < 2) return;
	await tx
		.selectFrom("enquiries")
		.select("id")
		.where("id", "in", ids)
		.orderBy("id")
		.forUpdate()
		.execute();
}

/**
 * Lists the ids of a person's other enquiries that an answer answers as well: those that wait for one and not for
 * a call, and came before the enquiry at hand was last opened, as its page shows them.
 */
export async function listAnsweredWith(
	tx: Kysely<Tables>,
	{ id, seenAt }: Tables["enquiries"],
): Promise<string[]> {
	const ids = await listPersonIds(tx, id);
	if (ids.length < 2) return [];
	const waiting = tx
		.selectFrom("enquiries")
		.select("id")
		.where("id", "in", ids)
		.where("id", "!=", id)
		.where("state", "in", ["new", "open"])
		.where("verdict", "in", ["clean", "ham"])
		.where(({ eb, or, ref }) =>
			or([eb("outgoingAt", "is", null), eb("outgoingAt", "<", ref("incomingAt"))]),
		)
		.where(({ exists, not, selectFrom }) =>
			not(
				exists(
					selectFrom("bookings")
						.select("bookings.enquiryId")
						.whereRef("bookings.enquiryId", "=", "enquiries.id")
						.where("bookings.state", "=", "booked"),
				),
			),
		)
		.orderBy("id");
	const rows = await (seenAt ? waiting.where("incomingAt", "<=", seenAt) : waiting).execute();
	return rows.map((row) => row.id);
}

/** Finds the enquiries with one of these e-mail addresses or phone numbers, and the same name in `person`. */
async function findReachedBy(
	db: Kysely<Tables>,
	person: string | null,
	emails: readonly string[],
	numbers: readonly string[],
): Promise<Reach[]> {
	const ofPerson = selectReach(db)
		.where("erasedAt", "is", null)
		.where(sql`lower(coalesce(person, ''))`, "=", person?.toLowerCase() ?? "")
		.limit(MAX_ENQUIRIES);
	const byEmail = ofPerson.where(sql`lower(email)`, "in", emails);
	const byNumber = ofPerson.where("phoneNumbers", "in", numbers);
	// As the index of those with several numbers has it.
	const byNumbers = ofPerson
		.where(sql<boolean>`phone_numbers like '% %'`)
		.where(({ eb, or }) =>
			or(
				numbers.map((number) =>
					eb(sql<string>`' ' || phone_numbers || ' '`, "like", `% ${number} %`),
				),
			),
		);
	return [
		...(emails.length > 0 ? await byEmail.execute() : []),
		...(numbers.length > 0 ? await byNumber.execute() : []),
		...(numbers.length > 0 ? await byNumbers.execute() : []),
	];
}

function selectReach(db: Kysely<Tables>) {
	return db.selectFrom("enquiries").select(["id", "email", "phoneNumbers", "person"]);
}

function unique(values: readonly string[]): string[] {
	return [...new Set(values)];
}
