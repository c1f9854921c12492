import type { AssignmentRule } from "#app/content/schemas/desk.ts";
import { openPostgres, openSqlite } from "#app/database/open-database.ts";
import type { Env } from "#app/platform/env.server.ts";
import { createCheckStore } from "#app/tools/website-check/store/check-store.ts";
import { startIndexing } from "./start-indexing.ts";
import { createBookingStore } from "./store/booking-store.ts";
import { createEnquiryStore } from "./store/enquiry-store.ts";
import { createMaintenanceStore } from "./store/maintenance-store.ts";
import { createOutbox } from "./store/outbox.ts";

export type Stores = Awaited<ReturnType<typeof openStores>>;

type StoreSettings = Pick<Env, "DATABASE_URL" | "DATA_DIR"> &
	Partial<Pick<Env, "STRANGER_FILES_MB">>;

/** Opens PostgreSQL when the settings have its URL, else SQLite in the data folder. By the rules new enquiries are assigned. */
export async function openStores(
	{ DATABASE_URL: url, DATA_DIR, STRANGER_FILES_MB }: StoreSettings,
	listRules?: () => readonly AssignmentRule[],
) {
	const database = url
		? await openPostgres(url, STRANGER_FILES_MB)
		: await openSqlite(DATA_DIR, STRANGER_FILES_MB);
	const stopIndexing = await startIndexing(database);
	return {
		enquiries: createEnquiryStore(database, listRules),
		bookings: createBookingStore(database),
		outbox: createOutbox(database),
		checks: createCheckStore(database),
		staff: createMaintenanceStore(database),
		database: { ...database, close: () => stopIndexing().then(database.close) },
	};
}
