import { type Kysely, sql } from "kysely";

/** Adds the checks of visitors' websites, and which enquiries use which. */
export async function addWebsiteChecks(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("website_checks")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("address", "text", (column) => column.notNull())
		.addColumn("host", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("step", "text")
		.addColumn("report", "text")
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("started_at", "bigint")
		.addColumn("finished_at", "bigint")
		.addColumn("sender", "text")
		.execute();
	await db.schema
		.createTable("enquiry_checks")
		.addColumn("check_id", "text", (column) =>
			column.notNull().references("website_checks.id").onDelete("cascade"),
		)
		.addColumn("enquiry_id", "text", (column) =>
			column.notNull().references("enquiries.id").onDelete("cascade"),
		)
		.addPrimaryKeyConstraint("one_use_per_enquiry", ["check_id", "enquiry_id"])
		.execute();
	// A host is asked by one check at a time.
	await sql`create unique index one_check_per_host on website_checks (host) where state <> 'done'`.execute(
		db,
	);
	const createIndex = (name: string, table: string, ...columns: string[]) =>
		db.schema.createIndex(name).on(table).columns(columns).execute();
	await createIndex("checks_by_age", "website_checks", "created_at");
	await createIndex("checks_by_state", "website_checks", "state", "created_at");
	await createIndex("checks_by_host", "website_checks", "host", "created_at");
	await createIndex("checks_by_enquiry", "enquiry_checks", "enquiry_id");
}
