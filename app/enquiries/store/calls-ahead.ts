import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { listNumbers } from "#app/platform/phone-numbers.server.ts";

/** More of one sender wait for the word of the staff. */
const MAX_AHEAD = 2;

/**
 * Whether the sender of an enquiry has, by e-mail, phone or network, as many other calls ahead as one can have. One that
 * was cancelled counts until its time, as otherwise whoever books and cancels in turn sends e-mails without end. Wants
 * `lockCalls`.
 */
export async function hasEnoughCalls(
	tx: Transaction<Tables>,
	sender: Tables["enquiries"],
): Promise<boolean> {
	const ahead = await tx
		.selectFrom("bookings")
		.innerJoin("enquiries", "enquiries.id", "bookings.enquiryId")
		.select(["email", "phoneNumbers", "addressKey"])
		.where("bookings.state", "in", ["booked", "cancelled"])
		.where("startsAt", ">", getNow())
		.where("enquiryId", "!=", sender.id)
		.where("isSample", "=", 0)
		.execute();
	const numbers = listNumbers(sender.phoneNumbers);
	return [
		ahead.filter(({ phoneNumbers }) =>
			listNumbers(phoneNumbers).some((number) => numbers.includes(number)),
		),
		ahead.filter(({ email }) => toMailbox(email) === toMailbox(sender.email)),
		ahead.filter(({ addressKey }) => addressKey !== null && addressKey === sender.addressKey),
	].some((calls) => calls.length >= MAX_AHEAD);
}
