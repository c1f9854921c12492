import type { CheckStore } from "./store/check-store.ts";

/** What checks need of the site: their store, and the key that hashes the addresses of those who ask. */
export type CheckServices = { checks: CheckStore; addressKey: Buffer };

let getServices: (() => Promise<CheckServices>) | undefined;

/** Sets where the services are from: tools are below the enquiries, which open the store. */
export function setCheckServices(get: () => Promise<CheckServices>): void {
	getServices = get;
}

/** Returns the services. Rejects while the store is away. */
export async function getCheckServices(): Promise<CheckServices> {
	if (!getServices) throw new Error("nobody has set the services of checks");
	return getServices();
}
