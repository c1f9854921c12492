import { createHash } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { SetAsideRow, Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, HOUR, MINUTE } from "#app/platform/durations.ts";

/** Why a message was set aside, and of whom it is, as far as that is known. */
export type SetAside = Pick<SetAsideRow, "reason" | "sender" | "subject">;

/** The source of the messages that were handed over at the hook. */
export const HOOK = "hook";
/** The number of tries from which the desk tells of a message: the first one may have failed for another reason. */
const SHOWN_TRIES = 2;
/** The number of tries after which a mail server is told to give up. Until then it has the message, and tries by itself. */
export const HOOK_TRIES = 6;
/** The pauses in ms before the next tries; the last one comes again until the message is dismissed, or too old. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, DAY] as const;
/** The time in ms for which a message is tried and shown. */
const KEPT_MS = 30 * DAY;

export type SetAsideStore = ReturnType<typeof createSetAsideStore>;

/** Creates the store of what was set aside in one mailbox, or at the hook. */
export function createSetAsideStore(database: Database, source: string) {
	const { db } = database;
	const find = (key: string) =>
		db.selectFrom("setAsideMessages").selectAll().where("key", "=", key).executeTakeFirst();
	const ofMailbox = (uidValidity: string) =>
		db
			.selectFrom("setAsideMessages")
			.selectAll()
			.where("source", "=", source)
			.where("uidValidity", "=", uidValidity)
			.where("uid", "is not", null)
			.orderBy("nextAt")
			.limit(1);

	return {
		find,

		/**
		 * Notes a failed try of the message at a place in the mailbox, or of that with a hash; `soon` is the pause in ms before
		 * the second try of one that may have failed by chance. Resolves to the number of tries so far.
		 */
		async note(
			place: { uidValidity: string; uid: number } | { hash: string },
			{ reason, sender, subject }: SetAside,
			soon: number = MINUTE,
		): Promise<number> {
			const now = getNow();
			const key = toKey(source, place);
			const found = await find(key);
			const tries = (found?.tries ?? 0) + 1;
			const at = "uid" in place ? place : { uidValidity: null, uid: null };
			const row: SetAsideRow = {
				key,
				source,
				uidValidity: at.uidValidity,
				uid: at.uid,
				// Without its sender an erasure would not find the subject.
				sender: sender.toLowerCase() || (found?.sender ?? ""),
				subject: (sender && subject) || (found?.subject ?? ""),
				reason,
				firstAt: found?.firstAt ?? now,
				tries,
				nextAt: at.uid === null ? null : now + getPause(reason, tries, soon),
			};
			await transact(database, async ({ tx, announce }) => {
				await tx
					.insertInto("setAsideMessages")
					.values(row)
					.onConflict((conflict) => conflict.column("key").doUpdateSet(row))
					.execute();
				await tx
					.deleteFrom("setAsideMessages")
					.where("firstAt", "<", now - KEPT_MS)
					.execute();
				announce();
			});
			return tries;
		},

		/** Finds the message of a mailbox that is to be tried first, and by now. */
		findDue: (uidValidity: string) =>
			ofMailbox(uidValidity).where("nextAt", "<=", getNow()).executeTakeFirst(),

		/** Finds when the next message of a mailbox is to be tried, in Unix ms. */
		async findNextAt(uidValidity: string): Promise<number | null> {
			return (await ofMailbox(uidValidity).executeTakeFirst())?.nextAt ?? null;
		},

		/** Makes all of a mailbox due, once one of them could be taken: what was in their way may be over. */
		async makeDue(uidValidity: string): Promise<void> {
			await db
				.updateTable("setAsideMessages")
				.set({ nextAt: getNow() })
				.where("source", "=", source)
				.where("uidValidity", "=", uidValidity)
				.execute();
		},

		/** Removes what has been tried for too long. */
		async removeOld(): Promise<void> {
			const old = getNow() - KEPT_MS;
			await db.deleteFrom("setAsideMessages").where("firstAt", "<", old).execute();
		},

		remove: (key: string) => removeSetAside(database, key),
	};
}

/** Lists what the desk tells of, the oldest first. */
export function listSetAside({ db }: Pick<Database, "db">): Promise<SetAsideRow[]> {
	return db
		.selectFrom("setAsideMessages")
		.selectAll()
		.where(isShown)
		.orderBy("firstAt")
		.orderBy("key")
		.execute();
}

/** Removes the note of a message, which was taken, is gone, or is not to be told of any more. */
export async function removeSetAside(database: Database, key: string): Promise<void> {
	await transact(database, async ({ tx, announce }) => {
		const removing = tx.deleteFrom("setAsideMessages").where("key", "=", key);
		const { numDeletedRows } = await removing.executeTakeFirstOrThrow();
		if (numDeletedRows > 0) announce();
	});
}

/** Returns the key of a message at a place in the mailbox, or with a hash at the hook. */
function toKey(
	source: string,
	place: { uidValidity: string; uid: number } | { hash: string },
): string {
	if ("hash" in place) return place.hash;
	const text = `${source}/${place.uidValidity}/${place.uid}`;
	return createHash("sha256").update(text).digest("hex");
}

function isShown({ eb, and, or }: ExpressionBuilder<Tables, "setAsideMessages">) {
	return and([
		eb("firstAt", ">=", getNow() - KEPT_MS),
		or([
			and([eb("source", "!=", HOOK), eb("tries", ">=", SHOWN_TRIES)]),
			eb("tries", ">=", HOOK_TRIES),
		]),
	]);
}

/** Returns the pause in ms after so many tries. A costly message is as costly a moment later. */
function getPause(reason: SetAsideRow["reason"], tries: number, soon: number): number {
	const at = reason === "too-costly" ? tries - 1 : tries - 2;
	return at < 0 ? soon : (PAUSES[at] ?? DAY);
}
