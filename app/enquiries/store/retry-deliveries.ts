import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Channel } from "../enquiry.ts";
import { UNLEASED } from "./create-deliveries.ts";

/** A visitor is not thanked weeks later. */
const NEVER_RETRIED: Channel = "acknowledgement";
/** Its time is its purpose. */
export const NEVER_HASTENED: Channel = "call-reminder";
const ABOUT_CALLS: Channel[] = ["invitation", "host-invitation", "call-reminder"];
const HOUR_MS = 3_600_000;

/** Restarts the schedule of failed deliveries, of one enquiry or of all but samples. Returns the channel of each. */
export async function retryFailed(db: Kysely<Tables>, enquiryId?: string): Promise<Channel[]> {
	let change = db
		.updateTable("deliveries")
		.set({ state: "pending", attempts: 0, nextAt: getNow(), ...UNLEASED })
		.where("state", "=", "failed")
		.where("channel", "!=", NEVER_RETRIED)
		.where(({ eb, selectFrom }) =>
			eb("enquiryId", "not in", selectFrom("enquiries").select("id").where("isSample", "=", 1)),
		)
		.where(({ eb, or }) => or([eb("channel", "!=", "answer"), eb("eventId", "=", findLastAnswer)]))
		.where((eb) => eb.or([eb("channel", "not in", ABOUT_CALLS), hasCallToTell(eb)]));
	if (enquiryId) change = change.where("enquiryId", "=", enquiryId);
	const rows = await change.returning("channel").execute();
	return rows.map(({ channel }) => channel);
}

/** Makes an enquiry's pending deliveries due that are not being sent. Returns the channel of each. */
export async function hastenPending(db: Kysely<Tables>, enquiryId: string): Promise<Channel[]> {
	const rows = await db
		.updateTable("deliveries")
		.set({ nextAt: getNow() })
		.where("enquiryId", "=", enquiryId)
		.where("channel", "!=", NEVER_HASTENED)
		.where("state", "=", "pending")
		.where("lease", "is", null)
		.returning("channel")
		.execute();
	return rows.map(({ channel }) => channel);
}

/** No visitor gets an answer that a later one replaced. */
function findLastAnswer({ selectFrom }: ExpressionBuilder<Tables, "deliveries">) {
	return selectFrom("enquiryEvents as answer")
		.select("answer.id")
		.whereRef("answer.enquiryId", "=", "deliveries.enquiryId")
		.where("answer.kind", "=", "answer")
		.orderBy("answer.revision", "desc")
		.limit(1);
}

/** Whether the call is ahead, and nothing has happened to it since; a reminder of its day also before that of its hour. */
function hasCallToTell({ exists, selectFrom }: ExpressionBuilder<Tables, "deliveries">) {
	const told = selectFrom("enquiryEvents as told")
		.innerJoin("bookings", "bookings.enquiryId", "told.enquiryId")
		.select("told.id")
		.whereRef("told.enquiryId", "=", "deliveries.enquiryId")
		.where(sql<boolean>`deliveries.event_id like told.id || '%'`)
		.where("startsAt", ">", getNow())
		.where(({ eb, or }) =>
			or([eb("eventId", "not like", "%:day"), eb("startsAt", ">", getNow() + HOUR_MS)]),
		)
		.where(({ exists, not, selectFrom }) =>
			not(
				exists(
					selectFrom("enquiryEvents as later")
						.select("later.id")
						.whereRef("later.enquiryId", "=", "told.enquiryId")
						.where("later.kind", "in", ["booked", "call-moved", "call-cancelled", "no-show"])
						.whereRef("later.revision", ">", "told.revision"),
				),
			),
		);
	return exists(told);
}
