import type { Database } from "#app/database/open-database.ts";
import type { PasskeyRow } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import type { Challenge } from "./challenge.ts";

export type NewPasskey = Pick<PasskeyRow, "id" | "staffId" | "publicKey" | "counter" | "name">;

/** Creates the store of the passkeys of the desk's people. */
export function createPasskeyStore({ db }: Database) {
	return {
		/** Lists passkeys in the order in which they were added. */
		list(staffId: string): Promise<PasskeyRow[]> {
			return db
				.selectFrom("passkeys")
				.selectAll()
				.where("staffId", "=", staffId)
				.orderBy("createdAt")
				.orderBy("id")
				.execute();
		},

		find(id: string, staffId: string): Promise<PasskeyRow | undefined> {
			return db
				.selectFrom("passkeys")
				.selectAll()
				.where("id", "=", id)
				.where("staffId", "=", staffId)
				.executeTakeFirst();
		},

		/** Adds a passkey. Resolves to false when it is known already. */
		async add(passkey: NewPasskey): Promise<boolean> {
			const added = await db
				.insertInto("passkeys")
				.values({ ...passkey, createdAt: new Date(getNow()).toISOString(), lastUsedAt: null })
				.onConflict((conflict) => conflict.column("id").doNothing())
				.returning("id")
				.executeTakeFirst();
			return added !== undefined;
		},

		/** Removes a passkey and resolves to it; to undefined when the person has no such one. */
		remove(id: string, staffId: string): Promise<PasskeyRow | undefined> {
			return db
				.deleteFrom("passkeys")
				.where("id", "=", id)
				.where("staffId", "=", staffId)
				.returningAll()
				.executeTakeFirst();
		},

		/** Notes a use. Resolves to false when the counter does not increase: a copy of the passkey was used before. */
		async raiseCounter(id: string, counter: number): Promise<boolean> {
			const raised = await db
				.updateTable("passkeys")
				.set({ counter, lastUsedAt: new Date(getNow()).toISOString() })
				.where("id", "=", id)
				// Passkeys that several devices share do not count: https://www.w3.org/TR/webauthn-3/#sctn-sign-counter
				.where("counter", counter === 0 ? "=" : "<", counter)
				.returning("id")
				.executeTakeFirst();
			return raised !== undefined;
		},

		/** Marks a challenge as answered. Resolves to false when it was answered before. */
		async consumeChallenge({ id, expiresAt }: Challenge): Promise<boolean> {
			await db.deleteFrom("usedChallenges").where("expiresAt", "<", getNow()).execute();
			const used = await db
				.insertInto("usedChallenges")
				.values({ id, expiresAt })
				.onConflict((conflict) => conflict.column("id").doNothing())
				.returning("id")
				.executeTakeFirst();
			return used !== undefined;
		},
	};
}
