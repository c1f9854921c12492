import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
	type CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type QueryResult,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from "kysely";

const LOCK_TIMEOUT_MS = 5_000;
const RETRY_MS = 15;
/** The time in ms without a lock after which a lock counts as a new one. */
const LOCK_GAP_MS = 1_000;
/** Primary result codes of SQLite. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/**
 * Creates Kysely's dialect on Node's own SQLite. It waits for another process's lock without blocking the event loop,
 * which Kysely's SqliteDialect with SQLite's busy timeout would do. Transactions take the write lock as they begin, as
 * SQLite cannot upgrade a read transaction beside a writer.
 */
export function createNodeSqliteDialect(database: DatabaseSync): Dialect {
	return {
		createAdapter: () => new TransactionalAdapter(),
		createDriver: () => createDriver(database),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** An adapter that runs migrations in one transaction, whose write lock keeps other processes out. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true;
	}
}

function createDriver(database: DatabaseSync): Driver {
	const retry = createLockRetry();
	const connection: DatabaseConnection = {
		executeQuery: (query) =>
			retry(() => execute(database, query), query.query.kind !== "SelectQueryNode"),
		// biome-ignore lint/correctness/useYield: streams are not used
		async *streamQuery() {
			throw new Error("streams are not supported");
		},
	};
	return {
		init: async () => {},
		acquireConnection: async () => connection,
		releaseConnection: async () => {},
		beginTransaction: () => retry(() => database.exec("begin immediate"), true),
		commitTransaction: () => retry(() => database.exec("commit"), true),
		rollbackTransaction: async () => {
			// After a full disk SQLite may have rolled back the transaction already.
			if (database.isTransaction) database.exec("rollback");
		},
		destroy: async () => database.close(),
	};
}

function execute<Row>(
	database: DatabaseSync,
	{ sql, parameters }: CompiledQuery,
): QueryResult<Row> {
	const statement = database.prepare(sql);
	const values = parameters as SQLInputValue[];
	if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
	return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
}

/**
 * Creates a function that runs a statement again while the database is locked. Statements that meet the same lock have
 * one timeout, as they wait for each other.
 */
function createLockRetry() {
	let lockedSince = 0;
	let lastLocked = Number.NEGATIVE_INFINITY;
	return async <T>(run: () => T, isWriting: boolean): Promise<T> => {
		for (;;) {
			try {
				const result = run();
				// Only a write shows that the lock is gone: reads succeed beside it.
				if (isWriting) lastLocked = Number.NEGATIVE_INFINITY;
				return result;
			} catch (error) {
				if (!isLocked(error)) throw error;
				const now = performance.now();
				if (now - lastLocked > LOCK_GAP_MS) lockedSince = now;
				lastLocked = now;
				if (now - lockedSince > LOCK_TIMEOUT_MS) throw error;
				await wait(RETRY_MS * (1 + Math.random()));
			}
		}
	};
}

function isLocked(error: unknown): boolean {
	const code: unknown = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
	if (typeof code !== "number") return false;
	const primary = code & 0xff;
	return primary === SQLITE_BUSY || primary === SQLITE_LOCKED;
}
