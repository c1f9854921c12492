import { getEnv } from "#app/env.server.ts";
import type { EnquiryStore } from "./enquiry.ts";
import { openSqliteStore } from "./sqlite-store.ts";

let store: EnquiryStore | undefined;

/** The store of this process, opened at first use. */
export function getEnquiryStore(): EnquiryStore {
	store ??= openSqliteStore(getEnv().DATA_DIR);
	return store;
}

/** Closes the store, if it was opened; a later use opens it again. */
export function closeEnquiryStore(): void {
	store?.close();
	store = undefined;
}
