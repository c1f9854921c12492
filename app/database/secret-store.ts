import { randomBytes } from "node:crypto";
import type { Database } from "./open-database.ts";

/**
 * The random secrets of the store: `form` signs forms and the challenges of passkeys, `booking` the visitors' addresses
 * of their calls, `calendar` the staff's addresses of calendars,
 * `push` is the private key by which push services know this site,
 * `reply` signs the addresses that answers may be replied to; `address` hashes the senders' networks.
 */
export const SECRETS = ["form", "booking", "calendar", "reply", "push", "address"] as const;
export type SecretName = (typeof SECRETS)[number];

/** Creates a store of random secrets that all nodes share. */
export function createSecretStore(db: Database["db"]) {
	const createValue = () => randomBytes(32).toString("base64");

	return {
		async getOrCreateSecret(name: SecretName): Promise<Buffer> {
			const find = () =>
				db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
			let found = await find();
			if (!found) {
				await db
					.insertInto("secrets")
					.values({ name, value: createValue() })
					.onConflict((conflict) => conflict.column("name").doNothing())
					.execute();
				found = await find();
			}
			if (!found) throw new Error(`the store keeps no secret ${name}`);
			return Buffer.from(found.value, "base64");
		},

		/** Replaces a secret; signatures with the former one are no longer valid. */
		async renewSecret(name: SecretName): Promise<void> {
			const value = createValue();
			await db
				.insertInto("secrets")
				.values({ name, value })
				.onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
				.execute();
		},
	};
}
