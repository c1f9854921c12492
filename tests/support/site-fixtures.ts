import { test as base } from "vitest";
import { openStores } from "../../app/enquiries/open-stores.ts";
import { openCalls } from "./calls.ts";
import { openStaffedDesk } from "./desk-requests.ts";
import { site } from "./site-and-browser.ts";

/** A test in a file with `provideSite`. The stores, calls and desk of its site are opened where a test names them. */
export const test = base
	// Vitest reads the dependencies of a fixture from this pattern.
	// biome-ignore lint/correctness/noEmptyPattern: it has none
	.extend("stores", { scope: "file" }, async ({}, { onCleanup }) => {
		const stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
		onCleanup(() => stores.database.close());
		return stores;
	})
	.extend("calls", { scope: "file" }, ({ stores }) => openCalls(stores))
	.extend("desk", { scope: "file" }, ({ stores }) => openStaffedDesk(site, stores));
