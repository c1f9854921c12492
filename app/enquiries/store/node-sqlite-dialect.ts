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

const LOCK_PATIENCE_MS = 5_000;
const LOCK_PAUSE_MS = 15;
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
	const connection: DatabaseConnection = {
		executeQuery: (query) => waitForLock(() => execute(database, query)),
		// biome-ignore lint/correctness/useYield: nothing asks for a stream
		async *streamQuery() {
			throw new Error("streams are not supported");
		},
	};
	const run = (statement: string) => waitForLock(() => database.exec(statement));
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

/** SQLite's own busy timeout would hold up every visitor while it waits. */
async function waitForLock<T>(work: () => T): Promise<T> {
	const giveUpAt = performance.now() + LOCK_PATIENCE_MS;
	for (;;) {
		try {
			return work();
		} catch (error) {
			if (!isLocked(error) || performance.now() > giveUpAt) throw error;
			await wait(LOCK_PAUSE_MS * (1 + Math.random()));
		}
	}
}

function isLocked(error: unknown): boolean {
	const code: unknown = error instanceof Error ? Reflect.get(error, "errcode") : undefined;
	if (typeof code !== "number") return false;
	const primary = code & 0xff;
	return primary === SQLITE_BUSY || primary === SQLITE_LOCKED;
}
