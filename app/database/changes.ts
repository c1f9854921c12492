import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A notification to the desk that enquiries changed, without what changed. */
export type Changes = {
	/** Announces a change at the commit of its transaction. */
	announceAtCommit(tx: Transaction<Tables>): Promise<void>;
	/** Announces a change whose transaction was committed. */
	announceAfterCommit(): void;
	/** Calls back after each change, and after a time in which none could be heard, until the signal is aborted. */
	listen(onChange: () => void, signal: AbortSignal): void;
};

/** The channel of PostgreSQL's NOTIFY. */
const CHANNEL = "desk";
const CONNECT_TIMEOUT_MS = 3_000;
/** The time before the second try to connect, in ms; doubled after each try. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** Creates changes for SQLite, where one process serves and hears its own. */
export function createLocalChanges(): Changes {
	const emitter = new EventEmitter();
	return {
		announceAtCommit: async () => {},
		announceAfterCommit: () => void emitter.emit("change"),
		listen: (onChange, signal) => {
			emitter.on("change", onChange);
			signal.addEventListener("abort", () => emitter.off("change", onChange));
		},
	};
}

/** Creates changes for PostgreSQL: those of all nodes, once they are committed, over a connection of its own. */
export function createPostgresChanges(url: string): Changes {
	return {
		announceAtCommit: async (tx) => {
			await sql`select pg_notify(${CHANNEL}, '')`.execute(tx);
		},
		announceAfterCommit: () => {},
		listen: (onChange, signal) => {
			// The promise rejects when the signal is aborted, which ends the listening.
			listenAgainAndAgain(url, onChange, signal).catch(() => {});
		},
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
