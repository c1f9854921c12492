import {
	type ExpressionBuilder,
	type Insertable,
	type Kysely,
	sql,
	type Transaction,
} from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { filterEvents } from "#app/enquiries/events.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { CHANNELS, type Channel, filterChannels } from "../channels.ts";
import { type NewEvent, UNDO_MS } from "./change-types.ts";
import { isPlanned } from "./is-planned.ts";

type NewDelivery = Insertable<Tables["deliveries"]>;

/** The columns of a delivery that no worker has in hand. */
export const UNLEASED = { lease: null, leasedUntil: null };
/** The event of a call, and who has made it. */
type CallEvent = Pick<NewEvent, "id" | "author">;
const BOTH_SIDES: readonly Channel[] = ["invitation", "host-invitation"];

const listRetried = (when: "if last" | "if call is ahead" | "never") =>
	filterChannels(({ isRetried }) => isRetried === when);
const listWhenSpam = (becomes: "held" | "cancelled") =>
	filterChannels(({ whenSpam }) => whenSpam === becomes);
const OF_CALL = filterEvents(({ isOfCall }) => isOfCall);
const TIMED = filterChannels(({ isTimed }) => isTimed);

/** Creates one delivery per channel, due at once or held; with the event that it brings, if there is one. */
export function createDeliveries(
	enquiryId: string,
	channels: readonly Channel[],
	isDue: boolean,
	eventId = "",
): NewDelivery[] {
	// What spam cancels is not sent either after it turned out to be none.
	const own = isDue
		? channels
		: channels.filter((channel) => CHANNELS[channel].whenSpam !== "cancelled");
	const state = isDue ? "pending" : "held";
	return (own.length > 0 ? own : (["none"] as const)).map((channel) =>
		createDelivery({ enquiryId, channel, eventId, state, nextAt: getNow() }),
	);
}

/** Creates the row of a delivery that was never tried. */
export function createDelivery(
	given: Pick<NewDelivery, "enquiryId" | "channel" | "eventId" | "state" | "nextAt">,
): NewDelivery {
	return {
		id: crypto.randomUUID(),
		...given,
		attempts: 0,
		...UNLEASED,
		deliveredAt: null,
		lastError: null,
	};
}

/**
 * Creates the deliveries for a call that comes with its enquiry: each side gets one e-mail. The visitor's invitation says all
 * of an acknowledgement, and the agency's e-mail with the enquiry invites it to the call, if neither was tried before.
 */
export async function createCallDeliveries(
	tx: Transaction<Tables>,
	enquiry: Tables["enquiries"],
	event: CallEvent,
	startsAt: number,
): Promise<void> {
	await dropAcknowledgement(tx, enquiry.id);
	const told = (await lockUntriedEmail(tx, enquiry.id)) ? (["invitation"] as const) : BOTH_SIDES;
	await replaceCallDeliveries(tx, enquiry, event, startsAt, told);
}

/**
 * Creates the deliveries that tell both sides of a call's event, and reminders in place of those of before. What the staff
 * did is told once they cannot undo it any more. Nobody is written to about a sample, and no visitor without an address.
 */
export async function replaceCallDeliveries(
	tx: Transaction<Tables>,
	{ id, isSample, email }: Tables["enquiries"],
	{ id: eventId, author }: CallEvent,
	startsAt: number | null,
	told = BOTH_SIDES,
): Promise<void> {
	if (isSample) return;
	await tx
		.updateTable("deliveries")
		.set({ state: "cancelled", ...UNLEASED })
		.where("enquiryId", "=", id)
		.where("channel", "=", "call-reminder")
		.where("state", "=", "pending")
		.execute();
	const now = getNow();
	const toldAt = author === "person" ? now + UNDO_MS : now;
	const create = (channel: Channel, eventId: string, nextAt: number) =>
		createDelivery({ enquiryId: id, channel, eventId, state: "pending", nextAt });
	const deliveries = told.map((channel) => create(channel, eventId, toldAt));
	const [ofDay, ofHour] = listReminderIds(eventId);
	if (startsAt !== null && startsAt - DAY > now + HOUR)
		deliveries.push(create("call-reminder", ofDay, startsAt - DAY));
	if (startsAt !== null && startsAt - HOUR > now)
		deliveries.push(create("call-reminder", ofHour, startsAt - HOUR));
	const reached = deliveries.filter(({ channel }) => email || CHANNELS[channel].to !== "visitor");
	if (reached.length > 0) await tx.insertInto("deliveries").values(reached).execute();
}

/**
 * Removes what would tell of a call's event, and makes what the event before it had to tell due again. Resolves to false
 * where it is too late.
 */
export async function takeCallDeliveriesBack(
	tx: Transaction<Tables>,
	enquiryId: string,
	eventId: string,
): Promise<boolean> {
	const told = [eventId, ...listReminderIds(eventId)];
	const index = { enquiryId } as const;
	await tx
		.deleteFrom("deliveries")
		.where(({ and }) => and(index))
		.where("eventId", "in", told)
		.where("state", "=", "pending")
		.where("attempts", "=", 0)
		.where("lease", "is", null)
		.execute();
	const sent = tx
		.selectFrom("deliveries")
		.select("id")
		.where(({ and }) => and(index))
		.where("eventId", "in", told);
	if (await sent.executeTakeFirst()) return false;
	const before = await tx
		.selectFrom("enquiryEvents")
		.select("id")
		.where("enquiryId", "=", enquiryId)
		.where("kind", "in", OF_CALL)
		.where("id", "!=", eventId)
		.orderBy("revision", "desc")
		.executeTakeFirst();
	if (!before) return true;
	const now = getNow();
	const again = tx
		.updateTable("deliveries")
		.set({ state: "pending", attempts: 0, ...UNLEASED })
		.where("enquiryId", "=", enquiryId)
		.where("state", "=", "cancelled");
	await again
		.where("channel", "in", TIMED)
		.where("eventId", "in", listReminderIds(before.id))
		.where("nextAt", ">", now)
		.execute();
	// While the call was changed there was nothing to tell.
	await again.set({ nextAt: now }).where("eventId", "=", before.id).execute();
	return true;
}

/** Lists the ids that the reminders of a call's event have in place of its own: a day and an hour before. */
function listReminderIds(eventId: string): [ofDay: string, ofHour: string] {
	return [`${eventId}:day`, `${eventId}:hour`];
}

/**
 * Returns whether the e-mail with the enquiry is still to be written. The update changes nothing, and keeps workers from it
 * until the transaction ends.
 */
async function lockUntriedEmail(tx: Transaction<Tables>, id: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ attempts: 0 })
		.where("enquiryId", "=", id)
		.where("channel", "=", "email")
		.where("state", "=", "pending")
		.where("attempts", "=", 0)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0;
}

/** Removes an acknowledgement that was never tried. */
async function dropAcknowledgement(tx: Transaction<Tables>, id: string): Promise<void> {
	await tx
		.deleteFrom("deliveries")
		.where("enquiryId", "=", id)
		.where("channel", "=", "acknowledgement")
		.where("state", "=", "pending")
		.where("attempts", "=", 0)
		.execute();
}

/** Holds or cancels an enquiry's deliveries, as it is spam. */
export async function holdDeliveries(tx: Transaction<Tables>, id: string): Promise<void> {
	await cancelDeliveries(tx, id, listWhenSpam("cancelled"));
	await tx
		.updateTable("deliveries")
		.set({ state: "held", ...UNLEASED })
		.where("enquiryId", "=", id)
		.where("channel", "in", listWhenSpam("held"))
		.where("state", "in", ["pending", "failed"])
		.execute();
}

/** Makes an enquiry's held deliveries due. */
export async function releaseDeliveries(tx: Transaction<Tables>, id: string): Promise<void> {
	await tx
		.updateTable("deliveries")
		.set({ state: "pending", attempts: 0, nextAt: getNow() })
		.where("enquiryId", "=", id)
		.where("state", "=", "held")
		.execute();
}

/** Cancels what was not delivered by these channels. */
async function cancelDeliveries(
	tx: Transaction<Tables>,
	id: string,
	channels: readonly Channel[],
): Promise<void> {
	await tx
		.updateTable("deliveries")
		.set({ state: "cancelled", ...UNLEASED })
		.where("enquiryId", "=", id)
		.where("channel", "in", channels)
		.where("state", "in", ["pending", "failed"])
		.execute();
}

/** Restarts the schedule of an enquiry's failed deliveries. Returns how many. */
export async function sendAgain(tx: Transaction<Tables>, id: string): Promise<number> {
	const failed = await listRetryable(tx, id);
	return makeDue(tx, failed, { state: "pending", attempts: 0, ...UNLEASED });
}

/** Makes an enquiry's pending deliveries due that are not being sent. Returns how many. */
export async function sendNow(tx: Transaction<Tables>, id: string): Promise<number> {
	return makeDue(tx, await listSendableEarly(tx, id), {});
}

async function makeDue(
	tx: Transaction<Tables>,
	deliveries: readonly { id: string }[],
	change: Partial<NewDelivery>,
): Promise<number> {
	const ids = deliveries.map(({ id }) => id);
	const update = tx.updateTable("deliveries").set({ ...change, nextAt: getNow() });
	if (ids.length > 0) await update.where("id", "in", ids).execute();
	return ids.length;
}

/** Lists the failed deliveries that `sendAgain` would restart, of one enquiry or of all but samples. */
export function listRetryable(db: Kysely<Tables>, enquiryId?: string) {
	const failed = db
		.selectFrom("deliveries")
		.select(["id", "enquiryId", "channel"])
		.where("state", "=", "failed")
		.where("channel", "not in", listRetried("never"))
		.where(({ eb, selectFrom }) =>
			eb("enquiryId", "not in", selectFrom("enquiries").select("id").where("isSample", "=", 1)),
		)
		.where(({ eb, or }) =>
			or([eb("channel", "not in", listRetried("if last")), eb("eventId", "=", findLastAnswer)]),
		)
		.where((eb) =>
			eb.or([eb("channel", "not in", listRetried("if call is ahead")), hasCallToTell(eb)]),
		)
		.orderBy("channel");
	return (enquiryId ? failed.where("enquiryId", "=", enquiryId) : failed).execute();
}

/** Lists the pending deliveries of an enquiry that `sendNow` would make due. */
export function listSendableEarly(db: Kysely<Tables>, enquiryId: string) {
	return db
		.selectFrom("deliveries")
		.select(["id", "channel"])
		.where("enquiryId", "=", enquiryId)
		.where("channel", "not in", TIMED)
		.where("state", "=", "pending")
		.where("lease", "is", null)
		.where((eb) => eb.not(isPlanned(eb)))
		.orderBy("channel")
		.execute();
}

/** Selects the only answer that is sent again: no visitor gets one that a later one replaced. */
function findLastAnswer({ selectFrom }: ExpressionBuilder<Tables, "deliveries">) {
	return selectFrom("enquiryEvents as answer")
		.select("answer.id")
		.whereRef("answer.enquiryId", "=", "deliveries.enquiryId")
		.where("answer.kind", "=", "answer")
		.orderBy("answer.revision", "desc")
		.limit(1);
}

/**
 * Creates a condition that the call is ahead and nothing has happened to it since; for a reminder of its day, that it is
 * more than an hour ahead.
 */
function hasCallToTell({ exists, selectFrom }: ExpressionBuilder<Tables, "deliveries">) {
	const event = selectFrom("enquiryEvents as event")
		.innerJoin("bookings", "bookings.enquiryId", "event.enquiryId")
		.select("event.id")
		.whereRef("event.enquiryId", "=", "deliveries.enquiryId")
		.where(sql<boolean>`deliveries.event_id like event.id || '%'`)
		.where("startsAt", ">", getNow())
		.where(({ eb, or }) =>
			or([eb("eventId", "not like", "%:day"), eb("startsAt", ">", getNow() + HOUR)]),
		)
		.where(({ exists, not, selectFrom }) =>
			not(
				exists(
					selectFrom("enquiryEvents as later")
						.select("later.id")
						.whereRef("later.enquiryId", "=", "event.enquiryId")
						.where("later.kind", "in", OF_CALL)
						.whereRef("later.revision", ">", "event.revision"),
				),
			),
		);
	return exists(event);
}
