import type { Env } from "#app/env.server.ts";
import { createEnquiryStore, type EnquiryStore } from "./store/enquiry-store.ts";
import { type Database, openPostgres, openSqlite } from "./store/open-database.ts";
import { createOutbox, type Outbox } from "./store/outbox.ts";
import { createStaffStore, type StaffStore } from "./store/staff-store.ts";

export type Stores = {
	enquiries: EnquiryStore;
	outbox: Outbox;
	staff: StaffStore;
	database: Database;
};

/** Opens PostgreSQL when the settings have its URL, else SQLite in the data folder. */
export async function openStores({
	DATABASE_URL,
	DATA_DIR,
}: Pick<Env, "DATABASE_URL" | "DATA_DIR">): Promise<Stores> {
	const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openSqlite(DATA_DIR);
	return {
		enquiries: createEnquiryStore(database),
		outbox: createOutbox(database),
		staff: createStaffStore(database),
		database,
	};
}
