import { type Kysely, sql } from "kysely";

/**
 * Keeps the indexed words in the rows themselves on PostgreSQL, up to a page: what is stored apart (TOAST) is read row by row
 * for a word that is in many. The rows are written anew when the store is opened.
 */
export async function keepSearchInline(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	if (!isPostgres) return;
	await sql`delete from search_texts`.execute(db);
	await sql`alter table search_texts set (toast_tuple_target = 8160),
		alter column words set storage main, alter column lexemes set storage main`.execute(db);
}
