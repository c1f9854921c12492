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

/** How long another process may hold the file until all who want to write are told so. */
const LOCK_PATIENCE_MS = 5_000;
const LOCK_PAUSE_MS = 15;
/** A lock that nobody has met for so long is another one. */
const LOCK_GAP_MS = 1_000;
/** SQLite's primary result codes. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/**
 * Kysely on Node's own SQLite. Another process's lock is waited for without blocking the event loop, and
 * transactions take the write lock as they begin, so that none fails halfway because it must wait.
 */
export function createNodeSqliteDialect(database: DatabaseSync): Dialect {
	return {
		createAdapter: () => new TransactionalAdapter(),
		createDriver: () => createDriver(database),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** Migrations run in one transaction, whose write lock keeps a second process out. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true;
	}
}

function createDriver(database: DatabaseSync): Driver {
	const waitForLock = createPatience();
	const connection: DatabaseConnection = {
		executeQuery: (query) =>
			waitForLock(() => execute(database, query), query.query.kind !== "SelectQueryNode"),
		// biome-ignore lint/correctness/useYield: nothing asks for a stream
		async *streamQuery() {
			throw new Error("streams are not supported");
		},
	};
	const run = (statement: string) => waitForLock(() => database.exec(statement), true);
	return {
		init: async () => {},
		acquireConnection: async () => connection,
		releaseConnection: async () => {},
		beginTransaction: () => run("begin immediate"),
		commitTransaction: () => run("commit"),
		rollbackTransaction: async () => {
			// After a full disk SQLite may have rolled back by itself.
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
	const { changes } = statement.run(...values);
	return { rows: [], numAffectedRows: BigInt(changes) };
}

/**
 * Waits for another process's lock. SQLite's own busy timeout would hold up every visitor meanwhile. Its patience
 * is counted from when the lock was first met: statements wait for each other, and the tenth must not wait ten
 * times as long as the first.
 */
function createPatience() {
	let lockedSince = 0;
	let lockedLast = Number.NEGATIVE_INFINITY;
	return async <T>(work: () => T, isWriting: boolean): Promise<T> => {
		for (;;) {
			try {
				const result = work();
				// Reading goes on beside a lock, and says nothing of it.
				if (isWriting) lockedLast = Number.NEGATIVE_INFINITY;
				return result;
			} catch (error) {
				if (!isLocked(error)) throw error;
				const now = performance.now();
				if (now - lockedLast > LOCK_GAP_MS) lockedSince = now;
				lockedLast = now;
				if (now - lockedSince > LOCK_PATIENCE_MS) throw error;
				await wait(LOCK_PAUSE_MS * (1 + Math.random()));
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
