import { EventEmitter } from "node:events";
import { watch } from "node:fs";
import { basename, dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import { warn } from "#app/platform/operations-log.ts";
import type { Tables } from "./tables.ts";

/** A notification to the desk that enquiries changed, without what changed. */
export type Changes = {
	/** Announces a change at the commit of its transaction. */
	announceAtCommit(tx: Transaction<Tables>): Promise<void>;
	/** Announces a change whose transaction was committed. */
	announceAfterCommit(): void;
	/** Calls back after each change, and after a time in which none could be heard, until the signal is aborted. */
	listen(onChange: () => void, signal: AbortSignal): void;
	/**
	 * Calls back after what another process may have written, until the signal is aborted: on SQLite after each write to its
	 * file, as by a command; on PostgreSQL after each announced change. It may miss some, and tell of others twice.
	 */
	listenToOthers(onChange: () => void, signal: AbortSignal): void;
};

/** The channel of PostgreSQL's NOTIFY. */
const CHANNEL = "desk";
const CONNECT_TIMEOUT_MS = 3_000;
/** The time before the second try to connect, in ms; doubled after each try. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** Creates changes for a SQLite file, where one process serves and hears its own. */
export function createLocalChanges(path: string): Changes {
	const emitter = new EventEmitter();
	return {
		announceAtCommit: async () => {},
		announceAfterCommit: () => void emitter.emit("change"),
		listen: (onChange, signal) => {
			emitter.on("change", onChange);
			signal.addEventListener("abort", () => emitter.off("change", onChange));
		},
		listenToOthers: (onChange, signal) => {
			const journal = `${basename(path)}-wal`;
			try {
				watch(dirname(path), { persistent: false, signal }, (_event, name) => {
					if (name === journal) onChange();
				}).on("error", warnOfWatching);
			} catch (error) {
				warnOfWatching(error);
			}
		},
	};
}

/** Warns where the system watches no more files: what others wrote is then found by the next poll. */
function warnOfWatching(error: unknown): void {
	warn("The store's folder is not watched:", error);
}

/** Creates changes for PostgreSQL: those of all nodes, once they are committed, over a connection of its own. */
export function createPostgresChanges(url: string): Changes {
	const listen: Changes["listen"] = (onChange, signal) => {
		// The promise rejects when the signal is aborted, which ends the listening.
		listenAgainAndAgain(url, onChange, signal).catch(() => {});
	};
	return {
		announceAtCommit: async (tx) => {
			await sql`select pg_notify(${CHANNEL}, '')`.execute(tx);
		},
		announceAfterCommit: () => {},
		listen,
		listenToOthers: listen,
	};
}

async function listenAgainAndAgain(url: string, onChange: () => void, signal: AbortSignal) {
	for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
		if (await listenOnce(url, onChange, signal)) pause = FIRST_PAUSE_MS;
		await wait(pause, undefined, { signal, ref: false });
	}
}

/** Listens until the connection is lost. Returns whether there was one. */
async function listenOnce(
	url: string,
	onChange: () => void,
	signal: AbortSignal,
): Promise<boolean> {
	const { default: pg } = await import("pg");
	// Without this check it would connect after the end, as an aborted signal fires no further event.
	if (signal.aborted) return false;
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		keepAlive: true,
		application_name: "desk",
	});
	const ended = new Promise((done) => client.once("end", done));
	const end = () => client.end().catch(() => {});
	client.on("error", end);
	client.on("notification", onChange);
	signal.addEventListener("abort", end);
	try {
		await client.connect();
		await client.query(`listen ${CHANNEL}`);
		onChange();
		await ended;
		return true;
	} catch {
		await end();
		return false;
	} finally {
		signal.removeEventListener("abort", end);
	}
}
