import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import type { Pool } from "pg";
import { MIGRATIONS } from "./migrations.ts";
import { createNodeSqliteDialect } from "./node-sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

const FILE_NAME = "enquiries.sqlite";
/** SQLite's own number for synchronous=FULL: the write is on the disk when the call returns. */
const SYNCHRONOUS_FULL = 2;

/** A PostgreSQL that does not answer costs a visitor no longer than this, in ms. */
const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;
/** PostgreSQL's type number of `bigint`. */
const INT8 = 20;

export type Database = {
	db: Kysely<Tables>;
	/** The connections to PostgreSQL; null on SQLite. */
	pool: Pool | null;
	/** In words, for the start's lines. */
	description: string;
	/** Throws when what is written would be lost, as its file is no longer where it was opened. */
	checkPlace(): void;
	close(): Promise<void>;
};

/** Where in the data folder the store lies. */
export function toStorePath(dataDir: string): string {
	return join(dataDir, FILE_NAME);
}

/**
 * Opens (and where needed creates) the store in a folder and moves its schema forward. Throws when the
 * folder cannot be used, or when SQLite does not keep `synchronous=FULL`.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
	makeFolder(dataDir);
	const path = toStorePath(dataDir);
	const file = new DatabaseSync(path, { timeout: 0 });
	try {
		// SQLite opens what it may only read as well, and would go on so when it may write again.
		accessSync(path, constants.W_OK);
		setPragmas(file);
		const db = new Kysely<Tables>({ dialect: createNodeSqliteDialect(file) });
		await migrate(db);
		const checkPlace = watchPlace(path);
		return {
			db,
			pool: null,
			description: `SQLite in ${path}`,
			checkPlace,
			close: async () => {
				// Closing removes a journal by its name, which may be that of a file put back meanwhile.
				checkPlace();
				await db.destroy();
			},
		};
	} catch (error) {
		if (file.isOpen) file.close();
		throw error;
	}
}

function setPragmas(file: DatabaseSync): void {
	// Only while opening: turning WAL on wants the file for itself for a moment.
	file.exec("pragma busy_timeout = 5000; pragma journal_mode = wal; pragma busy_timeout = 0;");
	// `secure_delete` overwrites what is erased.
	file.exec("pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;");
	const read = (name: string) => file.prepare(`pragma ${name}`).get()?.[name];
	if (read("synchronous") !== SYNCHRONOUS_FULL)
		throw new Error("SQLite does not keep synchronous=FULL");
	if (read("journal_mode") !== "wal") throw new Error("SQLite does not keep journal_mode=WAL");
}

/**
 * Connects to PostgreSQL and moves the schema forward; several nodes may do so at once. Each connection
 * keeps `synchronous_commit` on. Throws when it does not answer or its own settings could lose a commit.
 */
export async function openPostgres(url: string): Promise<Database> {
	const { default: pg } = await import("pg");
	const pool = new pg.Pool({
		connectionString: url,
		max: POOL_SIZE,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: QUERY_TIMEOUT_MS,
		statement_timeout: QUERY_TIMEOUT_MS,
		application_name: "enquiries",
		types: {
			getTypeParser: (type, format) =>
				type === INT8 && format !== "binary" ? Number : pg.types.getTypeParser(type, format),
		},
	});
	// An idle connection that breaks is replaced at the next query; without a listener it ends the process.
	pool.on("error", () => {});
	const db = new Kysely<Tables>({
		dialect: new PostgresDialect({
			pool,
			onCreateConnection: async (connection) => {
				await connection.executeQuery(KEEP_COMMITS.compile(db));
			},
		}),
	});
	try {
		await migrate(db);
		const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
		const isSafe = rows[0]?.fsync === "on";
		const { hostname, pathname } = new URL(url);
		const description = `PostgreSQL ${pathname.slice(1)} on ${hostname || "this machine"}`;
		return {
			db,
			pool,
			description: isSafe
				? description
				: `${description} (fsync is off there: a power cut can lose enquiries)`,
			checkPlace: () => {},
			close: () => db.destroy(),
		};
	} catch (error) {
		await db.destroy();
		throw error;
	}
}

/** A file that was removed can still be written by whoever has it open, and is gone with the process. */
function watchPlace(path: string): () => void {
	const { ino, dev } = statSync(path);
	return () => {
		const found = statSync(path, { throwIfNoEntry: false });
		if (found?.ino !== ino || found.dev !== dev)
			throw new Error(
				`${path} was removed or replaced while the site ran. Stop the site, put the file back, and start again.`,
			);
	};
}

const KEEP_COMMITS = sql`select set_config('synchronous_commit', 'on', false)
	where current_setting('synchronous_commit') in ('off', 'local')`;

async function migrate(db: Kysely<Tables>): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
	if (await isUpToDate(db, migrator)) return;
	const { error } = await migrator.migrateToLatest();
	if (error instanceof Error && /executed migration .* is missing/.test(error.message))
		throw new Error("the enquiries were written by a newer version of this site");
	if (error) throw error;
}

/** Told without writing, so that a site starts beside a lock and on a full disk. */
async function isUpToDate(db: Kysely<Tables>, migrator: Migrator): Promise<boolean> {
	const known = await migrator.getMigrations();
	if (!known.every(({ executedAt }) => executedAt)) return false;
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
	return rows[0]?.count === known.length;
}

/** As `mkdir -p`. Node 24's own never returns where the system makes no folders, as below /proc. */
function makeFolder(folder: string): void {
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
	const parent = dirname(folder);
	if (parent !== folder) makeFolder(parent);
	mkdirSync(folder);
}
