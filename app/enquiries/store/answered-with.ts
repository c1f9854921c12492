import type { Kysely } from "kysely";
import { STANDING } from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { listNumbers } from "#app/platform/phone-numbers.server.ts";
import { selectData } from "../event-table.ts";
import type { Author, Change } from "./change-types.ts";
import { listPersonIds } from "./find-person.ts";

type EnquiryRow = Tables["enquiries"];

/** The channels of `answered-elsewhere` by which an answer goes to an e-mail address. */
const E_MAIL = "e-mail";

/**
 * Lists the ids of the person's other enquiries that an answer answers as well: those that wait for one and not for a call,
 * whose mailbox got it or whose number was called, and whose words its author had seen.
 *
 * @param shown the time (ISO 8601) of the newest words that the page of the author had, if it said so
 */
export async function listAnsweredWith(
	tx: Kysely<Tables>,
	before: EnquiryRow,
	change: Change,
	{ staffId }: Author,
	shown: string | undefined,
): Promise<string[]> {
	const ids = await listPersonIds(tx, before.id);
	if (ids.length < 2) return [];
	const waiting = await tx
		.selectFrom("enquiries")
		.select(["id", "email", "phoneNumbers", "incomingAt"])
		.where("id", "in", ids)
		.where("id", "!=", before.id)
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
						.where("bookings.state", "in", STANDING),
				),
			),
		)
		.orderBy("id")
		.execute();
	const seen = shown ?? getSeenTime(before, staffId);
	const isReached = createReach(before, change);
	return waiting
		.filter((other) => isReached(other) && (seen === null || other.incomingAt <= seen))
		.map(({ id }) => id);
}

/**
 * Returns the time up to which an author has seen the person's words, for a form that does not say it: of the last opening,
 * where it was theirs; null where nobody has opened it.
 */
function getSeenTime({ seenAt, seenBy, incomingAt }: EnquiryRow, staffId: string | null) {
	return seenBy === null || seenBy === staffId ? seenAt : incomingAt;
}

/** Creates a function that tells whether an answer has reached the visitor of another enquiry. */
function createReach({ email, phoneNumbers }: EnquiryRow, change: Change) {
	const mailboxes = listMailboxes(email, change);
	if (mailboxes) {
		const reached = new Set(mailboxes.filter(Boolean).map(toMailbox));
		return (other: Pick<EnquiryRow, "email">) => reached.has(toMailbox(other.email));
	}
	const called = new Set(listNumbers(phoneNumbers));
	return (other: Pick<EnquiryRow, "phoneNumbers">) =>
		listNumbers(other.phoneNumbers).some((number) => called.has(number));
}

/** Lists the addresses that got an answer by e-mail; null for an answer that went another way. */
function listMailboxes(email: string, change: Change): readonly string[] | null {
	if (change.kind === "answer") return [email, ...(change.cc ?? [])];
	if (change.kind === "answered-elsewhere" && change.channel === E_MAIL)
		return change.receivers ?? [email];
	return null;
}

/** Lists the events by which other enquiries were answered with one: with the answer of an event, or with any. */
export function listAnsweredBy(
	tx: Kysely<Tables>,
	{ id, enquiryId }: { id?: string; enquiryId: string },
) {
	const answered = tx
		.selectFrom("enquiryEvents")
		.select(["id", "enquiryId"])
		.where("kind", "=", "answered-with")
		.where(selectData("enquiryId"), "=", enquiryId)
		.orderBy("enquiryId");
	return (id === undefined ? answered : answered.where(selectData("eventId"), "=", id)).execute();
}
