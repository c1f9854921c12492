import { sql } from "kysely";
import type { Channel, Delivery, Enquiry } from "../enquiry.ts";
import { makeDeliveries } from "./enquiry-store.ts";
import type { Database } from "./open-database.ts";
import { toDelivery, toEnquiry } from "./tables.ts";

/** A delivery that this node alone works on until its lease is over. */
export type Claim = { delivery: Delivery; enquiry: Enquiry; lease: string };

/** The deliveries on their way, shared by all nodes of one store. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Longer than the longest try by far, so that only a dead node loses a lease; clocks may differ by the rest. */
const LEASE_MS = 60_000;

export function createOutbox({ db, pool }: Database) {
	return {
		/** Claims what is due on a channel, the longest due first. A try counts from here, whatever becomes of it. */
		async claim(channel: Channel, limit: number, now = Date.now()): Promise<Claim[]> {
			const lease = crypto.randomUUID();
			const due = db
				.selectFrom("deliveries")
				.select("id")
				.where("state", "=", "pending")
				.where("channel", "=", channel)
				.where("next_at", "<=", now)
				.where(({ eb, or }) =>
					or([
						eb("leased_until", "is", null),
						eb("leased_until", "<=", now),
						// No node gives such a lease: the clock was set back since.
						eb("leased_until", ">", now + 2 * LEASE_MS),
					]),
				)
				.orderBy("next_at")
				.limit(limit);
			const claimed = await db
				.updateTable("deliveries")
				.set(({ eb }) => ({
					lease,
					leased_until: now + LEASE_MS,
					attempts: eb("attempts", "+", 1),
				}))
				.where("id", "in", pool ? due.forUpdate().skipLocked() : due)
				.returningAll()
				.execute();
			if (claimed.length === 0) return [];
			const deliveries = claimed.map(toDelivery);
			const rows = await db
				.selectFrom("enquiries")
				.selectAll()
				.where(
					"id",
					"in",
					deliveries.map(({ enquiryId }) => enquiryId),
				)
				.execute();
			const enquiries = new Map(rows.map((row) => [row.id, toEnquiry(row)]));
			return deliveries.flatMap((delivery) => {
				const enquiry = enquiries.get(delivery.enquiryId);
				return enquiry && !enquiry.erasedAt ? [{ delivery, enquiry, lease }] : [];
			});
		},

		/** All that waits on a channel is due now: its times were told by a clock that was ahead. */
		async hasten(channel: Channel, now = Date.now()): Promise<void> {
			await db
				.updateTable("deliveries")
				.set({ next_at: now })
				.where("state", "=", "pending")
				.where("channel", "=", channel)
				.where("next_at", ">", now)
				.execute();
		},

		/** When the next delivery of a channel is due, in Unix ms, leases included; null when none waits. */
		async findNextDue(channel: Channel): Promise<number | null> {
			const row = await db
				.selectFrom("deliveries")
				.select(({ fn }) =>
					fn
						.min<number | null>(
							sql`case when leased_until > next_at then leased_until else next_at end`,
						)
						.as("next"),
				)
				.where("state", "=", "pending")
				.where("channel", "=", channel)
				.executeTakeFirst();
			return row?.next ?? null;
		},

		markDelivered({ delivery, lease }: Claim, at = new Date()) {
			return settle(delivery.id, lease, {
				state: "delivered",
				delivered_at: at.toISOString(),
				last_error: null,
			});
		},

		/** Another try at that time, in Unix ms. */
		postpone({ delivery, lease }: Claim, nextAt: number, reason: string) {
			return settle(delivery.id, lease, { next_at: Math.round(nextAt), last_error: reason });
		},

		/** No further try, but by command. */
		markFailed({ delivery, lease }: Claim, reason: string) {
			return settle(delivery.id, lease, { state: "failed", last_error: reason });
		},

		/** Gives back what was claimed and not begun; that was no try. */
		release({ delivery, lease }: Claim) {
			return settle(delivery.id, lease, { attempts: delivery.attempts - 1 });
		},

		/** What was stored while no channel was configured gets a delivery for each channel there is now. */
		async adoptWaiting(channels: readonly Channel[]): Promise<number> {
			if (channels.length === 0) return 0;
			return db.transaction().execute(async (tx) => {
				const waiting = await tx
					.deleteFrom("deliveries")
					.where("channel", "=", "none")
					.where("state", "in", ["pending", "held"])
					.returning(["enquiry_id", "state"])
					.execute();
				for (const { enquiry_id, state } of waiting) {
					const own = channels.filter((channel) => channel !== "acknowledgement");
					await tx
						.insertInto("deliveries")
						.values(makeDeliveries(enquiry_id, own, state === "pending"))
						.onConflict((conflict) => conflict.columns(["enquiry_id", "channel"]).doNothing())
						.execute();
				}
				return waiting.length;
			});
		},
	};

	/** Only by the holder of the lease: who lost it must not undo what another node did. */
	async function settle(
		id: string,
		lease: string,
		change: {
			state?: "delivered" | "failed";
			delivered_at?: string;
			last_error?: string | null;
			next_at?: number;
			attempts?: number;
		},
	): Promise<void> {
		await db
			.updateTable("deliveries")
			.set({ ...change, lease: null, leased_until: null })
			.where("id", "=", id)
			.where("lease", "=", lease)
			.where("state", "=", "pending")
			.execute();
	}
}
