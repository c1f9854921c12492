import type { EventEmitter } from "node:events";
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
	CamelCasePlugin,
	type Dialect,
	HandleEmptyInListsPlugin,
	Kysely,
	PostgresDialect,
	replaceWithNoncontingentExpression,
	sql,
} from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import type { Pool } from "pg";
import { warn } from "#app/platform/operations-log.ts";
import { type Changes, createLocalChanges, createPostgresChanges } from "./changes.ts";
import { createFileStore, type FileStore, toFilesPath } from "./file-store.ts";
import { listMigrations } from "./migrations/migrations.ts";
import { createNodeSqliteDialect } from "./node-sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** SQLite's number for synchronous=FULL: a committed write is on the disk. */
const SYNCHRONOUS_FULL = 2;

/**
 * The longest wait for a connection, in ms: behind others on a busy machine, where an error would be worse for a visitor than
 * the wait, or for a PostgreSQL without a response.
 */
const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 5_000;
/** The time in ms after which PostgreSQL ends a transaction that waits for its node, and releases its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;
const POOL_SIZE = 10;
/** PostgreSQL's type numbers of `bigint` and `jsonb`. */
const INT8 = 20;
const JSONB = 3802;

export type Database = {
	db: Kysely<Tables>;
	/** The pool of connections; null on SQLite. */
	pool: Pool | null;
	description: string;
	changes: Changes;
	files: FileStore;
	/** Throws when the SQLite file was removed or replaced, as writes to it would be lost. */
	checkFile(): void;
	close(): Promise<void>;
};

export function toStorePath(dataDir: string): string {
	return join(dataDir, "enquiries.sqlite");
}

/**
 * Opens or creates the store in a folder and migrates it; so many MB are kept of strangers' files in a day. Throws when the folder cannot be used, or when SQLite does
 * not accept `synchronous=FULL`.
 */
export async function openSqlite(dataDir: string, strangerMb?: number): Promise<Database> {
	createFolder(dataDir);
	const path = toStorePath(dataDir);
	const file = new DatabaseSync(path, { timeout: 0 });
	try {
		// This check is necessary: SQLite opens a read-only file without an error, and would not notice that it became
		// writable.
		accessSync(path, constants.W_OK);
		setPragmas(file);
		const db = createKysely(createNodeSqliteDialect(file));
		await migrate(db, false);
		const checkFile = watchFile(path);
		return {
			db,
			pool: null,
			description: `SQLite in ${path}`,
			changes: createLocalChanges(path),
			files: createFileStore(toFilesPath(path), strangerMb),
			checkFile,
			close: async () => {
				// The check protects a file that was put back meanwhile: closing removes a journal by its name.
				checkFile();
				await db.destroy();
			},
		};
	} catch (error) {
		if (file.isOpen) file.close();
		throw error;
	}
}

function setPragmas(file: DatabaseSync): void {
	// The timeout is for opening only: changing to WAL needs the file exclusively for a moment.
	file.exec("pragma busy_timeout = 5000; pragma journal_mode = wal; pragma busy_timeout = 0;");
	// The pragma `secure_delete` overwrites what is erased.
	file.exec("pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;");
	const get = (name: string) => file.prepare(`pragma ${name}`).get()?.[name];
	if (get("synchronous") !== SYNCHRONOUS_FULL)
		throw new Error("SQLite does not keep synchronous=FULL");
	if (get("journal_mode") !== "wal") throw new Error("SQLite does not keep journal_mode=WAL");
}

/**
 * Connects to PostgreSQL and migrates the schema; several nodes may do so at once. Each connection has
 * `synchronous_commit` on. Throws when there is no response.
 */
export async function openPostgres(url: string, strangerMb?: number): Promise<Database> {
	const { default: pg } = await import("pg");
	const pool = new pg.Pool({
		connectionString: url,
		max: POOL_SIZE,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: QUERY_TIMEOUT_MS,
		statement_timeout: QUERY_TIMEOUT_MS,
		idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
		application_name: "enquiries",
		types: {
			getTypeParser: (type, format) => {
				if (type === INT8 && format !== "binary") return Number;
				// As on SQLite: who reads a row parses its JSON, by the schema of its kind.
				if (type === JSONB && format !== "binary") return String;
				return pg.types.getTypeParser(type, format);
			},
		},
	});
	// A broken connection is replaced; without a listener it would end the process. The pool listens to idle connections
	// only: on others the next query fails and reports it.
	pool.on("error", ({ message }) => warn(`An idle connection to PostgreSQL was lost: ${message}`));
	pool.on("connect", (client: EventEmitter) => client.on("error", () => {}));
	const db = createKysely(
		new PostgresDialect({
			pool,
			onCreateConnection: async (connection) => {
				await connection.executeQuery(ENABLE_SYNCHRONOUS_COMMIT.compile(db));
			},
		}),
	);
	try {
		await migrate(db, true);
		const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
		const { hostname, pathname } = new URL(url);
		const name = `PostgreSQL ${pathname.slice(1)} on ${hostname || "this machine"}`;
		const warning = " (fsync is off there: a power cut can lose enquiries)";
		return {
			db,
			pool,
			description: rows[0]?.fsync === "on" ? name : name + warning,
			changes: createPostgresChanges(url),
			files: createFileStore(null, strangerMb),
			checkFile: () => {},
			close: () => db.destroy(),
		};
	} catch (error) {
		await db.destroy();
		throw error;
	}
}

const ENABLE_SYNCHRONOUS_COMMIT = sql`select set_config('synchronous_commit', 'on', false)
	where current_setting('synchronous_commit') in ('off', 'local')`;

function createKysely(dialect: Dialect): Kysely<Tables> {
	// PostgreSQL takes `in ()` for a syntax error.
	const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
	return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin(), emptyLists] });
}

/**
 * Returns a function that throws when the file was removed or replaced: a removed file stays writable while it is open,
 * and is lost when the process ends.
 */
function watchFile(path: string): () => void {
	const { ino, dev } = statSync(path);
	return () => {
		const found = statSync(path, { throwIfNoEntry: false });
		if (found?.ino !== ino || found.dev !== dev)
			throw new Error(
				`${path} was removed or replaced while the site ran. Stop the site, put the file back, and start again.`,
			);
	};
}

async function migrate(db: Kysely<Tables>, isPostgres: boolean): Promise<void> {
	const migrations = listMigrations(isPostgres);
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	if (await isUpToDate(db, migrator)) return;
	const { error } = await migrator.migrateToLatest();
	if (error instanceof Error && /executed migration .* is missing/.test(error.message))
		throw new Error("the enquiries were written by a newer version of this site");
	if (error) throw error;
}

/** Returns whether all migrations are done. It writes nothing, so that a site starts beside a lock and on a full disk. */
async function isUpToDate(db: Kysely<Tables>, migrator: Migrator): Promise<boolean> {
	const known = await migrator.getMigrations();
	if (!known.every(({ executedAt }) => executedAt)) return false;
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
	return rows[0]?.count === known.length;
}

/**
 * Creates a folder as `mkdir -p` does. Node 24's own never returns where the system allows no folders, such as below
 * /proc.
 */
function createFolder(folder: string): void {
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
	const parent = dirname(folder);
	if (parent !== folder) createFolder(parent);
	mkdirSync(folder);
}
