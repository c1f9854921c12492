import { getEnv } from "#app/env.server.ts";
import { report } from "#app/operations-log.ts";
import { openStores, type Stores } from "./open-stores.ts";
import { type AddressLimit, createAddressLimit } from "./spam/address-limit.ts";

/** What taking an enquiry needs: the stores, the secrets that all nodes share, and the limit per sender. */
export type Reception = Stores & {
	/** Signs the forms. */
	formKey: Buffer;
	/** Hashes the senders' addresses. */
	addressKey: Buffer;
	addressLimit: AddressLimit;
};

let opened: Promise<Reception> | undefined;

/** The one of this process, opened at first use; after a failure the next use tries again. */
export function getReception(): Promise<Reception> {
	opened ??= open().catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	return opened;
}

/** Closes it, if it was opened; a later use opens it again. */
export async function closeReception(): Promise<void> {
	const closing = opened;
	opened = undefined;
	const reception = await closing?.catch(() => undefined);
	await reception?.database
		.close()
		.catch((error: unknown) => report("The store could not be closed:", error));
}

async function open(): Promise<Reception> {
	const env = getEnv();
	const stores = await openStores(env);
	try {
		return {
			...stores,
			formKey: await stores.enquiries.readSecret("form"),
			addressKey: await stores.enquiries.readSecret("address"),
			addressLimit: createAddressLimit(env.RATE_LIMIT_ENQUIRIES, stores.database),
		};
	} catch (error) {
		await stores.database.close();
		throw error;
	}
}
