import { readFileSync, writeFileSync } from "node:fs";
import { sql, type Transaction } from "kysely";
import { describe, expect, inject, onTestFinished } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import {
	type Database,
	openPostgres,
	openSqlite,
	toStorePath,
} from "../../app/database/open-database.ts";
import type { Tables } from "../../app/database/tables.ts";
import type { Channel } from "../../app/enquiries/enquiry.ts";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { changeEnquiry } from "../../app/enquiries/store/change-enquiry.ts";
import { COMMAND, UNDO_MS } from "../../app/enquiries/store/change-types.ts";
import { createDatabase, findPostgres } from "./postgres.ts";
import { createEmptyFolder } from "./project-folder.ts";

type Place = Parameters<typeof openStores>[0];

export type StoreKind = {
	kind: "SQLite" | "PostgreSQL";
	/** Creates the place of a store with all its tables, which are empty. On PostgreSQL each test has one of them. */
	createPlace: () => Promise<Place>;
	/** Creates a place without tables. */
	createBlankPlace: () => Promise<Place>;
	/** Opens stores in a place (an empty one by default) and closes them with the test. */
	open: (place?: Place) => Promise<Stores>;
};

/** Creates a folder, removed with the test, with an empty SQLite store. */
export async function createStoreFolder(): Promise<string> {
	migratedFile ??= createMigratedFile();
	const DATA_DIR = createBlankFolder();
	writeFileSync(toStorePath(DATA_DIR), await migratedFile);
	return DATA_DIR;
}

// Migrations take ten times as long as a copy, or as emptying the tables: they run once in each worker.
let migratedFile: Promise<Buffer> | undefined;
let migratedDatabase: Promise<string> | undefined;

async function createMigratedFile(): Promise<Buffer> {
	const { dataDir, remove } = createEmptyFolder();
	await (await openSqlite(dataDir)).close();
	const file = readFileSync(toStorePath(dataDir));
	remove();
	return file;
}

async function createMigratedDatabase(): Promise<string> {
	const url = await createDatabase(inject("postgresPort"));
	await (await openPostgres(url)).close();
	return url;
}

async function createBlankDatabase(): Promise<Place> {
	return { DATA_DIR: "nowhere", DATABASE_URL: await createDatabase(inject("postgresPort")) };
}

function createBlankFolder(): string {
	const { dataDir, remove } = createEmptyFolder();
	onTestFinished(remove);
	return dataDir;
}

async function emptyDatabase(): Promise<Place> {
	migratedDatabase ??= createMigratedDatabase();
	const url = await migratedDatabase;
	// `openStores` would index what the test before left, while it is deleted.
	const database = await openPostgres(url);
	const tables = await database.db.introspection.getTables();
	await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(database.db);
	await database.close();
	return { DATA_DIR: "nowhere", DATABASE_URL: url };
}

const PLACES: Record<StoreKind["kind"], Pick<StoreKind, "createPlace" | "createBlankPlace">> = {
	SQLite: {
		createPlace: async () => ({ DATA_DIR: await createStoreFolder(), DATABASE_URL: undefined }),
		createBlankPlace: async () => ({ DATA_DIR: createBlankFolder(), DATABASE_URL: undefined }),
	},
	PostgreSQL: { createPlace: emptyDatabase, createBlankPlace: createBlankDatabase },
};

/** Runs the same tests on both databases, or on SQLite only; each test begins with an empty one. */
export function describeOnBoth(title: string, tests: (kind: StoreKind) => void): void {
	const kinds = findPostgres() ? (["SQLite", "PostgreSQL"] as const) : (["SQLite"] as const);
	describe.each(kinds)(`${title}, on %s`, (kind) => {
		const { createPlace, createBlankPlace } = PLACES[kind];
		const open = async (place?: Place) => {
			const stores = await openStores(place ?? (await createPlace()));
			onTestFinished(() => stores.database.close());
			return stores;
		};
		tests({ kind, createPlace, createBlankPlace, open });
	});
}

/** Waits until each of these waits for a lock, as the transaction sees it, or has stopped waiting. */
export async function untilWaiting(tx: Transaction<Tables>, ...all: Promise<unknown>[]) {
	let settled = 0;
	for (const each of all) void each.finally(() => settled++);
	const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`;
	const isReached = async () => {
		// A transaction sees the activity of its first query.
		await sql`select pg_stat_clear_snapshot()`.execute(tx);
		return settled + (await waiting.execute(tx)).rows.length >= all.length;
	};
	await expect.poll(isReached).toBe(true);
}

/** Claims the one delivery that must be due; by default at the time when an answer can no longer be undone. */
export async function claimOne(
	{ outbox }: Stores,
	channel: Channel = "email",
	now = getNow() + UNDO_MS,
) {
	const [claim] = await outbox.claim(channel, 1, now);
	if (!claim) throw new Error(`nothing was due by ${channel}`);
	return claim;
}

export { createNewEnquiry, createStranger } from "./new-enquiry.ts";

/** Marks an enquiry as a command does. */
export function mark(database: Database, id: string, kind: "spam" | "ham") {
	return changeEnquiry(database, { id, by: COMMAND }, { kind });
}
