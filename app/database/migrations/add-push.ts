import type { Kysely } from "kysely";

/** Adds the devices that get notifications by Web Push; each ends with the session that turned it on. */
export async function addPush(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("push_subscriptions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("staff_id", "text", (column) => column.notNull().references("staff.id"))
		.addColumn("session_hash", "text", (column) =>
			column.notNull().references("sessions.hash").onDelete("cascade"),
		)
		.addColumn("endpoint", "text", (column) => column.notNull().unique())
		.addColumn("p256dh", "text", (column) => column.notNull())
		.addColumn("auth", "text", (column) => column.notNull())
		.addColumn("has_names", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	for (const column of ["staff_id", "session_hash"])
		await db.schema
			.createIndex(`push_subscriptions_by_${column}`)
			.on("push_subscriptions")
			.column(column)
			.execute();
}
