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
		getOrCreateSecrets,

		async getOrCreateSecret(name: SecretName): Promise<Buffer> {
			return (await getOrCreateSecrets())[name];
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

	/** Loads all secrets in one query; those that the store has not yet are made first. Throws where it keeps none. */
	async function getOrCreateSecrets(): Promise<Record<SecretName, Buffer>> {
		let found = await find();
		const missing = SECRETS.filter((name) => !found.has(name));
		if (missing.length > 0) {
			await db
				.insertInto("secrets")
				.values(missing.map((name) => ({ name, value: createValue() })))
				.onConflict((conflict) => conflict.column("name").doNothing())
				.execute();
			found = await find();
		}
		return Object.fromEntries(
			SECRETS.map((name) => {
				const value = found.get(name);
				if (value === undefined) throw new Error(`the store keeps no secret ${name}`);
				return [name, Buffer.from(value, "base64")];
			}),
		) as Record<SecretName, Buffer>;
	}

	async function find(): Promise<ReadonlyMap<string, string>> {
		const rows = await db
			.selectFrom("secrets")
			.select(["name", "value"])
			.where("name", "in", SECRETS)
			.execute();
		return new Map(rows.map(({ name, value }) => [name, value]));
	}
}
