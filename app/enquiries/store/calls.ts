import { sql, type Transaction } from "kysely";
import type { Booking, Span } from "#app/database/booking.ts";
import { CALL_STATES, filterCallStates, STANDING } from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { getNow } from "#app/platform/clock.ts";
import { hasEnoughCalls } from "./calls-ahead.ts";
import {
	type CallChange,
	type Effect,
	type NewEvent,
	type Rejection,
	VISITOR,
} from "./change-types.ts";
import { createCallDeliveries, replaceCallDeliveries } from "./deliveries.ts";

type Tx = Transaction<Tables>;
type EnquiryRow = Tables["enquiries"];
type Given<Kind> = Extract<CallChange, { kind: Kind }>;

/** The states of calls that somebody can still change; spam and erasure end them. */
const OPEN = filterCallStates(({ changedBy }) => changedBy.length > 0);

/** The number of a lock of PostgreSQL that bookings alone take. */
const LOCK = 2_612;
/** The wait for that lock; well below the timeout of statements, so that the enquiry can still be stored without its call. */
const LOCK_TIMEOUT = "2s";
/** PostgreSQL's SQLSTATE for lock_not_available. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Keeps others from booking until the transaction ends; on SQLite every transaction does. Whoever also locks an enquiry's row
 * locks that first.
 */
export async function lockCalls({ tx, isPostgres }: UnitOfWork): Promise<void> {
	if (!isPostgres) return;
	await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(tx);
	await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/**
 * Returns `taken` for an error by which PostgreSQL rejects a time: somebody wrote a call without `lockCalls`, or keeps that
 * lock. Throws any other error.
 */
export function asTakenOrThrow(error: unknown): "taken" {
	if (!(error instanceof Error)) throw error;
	const constraint = "constraint" in error && error.constraint;
	if (constraint === "no_overlapping_calls" || constraint === "one_call_per_time") return "taken";
	if ("code" in error && error.code === LOCK_NOT_AVAILABLE) return "taken";
	throw error;
}

/** Adds a call to an enquiry that has none; one that has a call keeps it. */
export async function bookCall(
	unit: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	{ wanted, bufferMs = 0 }: Given<"book">,
): Promise<Effect | Rejection> {
	const { tx } = unit;
	await lockCalls(unit);
	const found = await findCall(tx, enquiry.id);
	if (found) return found.state === "unconfirmed" ? { result: "unconfirmed" } : {};
	const { startsAt, endsAt, zone } = wanted;
	if (!(await isTimeFree(tx, enquiry.id, { start: startsAt, end: endsAt }, bufferMs)))
		return "taken";
	const hasEnough = !isHeld(enquiry) && (await hasEnoughCalls(tx, enquiry));
	const state = isHeld(enquiry) ? "held-back" : hasEnough ? "unconfirmed" : "booked";
	await tx
		.insertInto("bookings")
		.values({
			enquiryId: enquiry.id,
			startsAt,
			endsAt,
			zone,
			state,
			sequence: 0,
			createdAt: draft.at,
		})
		.execute();
	// To the visitor a call that is held back looks like any other.
	if (state !== "booked") return { result: state === "unconfirmed" ? state : "changed" };
	await createCallDeliveries(tx, enquiry, draft.id, startsAt);
	return { event: { kind: "booked", data: { startsAt: toIso(startsAt) } } };
}

/**
 * Books a call that was held back and is ahead. When somebody else has its time the call is cancelled, as the visitor was
 * told that it stands.
 */
export async function bookHeldBack(
	unit: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
): Promise<Effect> {
	const { tx } = unit;
	const call = await findCall(tx, enquiry.id);
	if (call?.state !== "held-back" || call.startsAt <= getNow()) return {};
	await lockCalls(unit);
	const { startsAt, endsAt, sequence } = call;
	if (await isTimeFree(tx, enquiry.id, { start: startsAt, end: endsAt }, 0)) {
		await updateCall(tx, enquiry.id, { state: "booked" });
		await createCallDeliveries(tx, enquiry, draft.id, startsAt);
		return { event: { ...VISITOR, kind: "booked", data: { startsAt: toIso(startsAt) } } };
	}
	await updateCall(tx, enquiry.id, { state: "cancelled", sequence: sequence + 1 });
	await replaceCallDeliveries(tx, enquiry, draft.id, null);
	return { event: { kind: "call-cancelled", data: { startsAt: toIso(startsAt) } } };
}

/** Moves a call; one that was only asked for is booked by it. */
export async function moveCall(
	unit: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	{ to, sequence, text = null, bufferMs = 0 }: Given<"move-call">,
): Promise<Effect | Rejection> {
	const { tx } = unit;
	const call = await findStanding(tx, enquiry, draft, sequence);
	if (typeof call === "string") return call;
	await lockCalls(unit);
	if (!(await isTimeFree(tx, enquiry.id, to, bufferMs))) return "taken";
	const isAsked = call.state === "unconfirmed";
	await updateCall(tx, enquiry.id, {
		startsAt: to.start,
		endsAt: to.end,
		state: isAsked ? "booked" : call.state,
		sequence: sequence + 1,
	});
	// Nobody is notified of a call that is held back.
	if (!CALL_STATES[call.state].isKnown) return { result: "changed" };
	await replaceCallDeliveries(tx, enquiry, draft.id, to.start);
	const startsAt = toIso(to.start);
	if (isAsked) return { event: { kind: "booked", data: { startsAt }, text } };
	const data = { from: toIso(call.startsAt), to: startsAt };
	return { event: { kind: "call-moved", data, text } };
}

/** Cancels a call that is ahead, and tells both sides unless it was held back. `over` where it has begun, `stale` where it was moved since. */
export async function cancelCall(
	{ tx }: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	{ sequence, text = null }: Given<"cancel-call">,
): Promise<Effect | Rejection> {
	const call = await findStanding(tx, enquiry, draft, sequence);
	if (typeof call === "string") return call;
	await updateCall(tx, enquiry.id, { state: "cancelled", sequence: sequence + 1 });
	if (!CALL_STATES[call.state].isKnown) return { result: "changed" };
	await replaceCallDeliveries(tx, enquiry, draft.id, null);
	return { event: { kind: "call-cancelled", data: { startsAt: toIso(call.startsAt) }, text } };
}

/** Frees the time of a call that is ahead, as its enquiry turned out to be spam. */
export async function holdBackCall(tx: Tx, enquiryId: string): Promise<void> {
	await tx
		.updateTable("bookings")
		.set({ state: "held-back" })
		.where("enquiryId", "=", enquiryId)
		.where("state", "in", OPEN)
		.where("startsAt", ">", getNow())
		.execute();
}

/**
 * Erases a person from their call, and frees its time if it is ahead. Resolves to true if a call was cancelled of which the
 * agency knows.
 */
export async function eraseCall(tx: Tx, enquiryId: string): Promise<boolean> {
	const call = await findCall(tx, enquiryId);
	if (!call) return false;
	await updateCall(tx, enquiryId, { zone: null });
	await tx
		.updateTable("bookings")
		.set({ state: "cancelled", sequence: call.sequence + 1 })
		.where("enquiryId", "=", enquiryId)
		.where("state", "in", OPEN)
		.where("startsAt", ">", getNow())
		.execute();
	return CALL_STATES[call.state].isStanding && call.startsAt > getNow();
}

export function findCall(tx: Tx, enquiryId: string): Promise<Booking | undefined> {
	return tx
		.selectFrom("bookings")
		.selectAll()
		.where("enquiryId", "=", enquiryId)
		.executeTakeFirst();
}

/**
 * Finds a call that the author may still change. To the visitor one that is held back looks like any other; one that stayed
 * so when its enquiry was freed counts as booked.
 */
async function findStanding(
	tx: Tx,
	enquiry: EnquiryRow,
	{ author }: NewEvent,
	sequence: number,
): Promise<Booking | Rejection> {
	const call = await findCall(tx, enquiry.id);
	if (!call) return "over";
	if (call.sequence !== sequence) return "stale";
	if (call.state === "held-back" && !isHeld(enquiry)) call.state = "booked";
	const isOpen = CALL_STATES[call.state].changedBy.includes(
		author === "person" ? "staff" : "visitor",
	);
	return isOpen && call.startsAt > getNow() ? call : "over";
}

/** Returns true if no other standing call overlaps or is nearer than `bufferMs`; needs `lockCalls`. */
export async function isTimeFree(tx: Tx, enquiryId: string, span: Span, bufferMs: number) {
	const start = span.start - bufferMs;
	const end = span.end + bufferMs;
	const other = await tx
		.selectFrom("bookings")
		.select("enquiryId")
		.where("state", "in", STANDING)
		.where("enquiryId", "!=", enquiryId)
		.where("startsAt", "<", end)
		.where("endsAt", ">", start)
		.executeTakeFirst();
	return other === undefined;
}

/** Writes values of the call of an enquiry, with times in Unix ms; nothing where it has none. */
export async function updateCall(
	tx: Tx,
	enquiryId: string,
	change: Partial<Booking>,
): Promise<void> {
	await tx.updateTable("bookings").set(change).where("enquiryId", "=", enquiryId).execute();
}

export function toIso(time: number): string {
	return new Date(time).toISOString();
}
