import { sql, type Transaction } from "kysely";
import type { Booking, HostId, Span } from "#app/database/booking.ts";
import { CALL_STATES, CHANGEABLE, canBookAnew, STANDING } from "#app/database/call-states.ts";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import type { CallBefore } from "#app/enquiries/events.ts";
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

type Place = Pick<Booking, "enquiryId" | "hostId">;

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

/**
 * Adds a call to an enquiry that has none, or none ahead where the staff book it; else it keeps the one that it has. Of the
 * hosts who are free then it is whose who has the fewest calls ahead.
 */
export async function bookCall(
	unit: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	{ wanted, text = null, bufferMs = 0 }: Given<"book">,
): Promise<Effect | Rejection> {
	const { tx } = unit;
	await lockCalls(unit);
	const isByStaff = draft.author === "person";
	const found = await findCall(tx, enquiry.id);
	if (isByStaff && isHeld(enquiry)) return "over";
	if (isByStaff && found && !canBookAnew(found)) return "stale";
	if (!isByStaff && found) return found.state === "unconfirmed" ? { result: "unconfirmed" } : {};
	const { startsAt, endsAt, zone, hosts = [null] } = wanted;
	const span = { start: startsAt, end: endsAt };
	const hostId = await chooseHost(tx, enquiry.id, hosts, span, bufferMs);
	if (hostId === undefined) return "taken";
	const hasEnough = !isByStaff && !isHeld(enquiry) && (await hasEnoughCalls(tx, enquiry));
	const state = isHeld(enquiry) ? "held-back" : hasEnough ? "unconfirmed" : "booked";
	const call = {
		enquiryId: enquiry.id,
		hostId,
		startsAt,
		endsAt,
		zone: zone ?? found?.zone ?? null,
		state,
		// In calendars a later call is the same entry.
		sequence: found ? found.sequence + 1 : 0,
		createdAt: draft.at,
	} as const;
	if (found) await updateCall(tx, enquiry.id, call);
	else await tx.insertInto("bookings").values(call).execute();
	// To the visitor a call that is held back looks like any other.
	if (state !== "booked") return { result: state === "unconfirmed" ? state : "changed" };
	const event = { kind: "booked", data: { startsAt: toIso(startsAt) } } as const;
	if (isByStaff) {
		await replaceCallDeliveries(tx, enquiry, draft, startsAt);
		return { event: { ...event, data: { ...event.data, was: toWas(found) }, text } };
	}
	await createCallDeliveries(tx, enquiry, draft, startsAt);
	return { event };
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
	const { startsAt, sequence } = call;
	// The visitor has booked it, and nobody can undo that.
	const byVisitor = { ...draft, ...VISITOR };
	if (await isTimeFree(tx, call, toSpan(call), 0)) {
		await updateCall(tx, enquiry.id, { state: "booked" });
		await createCallDeliveries(tx, enquiry, byVisitor, startsAt);
		return { event: { ...VISITOR, kind: "booked", data: { startsAt: toIso(startsAt) } } };
	}
	await updateCall(tx, enquiry.id, { state: "cancelled", sequence: sequence + 1 });
	await replaceCallDeliveries(tx, enquiry, byVisitor, null);
	return { event: { kind: "call-cancelled", data: { startsAt: toIso(startsAt) }, replaced: null } };
}

/** Moves a call; one that was only asked for is booked by it. */
export async function moveCall(
	unit: UnitOfWork,
	enquiry: EnquiryRow,
	draft: NewEvent,
	{ to, hosts, sequence, text = null, bufferMs = 0 }: Given<"move-call">,
): Promise<Effect | Rejection> {
	const { tx } = unit;
	const call = await findStanding(tx, enquiry, draft, sequence);
	if (typeof call === "string") return call;
	await lockCalls(unit);
	const keeps = !hosts || hosts.includes(call.hostId);
	const hostId = await chooseHost(tx, enquiry.id, keeps ? [call.hostId] : hosts, to, bufferMs);
	if (hostId === undefined) return "taken";
	const isAsked = call.state === "unconfirmed";
	await updateCall(tx, enquiry.id, {
		hostId,
		startsAt: to.start,
		endsAt: to.end,
		state: isAsked ? "booked" : call.state,
		sequence: sequence + 1,
	});
	// Nobody is notified of a call that is held back.
	if (!CALL_STATES[call.state].isKnown) return { result: "changed" };
	await replaceCallDeliveries(tx, enquiry, draft, to.start);
	const startsAt = toIso(to.start);
	const was = toWas(call);
	if (isAsked) return { event: { kind: "booked", data: { startsAt, was }, text } };
	const data = { from: toIso(call.startsAt), to: startsAt, was };
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
	await replaceCallDeliveries(tx, enquiry, draft, null);
	const data = { startsAt: toIso(call.startsAt), was: toWas(call) };
	return { event: { kind: "call-cancelled", data, text } };
}

/** Frees the time of a call that is ahead, as its enquiry turned out to be spam. */
export async function holdBackCall(tx: Tx, enquiryId: string): Promise<void> {
	await tx
		.updateTable("bookings")
		.set({ state: "held-back" })
		.where("enquiryId", "=", enquiryId)
		.where("state", "in", CHANGEABLE)
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
		.where("state", "in", CHANGEABLE)
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
	return isOpen(call, author === "person" ? "staff" : "visitor") ? call : "over";
}

/** Returns whether a call is ahead and can be changed by one side. */
function isOpen({ state, startsAt }: Booking, by: "staff" | "visitor"): boolean {
	return CALL_STATES[state].changedBy.includes(by) && startsAt > getNow();
}

/**
 * Chooses who holds a call: of the hosts who have no other one then, who has the fewest ahead. Resolves to undefined where
 * all have one; needs `lockCalls`.
 */
async function chooseHost(
	tx: Tx,
	enquiryId: string,
	hosts: readonly HostId[],
	span: Span,
	bufferMs: number,
): Promise<HostId | undefined> {
	const free: HostId[] = [];
	for (const hostId of hosts)
		if (await isTimeFree(tx, { enquiryId, hostId }, span, bufferMs)) free.push(hostId);
	if (free.length < 2) return free[0];
	const rows = await tx
		.selectFrom("bookings")
		.select(({ fn }) => ["hostId", fn.countAll<number>().as("count")])
		.where("state", "in", STANDING)
		.where("endsAt", ">", getNow())
		.groupBy("hostId")
		.execute();
	const counts = new Map(rows.map(({ hostId, count }) => [hostId, count]));
	const count = (hostId: HostId) => counts.get(hostId) ?? 0;
	return free.toSorted((one, other) => count(one) - count(other))[0];
}

/**
 * Returns true if no other standing call of the host, or of the content's host, overlaps or is nearer than `bufferMs`; needs
 * `lockCalls`.
 */
export async function isTimeFree(
	tx: Tx,
	{ enquiryId, hostId }: Place,
	span: Span,
	bufferMs: number,
): Promise<boolean> {
	const start = span.start - bufferMs;
	const end = span.end + bufferMs;
	let others = tx
		.selectFrom("bookings")
		.select("enquiryId")
		.where("state", "in", STANDING)
		.where("enquiryId", "!=", enquiryId)
		.where("startsAt", "<", end)
		.where("endsAt", ">", start);
	if (hostId !== null)
		others = others.where(({ eb, or }) =>
			or([eb("hostId", "=", hostId), eb("hostId", "is", null)]),
		);
	return (await others.executeTakeFirst()) === undefined;
}

/** Writes values of the call of an enquiry, with times in Unix ms; nothing where it has none. */
export async function updateCall(
	tx: Tx,
	enquiryId: string,
	change: Partial<Booking>,
): Promise<void> {
	await tx.updateTable("bookings").set(change).where("enquiryId", "=", enquiryId).execute();
}

/** Returns the time that a call takes. */
export function toSpan({ startsAt, endsAt }: Pick<Booking, "startsAt" | "endsAt">): Span {
	return { start: startsAt, end: endsAt };
}

/** Returns what its event keeps of a call, so that the change can be undone. */
function toWas(call: Booking | undefined): CallBefore {
	if (!call) return null;
	const { hostId, startsAt, endsAt, state, sequence, createdAt } = call;
	return { hostId, startsAt, endsAt, state, sequence, createdAt };
}

export function toIso(time: number): string {
	return new Date(time).toISOString();
}
