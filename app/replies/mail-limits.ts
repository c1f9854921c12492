import { sql } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { SpamReason } from "#app/enquiries/spam/spam-reason.ts";
import { createDelivery } from "#app/enquiries/store/deliveries.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { toMailboxKey } from "#app/platform/http/sender-key.ts";
import type { OwnAddresses } from "./own-addresses.ts";
import { takeOnce } from "./received-messages.ts";
import type { ReplyServices } from "./reply-services.ts";

/** The beginning of the id of an enquiry's submission where it came by e-mail. */
export const MAIL = "mail-";
/** The number of enquiries that one sender's e-mails become in a day, however slowly a machine answers each notification of ours. */
const MOST_PER_DAY = 10;
/** The number of e-mails of all senders that become enquiries in an hour before further ones are quarantined. */
export const MOST_PER_HOUR = 30;
/** The reason for which they are. */
export const TOO_MANY = {
	code: "mail-flood",
	count: MOST_PER_HOUR,
} as const satisfies SpamReason;
/** The beginning of what the delivery of a digest has for its event; the hour follows in ISO 8601. */
const SET_ASIDE = "set-aside:";

/**
 * Counts an enquiry by e-mail, and returns whether its sender may have one more: the address in From, and that in Reply-To
 * where it is another. They are counted apart, so that nobody uses up the limit of somebody else by naming them in Reply-To.
 * Our own addresses, from which forms of ours send, have no limit.
 */
export async function isWithinLimits(
	from: string,
	replyTo: string,
	own: OwnAddresses,
	{ database, addressKey, addressLimit }: ReplyServices,
): Promise<boolean> {
	const isAllowed = async (key: string, count: () => Promise<number>) =>
		(await addressLimit(toMailboxKey(key, addressKey))) === 0 && (await count()) < MOST_PER_DAY;
	if (!own.has(from) && !(await isAllowed(from, () => countFrom(database, from)))) return false;
	if (replyTo === from) return true;
	return isAllowed(`reply-to:${replyTo}`, () => countOf(database, replyTo));
}

/** Returns whether so many e-mails have become enquiries in the last hour that nobody could look at more. */
export async function isFlood(database: Database): Promise<boolean> {
	const query = selectMailed(database, getNow() - HOUR);
	return Number((await query.executeTakeFirstOrThrow()).count) >= MOST_PER_HOUR;
}

/** Counts the enquiries of a day that came from an address. */
async function countFrom(database: Database, address: string): Promise<number> {
	const query = selectMailed(database, getNow() - DAY)
		.innerJoin("replies", "replies.enquiryId", "enquiries.id")
		.where("matchedBy", "=", "new")
		.where(sql`lower(from_address)`, "=", address);
	return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Counts the enquiries by e-mail of a day that are somebody's. */
async function countOf(database: Database, email: string): Promise<number> {
	const query = selectMailed(database, getNow() - DAY).where(sql`lower(email)`, "=", email);
	return Number((await query.executeTakeFirstOrThrow()).count);
}

function selectMailed({ db }: Database, since: number) {
	return db
		.selectFrom("enquiries")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("submissionId", "like", `${MAIL}%`)
		.where("createdAt", ">=", new Date(since).toISOString());
}

/**
 * Writes the delivery of the digest that tells the agency, at the end of this hour, how many e-mails were quarantined in it;
 * one for each hour.
 */
export async function tellOfFlood(database: Database, enquiryId: string): Promise<void> {
	const start = Math.floor(getNow() / HOUR) * HOUR;
	const eventId = SET_ASIDE + new Date(start).toISOString();
	await takeOnce(database, eventId, async ({ tx }) => {
		const delivery = createDelivery({
			enquiryId,
			channel: "reminder",
			eventId,
			state: "pending",
			nextAt: start + HOUR,
		});
		await tx.insertInto("deliveries").values(delivery).execute();
		return "told";
	});
}

/** Returns the hour (Unix ms of its start) of which the delivery of a digest tells; null for a reminder. */
export function getHourOfDigest(eventId: string): number | null {
	return eventId.startsWith(SET_ASIDE) ? Date.parse(eventId.slice(SET_ASIDE.length)) : null;
}

/** Counts the e-mails that were quarantined in an hour, as there were too many, and are so still. */
export async function countSetAside(database: Database, start: number): Promise<number> {
	const query = selectMailed(database, start)
		.where("createdAt", "<", new Date(start + HOUR).toISOString())
		.where("verdict", "=", "quarantined")
		.where("spamReasons", "like", `%"${TOO_MANY.code}"%`);
	return Number((await query.executeTakeFirstOrThrow()).count);
}
