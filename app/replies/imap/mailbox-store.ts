import type { Database } from "#app/database/open-database.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";

/** Up to where a mailbox was read. */
export type Position = { uidValidity: string; lastUid: number };

/** The lease in ms; the node that has it renews it three times as often. */
const LEASE_MS = 3 * MINUTE;
export const RENEW_MS = LEASE_MS / 3;

export type MailboxStore = ReturnType<typeof createMailboxStore>;

/** Creates the store of one mailbox: its position, and the lease by which one of several nodes reads it. */
export function createMailboxStore({ db, pool }: Database, name: string) {
	const lease = crypto.randomUUID();
	return {
		/** Takes the lease, or renews it. Resolves to false while another node has it; SQLite has no other nodes. */
		async claim(now = getNow()): Promise<boolean> {
			await db
				.insertInto("mailboxes")
				.values({ name, uidValidity: null, lastUid: 0, readAt: null, lease: null, leasedUntil: 0 })
				.onConflict((conflict) => conflict.column("name").doNothing())
				.execute();
			let claiming = db
				.updateTable("mailboxes")
				.set({ lease, leasedUntil: now + LEASE_MS })
				.where("name", "=", name);
			if (pool)
				claiming = claiming.where(({ eb, or }) =>
					or([
						eb("lease", "=", lease),
						eb("leasedUntil", "<=", now),
						// The lease is longer than any: the clock was set back since.
						eb("leasedUntil", ">", now + 2 * LEASE_MS),
					]),
				);
			const { numUpdatedRows } = await claiming.executeTakeFirstOrThrow();
			return numUpdatedRows > 0;
		},

		/** Gives the lease back, so that another node need not wait. */
		async release(): Promise<void> {
			await db
				.updateTable("mailboxes")
				.set({ lease: null, leasedUntil: 0 })
				.where("name", "=", name)
				.where("lease", "=", lease)
				.execute();
		},

		/** Finds the position in a mailbox with this UIDVALIDITY; null where it was never read. */
		async findPosition(uidValidity: string): Promise<Position | null> {
			const row = await db
				.selectFrom("mailboxes")
				.select("lastUid")
				.where("name", "=", name)
				.where("uidValidity", "=", uidValidity)
				.executeTakeFirst();
			return row ? { uidValidity, lastUid: row.lastUid } : null;
		},

		/** Saves the position, and renews the lease. Resolves to false where another node has it meanwhile. */
		async savePosition(position: Position, now = getNow()): Promise<boolean> {
			const { numUpdatedRows } = await db
				.updateTable("mailboxes")
				.set({ ...position, leasedUntil: now + LEASE_MS })
				.where("name", "=", name)
				.where("lease", "=", lease)
				.executeTakeFirstOrThrow();
			return numUpdatedRows > 0;
		},

		/** Notes that all messages that were there have been looked at. */
		async saveReadAt(readAt = getNow()): Promise<void> {
			await db.updateTable("mailboxes").set({ readAt }).where("name", "=", name).execute();
		},
	};
}

/** Finds when a mailbox was last read well by any node, in Unix ms. */
export async function findReadAt({ db }: Database, name: string): Promise<number | null> {
	const row = await db
		.selectFrom("mailboxes")
		.select("readAt")
		.where("name", "=", name)
		.executeTakeFirst();
	return row?.readAt ?? null;
}
