import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { UNIVERSAL_SOURCES } from "#app/platform/attribution.ts";

/**
 * The source that still counts once an enquiry is erased. One that nobody else came from may say who it was, as the link
 * of a single customer or the host of their own website: it becomes `other`.
 */
export async function findKeptSource(tx: Transaction<Tables>, id: string): Promise<string> {
	const { source, email } = await tx
		.selectFrom("enquiries")
		.select(["source", "email"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	if (UNIVERSAL_SOURCES.has(source)) return source;
	const ofSomebodyElse = await tx
		.selectFrom("enquiries")
		.select("id")
		.where("source", "=", source)
		.where(sql`lower(email)`, "!=", email.toLowerCase())
		.limit(1)
		.executeTakeFirst();
	return ofSomebodyElse ? source : "other";
}
