import { getEnv } from "#app/env.server.ts";
import { report } from "#app/operations-log.ts";
import { openStores } from "./open-stores.ts";
import { createAddressLimit } from "./spam/address-limit.ts";

/** Tries to sign in from one address, which an office may share, and of one person. */
const SIGN_INS_OF_ADDRESS = { count: 60, seconds: 900 };
const SIGN_INS_OF_PERSON = { count: 10, seconds: 900 };
/** E-mails that acknowledge an enquiry, to one mailbox. */
const ACKNOWLEDGEMENTS = { count: 3, seconds: 86_400 };
/** Tries to change one call. */
const CALL_CHANGES = { count: 10, seconds: 600 };

export type EnquiryServices = Awaited<ReturnType<typeof open>>;

let opened: Promise<EnquiryServices> | undefined;

/** One instance per process, opened at first use; after a failure the next use tries again. */
export function getEnquiryServices(): Promise<EnquiryServices> {
	opened ??= open().catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	return opened;
}

/** A later use opens it again. */
export async function closeEnquiryServices(): Promise<void> {
	const closing = opened;
	opened = undefined;
	const services = await closing?.catch(() => undefined);
	await services?.database
		.close()
		.catch((error: unknown) => report("The store could not be closed:", error));
}

/** The stores, the secrets that all nodes share, and the limit per sender. */
async function open() {
	const env = getEnv();
	const stores = await openStores(env);
	try {
		return {
			...stores,
			/** Signs the forms. */
			formKey: await stores.enquiries.getOrCreateSecret("form"),
			/** Signs the visitors' addresses of their calls. */
			callKey: await stores.enquiries.getOrCreateSecret("booking"),
			/** Hashes the senders' addresses. */
			addressKey: await stores.enquiries.getOrCreateSecret("address"),
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
