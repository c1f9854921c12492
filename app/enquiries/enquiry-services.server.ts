import { getContent } from "#app/content/content.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { report } from "#app/platform/operations-log.ts";
import { setCheckServices } from "#app/tools/website-check/check-services.ts";
import { openStores, type Stores } from "./open-stores.ts";
import { createAddressLimit } from "./spam/address-limit.ts";

/** The limit of tries to sign in from one address, which an office may share, and of one person. */
const SIGN_INS_OF_ADDRESS = { count: 60, seconds: 900 };
const SIGN_INS_OF_PERSON = { count: 10, seconds: 900 };
/** The limit of e-mails that acknowledge an enquiry, to one mailbox. */
const ACKNOWLEDGEMENTS = { count: 3, seconds: 86_400 };
/** The limit of tries to change one call. */
const CALL_CHANGES = { count: 10, seconds: 600 };

/** The time in ms for which a node may still use a key that was renewed. */
const KEYS_MS = 10_000;

export type EnquiryServices = Awaited<ReturnType<typeof getEnquiryServices>>;

let opened: ReturnType<typeof open> | undefined;

/** Returns the stores, the keys that all nodes share, and the limits per sender. */
export async function getEnquiryServices() {
	const { loadKeys, ...services } = await getOpened();
	return { ...services, ...(await loadKeys()) };
}

setCheckServices(getEnquiryServices);

/** Returns the process's one instance, opened at first use; after a failure the next use tries again. */
function getOpened() {
	opened ??= open().catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	return opened;
}

/** Closes the stores; a later use opens them again. */
export async function closeEnquiryServices(): Promise<void> {
	const closing = opened;
	opened = undefined;
	const services = await closing?.catch(() => undefined);
	await services?.database
		.close()
		.catch((error: unknown) => report("The store could not be closed:", error));
}

async function open() {
	const env = getEnv();
	const stores = await openStores(env, () => getContent().desk.assign ?? []);
	try {
		return {
			...stores,
			loadKeys: await createKeyLoader(stores),
			addressLimit: createAddressLimit(env.RATE_LIMIT_ENQUIRIES, stores.database),
			acknowledgementLimit: createAddressLimit(
				ACKNOWLEDGEMENTS,
				stores.database,
				"acknowledgement",
			),
			callLimit: createAddressLimit(CALL_CHANGES, stores.database, "call"),
			signInLimits: {
				address: createAddressLimit(SIGN_INS_OF_ADDRESS, stores.database, "sign-in"),
				person: createAddressLimit(SIGN_INS_OF_PERSON, stores.database, "sign-in-of"),
			},
		};
	} catch (error) {
		await stores.database.close();
		throw error;
	}
}

/**
 * Creates a function that reads the keys again every `KEYS_MS`, as a command may renew them; while the store is unavailable the former ones are
 * used.
 */
async function createKeyLoader({ enquiries }: Stores) {
	const read = async () => {
		const { form, booking, calendar, reply, push, address } = await enquiries.getOrCreateSecrets();
		return {
			/** The key that signs the forms. */
			formKey: form,
			/** The key that signs the visitors' addresses of their calls. */
			callKey: booking,
			/** The key that signs the addresses of the staff's calendars. */
			calendarKey: calendar,
			/** The key that signs the addresses that answers may be replied to. */
			replyKey: reply,
			/** The private key by which push services know this site. */
			pushKey: push,
			/** The key that hashes the senders' addresses. */
			addressKey: address,
		};
	};
	let keys = await read();
	let readAt = getNow();
	return async () => {
		if (getNow() - readAt < KEYS_MS) return keys;
		readAt = getNow();
		keys = await read().catch(() => keys);
		return keys;
	};
}
