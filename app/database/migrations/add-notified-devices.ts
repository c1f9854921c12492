import { type Kysely, sql } from "kysely";

/** Adds the browser that asked for notifications, which need not be the one that its session began in. */
export async function addNotifiedDevices(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("push_subscriptions")
		.addColumn("device", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	await sql`update push_subscriptions set device = (select sessions.device from sessions where sessions.hash = session_hash)`.execute(
		db,
	);
}
