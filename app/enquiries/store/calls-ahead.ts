import type { ExpressionBuilder, Transaction } from "kysely";
import { filterCallStates, STANDING } from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { listNumbers } from "#app/platform/phone-numbers.server.ts";

/** The number of calls ahead of one sender; further ones wait for a decision of the staff. */
const MAX_AHEAD = 2;
const OF_LIMIT = filterCallStates(({ isOfLimit }) => isOfLimit);

/**
 * Returns whether the sender of an enquiry has, by e-mail, phone or network, as many other calls ahead as one may have.
 * Needs `lockCalls`.
 */
export async function hasEnoughCalls(
	tx: Transaction<Tables>,
	sender: Tables["enquiries"],
): Promise<boolean> {
	const ahead = await tx
		.selectFrom("bookings")
		.innerJoin("enquiries", "enquiries.id", "bookings.enquiryId")
		.select(["email", "phoneNumbers", "addressKey"])
		.where("bookings.state", "in", OF_LIMIT)
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

type Subqueries = Pick<ExpressionBuilder<Tables, "enquiries">, "selectFrom">;

/** Selects all calls that stand, with their enquiries as `part`. */
export function selectStandingCalls({ selectFrom }: Subqueries) {
	return selectFrom("bookings")
		.innerJoin("enquiries as part", "part.id", "bookings.enquiryId")
		.where("bookings.state", "in", STANDING);
}

/** Selects the calls that stand of an enquiry's matter. */
export function selectCallsOfMatter(subqueries: Subqueries) {
	return selectStandingCalls(subqueries).whereRef("part.matterId", "=", "enquiries.matterId");
}

/**
 * Creates a condition that the answer to an enquiry is a call which is not over: nothing else has come from its visitor or
 * gone to them since it was booked, and the invitation was not refused.
 */
export function waitsForCall(
	{ and, exists, not, selectFrom }: ExpressionBuilder<Tables, "enquiries">,
	now = getNow(),
) {
	return and([
		exists(
			selectCallsOfMatter({ selectFrom })
				.select("part.id")
				.where("bookings.endsAt", ">", now)
				.whereRef("bookings.createdAt", ">=", "enquiries.incomingAt")
				.where(({ eb, or, ref }) =>
					or([
						eb("enquiries.outgoingAt", "is", null),
						eb("enquiries.outgoingAt", "<", ref("bookings.createdAt")),
					]),
				),
		),
		not(
			exists(
				selectFrom("deliveries as invitation")
					.innerJoin("enquiries as part", "part.id", "invitation.enquiryId")
					.select("invitation.id")
					.whereRef("part.matterId", "=", "enquiries.matterId")
					.where("invitation.channel", "=", "invitation")
					.where("invitation.state", "=", "failed"),
			),
		),
	]);
}
