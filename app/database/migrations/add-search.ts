import { type Kysely, sql } from "kysely";

/**
 * Adds the words by which enquiries are found. The databases index them by their own means: SQLite by an FTS5 table that
 * triggers keep (https://www.sqlite.org/fts5.html#external_content_tables), PostgreSQL by a GIN index. Words are split by
 * the site itself, so neither splits them again but at blanks.
 */
export async function addSearch(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	await db.schema
		.createTable("search_texts")
		.addColumn("number", "integer", (column) =>
			isPostgres ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey(),
		)
		.addColumn("enquiry_id", "text", (column) =>
			column.notNull().unique().references("enquiries.id").onDelete("cascade"),
		)
		.addColumn("words", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("search_words")
		.addColumn("word", "text", (column) => column.primaryKey())
		.execute();
	if (isPostgres) await createGinIndex(db);
	else await createFts5Index(db);
}

async function createGinIndex(db: Kysely<unknown>): Promise<void> {
	await sql`alter table search_texts add column lexemes tsvector not null
		generated always as (array_to_tsvector(string_to_array(words, ' '))) stored`.execute(db);
	await sql`create index search_texts_by_lexeme on search_texts using gin (lexemes)`.execute(db);
}

/** Creates the index of SQLite, and the triggers that keep it. */
export async function createFts5Index(db: Kysely<unknown>): Promise<void> {
	await sql`create virtual table search_index using fts5(words, content='search_texts',
		content_rowid='number', detail='none', tokenize='ascii')`.execute(db);
	// Without this option an erased word would stay in the index until its part of it is written anew.
	await sql`insert into search_index(search_index, rank) values ('secure-delete', 1)`.execute(db);
	const add = sql`insert into search_index(rowid, words) values (new.number, new.words);`;
	const remove = sql`insert into search_index(search_index, rowid, words)
		values ('delete', old.number, old.words);`;
	await sql`create trigger search_text_added after insert on search_texts begin ${add} end`.execute(
		db,
	);
	await sql`create trigger search_text_removed after delete on search_texts begin ${remove} end`.execute(
		db,
	);
	await sql`create trigger search_text_changed after update on search_texts
		begin ${remove} ${add} end`.execute(db);
}
