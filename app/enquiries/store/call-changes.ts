import { type Insertable, sql, type Transaction } from "kysely";
import type { Booking, Span, WantedCall } from "#app/database/booking.ts";
import type { EventRow, Tables } from "#app/database/tables.ts";
import type { Channel } from "#app/enquiries/enquiry.ts";
import { getNow } from "#app/platform/clock.ts";
import { createDelivery, UNLEASED } from "./create-deliveries.ts";

type Tx = Transaction<Tables>;
type Delivery = Insertable<Tables["deliveries"]>;
/** Who changes a call, null for the visitor, and the staff's word to the visitor. */
export type CallAuthor = { staffId: string | null; text?: string | null };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Any number: bookings alone take this lock of PostgreSQL. */
const LOCK = 2_612;
/** Well below the timeout of statements, so that the enquiry can still be stored without its call. */
const LOCK_TIMEOUT = "2s";
/** SQLSTATE of PostgreSQL: lock_not_available. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Keeps others from booking until the transaction ends; on SQLite every transaction does. Taken after the enquiry's row,
 * by all that take both.
 */
export async function lockCalls(tx: Tx, isPostgres: boolean): Promise<void> {
	if (!isPostgres) return;
	await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(tx);
	await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/**
 * What PostgreSQL refuses is taken: a call written by somebody who did not take `lockCalls`, or a lock that somebody keeps.
 * Throws any other error.
 */
export function toTaken(error: unknown): "taken" {
	if (!(error instanceof Error)) throw error;
	const constraint = "constraint" in error && error.constraint;
	if (constraint === "no_overlapping_calls" || constraint === "one_call_per_time") return "taken";
	if ("code" in error && error.code === LOCK_NOT_AVAILABLE) return "taken";
	throw error;
}

/** Whether no other standing call overlaps, or is nearer than `bufferMs`; wants `lockCalls`. */
export async function isTimeFree(tx: Tx, enquiryId: string, span: Span, bufferMs: number) {
	const start = span.start - bufferMs;
	const end = span.end + bufferMs;
	const other = await tx
		.selectFrom("bookings")
		.select("enquiryId")
		.where("state", "=", "booked")
		.where("enquiryId", "!=", enquiryId)
		.where("startsAt", "<", end)
		.where("endsAt", ">", start)
		.executeTakeFirst();
	return other === undefined;
}

/** Books a time for an enquiry that has no call, or whose call was held back; wants `lockCalls`. */
export async function bookCall(
	tx: Tx,
	enquiryId: string,
	{ startsAt, endsAt, zone }: WantedCall,
	bufferMs = 0,
): Promise<"booked" | "taken"> {
	if (!(await isTimeFree(tx, enquiryId, { start: startsAt, end: endsAt }, bufferMs)))
		return "taken";
	const booking = { startsAt, endsAt, zone, state: "booked" as const };
	await tx
		.insertInto("bookings")
		.values({ ...booking, enquiryId, sequence: 0, createdAt: new Date(getNow()).toISOString() })
		.onConflict((conflict) => conflict.column("enquiryId").doUpdateSet(booking))
		.execute();
	await writeCallEvent(tx, enquiryId, "booked", { from: null, to: startsAt }, { staffId: null });
	return "booked";
}

/** Notes the time that an enquiry asks for, and takes it from nobody. */
export async function noteCall(
	tx: Tx,
	enquiryId: string,
	wanted: WantedCall,
	state: "held-back" | "unconfirmed",
): Promise<void> {
	const rest = {
		state,
		sequence: 0,
		createdAt: new Date(getNow()).toISOString(),
	};
	await tx
		.insertInto("bookings")
		.values({ ...wanted, enquiryId, ...rest })
		.onConflict((conflict) => conflict.column("enquiryId").doNothing())
		.execute();
}

/** A call that is ahead, of what turns out to be spam, makes room for others. */
export async function holdBackStanding(tx: Tx, enquiryId: string): Promise<void> {
	await tx
		.updateTable("bookings")
		.set({ state: "held-back" })
		.where("enquiryId", "=", enquiryId)
		.where("state", "in", ["booked", "unconfirmed"])
		.where("startsAt", ">", getNow())
		.execute();
	await cancelDeliveries(tx, enquiryId);
}

/**
 * Books what was held back and is ahead. When its time went to somebody else the call is cancelled, as the visitor was told
 * that it stands. Wants the enquiry's row locked.
 */
export async function bookHeldBack(
	tx: Tx,
	enquiryId: string,
	staffId: string | null,
	isPostgres: boolean,
): Promise<void> {
	const booking = await tx
		.selectFrom("bookings")
		.selectAll()
		.where("enquiryId", "=", enquiryId)
		.where("state", "=", "held-back")
		.where("startsAt", ">", getNow())
		.executeTakeFirst();
	if (!booking) return;
	await lockCalls(tx, isPostgres);
	if ((await bookCall(tx, enquiryId, booking)) === "booked") return;
	await cancelCall(tx, booking);
	const change = { from: booking.startsAt, to: null };
	await writeCallEvent(tx, enquiryId, "call-cancelled", change, { staffId });
}

/** The call as it was before makes room; tells nobody. */
export async function cancelCall(tx: Tx, { enquiryId, sequence }: Booking): Promise<void> {
	await tx
		.updateTable("bookings")
		.set({ state: "cancelled", sequence: sequence + 1 })
		.where("enquiryId", "=", enquiryId)
		.execute();
}

/** Of somebody who is erased: the call makes room, and nobody is written to. */
export async function eraseCall(tx: Tx, enquiryId: string): Promise<void> {
	const call = tx.updateTable("bookings").where("enquiryId", "=", enquiryId);
	await call.set({ zone: null }).execute();
	await call
		.set({ state: "cancelled" })
		.where("state", "in", ["booked", "held-back", "unconfirmed"])
		.where("startsAt", ">", getNow())
		.execute();
}

/**
 * Writes what happened to a call, raises the enquiry's revision, and writes to both sides and the reminders, in place of
 * those of before. Samples are written about to nobody.
 */
export async function writeCallEvent(
	tx: Tx,
	enquiryId: string,
	kind: "booked" | "call-moved" | "call-cancelled" | "no-show",
	{ from, to }: { from: Booking["startsAt"] | null; to: Booking["startsAt"] | null },
	{ staffId, text = null }: CallAuthor,
): Promise<void> {
	const { revision, isSample } = await tx
		.updateTable("enquiries")
		.set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
		.where("id", "=", enquiryId)
		.returning(["revision", "isSample"])
		.executeTakeFirstOrThrow();
	const event: EventRow = {
		id: crypto.randomUUID(),
		enquiryId,
		at: new Date(getNow()).toISOString(),
		staffId,
		kind,
		fromValue: toIso(from),
		toValue: toIso(to),
		text,
		revision,
	};
	await tx.insertInto("enquiryEvents").values(event).execute();
	if (kind === "no-show" || isSample) return;
	await tx
		.updateTable("deliveries")
		.set({ state: "cancelled", ...UNLEASED })
		.where("enquiryId", "=", enquiryId)
		.where("channel", "=", "call-reminder")
		.where("state", "=", "pending")
		.execute();
	await tx.insertInto("deliveries").values(createCallDeliveries(event, to)).execute();
}

/** The invitations or cancellations at once, and the reminders that are still ahead. */
function createCallDeliveries({ id, enquiryId }: EventRow, startsAt: number | null): Delivery[] {
	const now = getNow();
	const create = (channel: Channel, eventId: string, nextAt: number): Delivery =>
		createDelivery({ enquiryId, channel, eventId, state: "pending", nextAt });
	const deliveries = [create("invitation", id, now), create("host-invitation", id, now)];
	if (startsAt === null) return deliveries;
	if (startsAt - DAY_MS > now + HOUR_MS)
		deliveries.push(create("call-reminder", `${id}:day`, startsAt - DAY_MS));
	if (startsAt - HOUR_MS > now)
		deliveries.push(create("call-reminder", `${id}:hour`, startsAt - HOUR_MS));
	return deliveries;
}

async function cancelDeliveries(tx: Tx, enquiryId: string): Promise<void> {
	await tx
		.updateTable("deliveries")
		.set({ state: "cancelled", ...UNLEASED })
		.where("enquiryId", "=", enquiryId)
		.where("channel", "in", ["invitation", "host-invitation", "call-reminder"])
		.where("state", "in", ["pending", "failed"])
		.execute();
}

function toIso(time: number | null): string | null {
	return time === null ? null : new Date(time).toISOString();
}
