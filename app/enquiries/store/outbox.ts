import { type Kysely, sql, type Updateable } from "kysely";
import type { Booking } from "#app/database/booking.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { CHANNELS, type Channel, filterChannels } from "../channels.ts";
import { type DeliveryFault, parseFault } from "../delivery-fault.ts";
import { type Delivery, deliverySchema } from "../delivery-table.ts";
import { getCodes } from "../describe-rejection.ts";
import type { Enquiry } from "../enquiry.ts";
import { enquirySchema } from "../enquiry-table.ts";
import { findCalls } from "./booking-store.ts";
import { changeWithin, lockEnquiry } from "./change-enquiry.ts";
import { type Change, SYSTEM } from "./change-types.ts";
import { createDeliveries, UNLEASED } from "./deliveries.ts";
import { isPlanned } from "./is-planned.ts";

/** A delivery that this node alone works on until its lease ends. */
export type Claim = {
	delivery: Delivery;
	enquiry: Enquiry;
	/** The call of the enquiry. */
	booking: Booking | null;
	lease: string;
};

/** The pending deliveries, shared by all nodes. */
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The lease in ms, far longer than the longest attempt, so that only a node that has stopped loses one; clocks may
 * differ by the rest.
 */
const LEASE_MS = MINUTE;
const TIMED = filterChannels(({ isTimed }) => isTimed);

/** Creates the outbox of a store. Its methods reject where the store cannot be read or written; times are in Unix ms. */
export function createOutbox(database: Database) {
	const { db, pool, changes } = database;
	return {
		/** Calls back when another process may have made something due, until the signal is aborted. */
		listen: changes.listenToOthers,

		/**
		 * Claims due deliveries of a channel, the longest due first. Counts as an attempt whatever follows. `own` are those that
		 * the node works on: their leases end early where the clock jumps ahead.
		 */
		async claim(
			channel: Channel,
			limit: number,
			now = getNow(),
			own: readonly string[] = [],
		): Promise<Claim[]> {
			const lease = crypto.randomUUID();
			const due = db
				.selectFrom("deliveries")
				.select("id")
				.where("state", "=", "pending")
				.where("channel", "=", channel)
				.where("nextAt", "<=", now)
				.where("id", "not in", own)
				.where(({ eb, or }) =>
					or([
						eb("leasedUntil", "is", null),
						eb("leasedUntil", "<=", now),
						// The lease is longer than any: the clock was set back since.
						eb("leasedUntil", ">", now + 2 * LEASE_MS),
					]),
				)
				.orderBy("nextAt")
				.limit(limit);
			const rows = await db
				.updateTable("deliveries")
				.set(({ eb }) => ({ lease, leasedUntil: now + LEASE_MS, attempts: eb("attempts", "+", 1) }))
				.where("id", "in", pool ? due.forUpdate().skipLocked() : due)
				.returningAll()
				.execute();
			if (rows.length === 0) return [];
			const deliveries = rows.map((row) => deliverySchema.parse(row));
			const ids = deliveries.map(({ enquiryId }) => enquiryId);
			const found = await db.selectFrom("enquiries").selectAll().where("id", "in", ids).execute();
			const enquiries = new Map(found.map((row) => [row.id, enquirySchema.parse(row)]));
			const calls = await findCalls(db, ids);
			return deliveries.flatMap((delivery) => {
				const enquiry = enquiries.get(delivery.enquiryId);
				const booking = calls.get(delivery.enquiryId) ?? null;
				const isSent = !enquiry?.erasedAt || CHANNELS[delivery.channel].isSentOfErased;
				return enquiry && isSent ? [{ delivery, enquiry, booking, lease }] : [];
			});
		},

		/**
		 * Makes deliveries due now whose times a clock set too far ahead. What is timed and planned answers keep their time.
		 */
		async makeDueNow(now = getNow()): Promise<void> {
			await db
				.updateTable("deliveries")
				.set({ nextAt: now })
				.where("state", "=", "pending")
				.where("channel", "not in", TIMED)
				.where("nextAt", ">", now)
				.where((eb) => eb.not(isPlanned(eb, now)))
				.execute();
		},

		/** Lists when the next pending delivery of each channel that has one can be claimed, in Unix ms. */
		async listNextDue(): Promise<{ channel: Channel; due: number }[]> {
			const due = sql`case when leased_until > next_at then leased_until else next_at end`;
			return db
				.selectFrom("deliveries")
				.select(["channel", ({ fn }) => fn.min<number>(due).as("due")])
				.where("state", "=", "pending")
				.groupBy("channel")
				.execute();
		},

		markDelivered(claim: Claim) {
			const deliveredAt = new Date(getNow()).toISOString();
			return settle(claim, { state: "delivered", deliveredAt, lastError: null });
		},

		/** Postpones a delivery to `nextAt`, in Unix ms. */
		postpone(claim: Claim, nextAt: number, reason: DeliveryFault) {
			return settle(claim, { nextAt: Math.round(nextAt), lastError: JSON.stringify(reason) });
		},

		/** Marks a delivery as failed, which is retried only by a command. */
		markFailed(claim: Claim, reason: DeliveryFault) {
			return settle(claim, { state: "failed", lastError: JSON.stringify(reason) });
		},

		/** Cancels a delivery for which there is nothing left to send. */
		cancel(claim: Claim) {
			return settle(claim, { state: "cancelled" });
		},

		/** Returns an unused claim, which counts as no attempt. */
		release(claim: Claim) {
			return settle(claim, { attempts: claim.delivery.attempts - 1 });
		},

		/** Replaces deliveries without a channel by one for each channel there is now. Resolves to how many. */
		async adoptWaiting(channels: readonly Channel[]): Promise<number> {
			if (channels.length === 0) return 0;
			// Nobody is thanked so late.
			const own = channels.filter((channel) => CHANNELS[channel].to !== "visitor");
			return db.transaction().execute(async (tx) => {
				const waiting = await tx
					.deleteFrom("deliveries")
					.where("channel", "=", "none")
					.where("state", "in", ["pending", "held"])
					.returning(["enquiryId", "state"])
					.execute();
				for (const { enquiryId, state } of waiting) {
					await tx
						.insertInto("deliveries")
						.values(createDeliveries(enquiryId, own, state === "pending"))
						.onConflict((conflict) =>
							conflict.columns(["enquiryId", "channel", "eventId"]).doNothing(),
						)
						.execute();
				}
				return waiting.length;
			});
		},
	};

	/** Writes the outcome, if the node still has the lease, so that a late node does not overwrite another's result. */
	async function settle({ delivery, lease }: Claim, change: Updateable<Tables["deliveries"]>) {
		const write = (to: Kysely<Tables>) =>
			to
				.updateTable("deliveries")
				.set({ ...change, ...UNLEASED })
				.where("id", "=", delivery.id)
				.where("lease", "=", lease)
				.where("state", "=", "pending")
				.executeTakeFirstOrThrow();
		const { enquiryId: id } = delivery;
		const follower = getFollower(delivery, change);
		if (!follower) {
			await write(db);
			return;
		}
		await transact(database, async (unit) => {
			// The enquiry is locked before the delivery, as in all changes.
			await lockEnquiry(unit, id);
			const { numUpdatedRows } = await write(unit.tx);
			if (numUpdatedRows > 0) await changeWithin(unit, { id, by: SYSTEM }, follower);
		});
	}
}

/** Returns the change of the enquiry that follows from what became of a delivery, if any does. */
function getFollower(
	{ id: deliveryId, channel }: Delivery,
	{ state, lastError = null }: Updateable<Tables["deliveries"]>,
): Change | undefined {
	if (channel === "answer" && state === "delivered")
		return { kind: "answer-delivered", deliveryId };
	if (state !== "failed") return;
	if (channel === "answer") return { kind: "answer-failed", deliveryId };
	if (channel !== "acknowledgement") return;
	const fault = parseFault(lastError);
	return { kind: "not-acknowledged", reason: fault ? getCodes(fault) : "" };
}
