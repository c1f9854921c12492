import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { findFreePort } from "./listen.ts";
import { launchProgram, UNPRIVILEGED } from "./programs.ts";

/** The message where tests are left out. */
export const POSTGRES_MISSING =
	"Left out: PostgreSQL, which is not installed (Debian, as root: apt-get install postgresql).";

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Finds the folder of the newest server's programs that Debian has installed here, with pg_dump and the others. */
export function findPostgres(): string | null {
	const newest = globSync("/usr/lib/postgresql/*/bin/postgres").toSorted().at(-1);
	return newest ? dirname(newest) : null;
}

/** Starts a real PostgreSQL with its data in a folder of its own. */
export async function startPostgres({ isDurable = false } = {}) {
	const programs = findPostgres();
	if (!programs) throw new Error(POSTGRES_MISSING);
	const folder = mkdtempSync(join(tmpdir(), "postgres-"));
	const data = join(folder, "data");
	mkdirSync(data);
	// PostgreSQL refuses to run as root.
	const { uid, gid } = UNPRIVILEGED;
	if (uid && gid) for (const path of [folder, data]) chownSync(path, uid, gid);
	chmodSync(data, 0o700);
	execFileSync(
		join(programs, "initdb"),
		["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
		{ ...UNPRIVILEGED, stdio: ["ignore", "ignore", "inherit"] },
	);
	const port = await findFreePort();
	const settings = {
		port,
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		fsync: isDurable ? "on" : "off",
		// With fsync off this costs nothing, and the site's own setting of it is visible.
		synchronous_commit: "off",
		shared_buffers: "32MB",
		max_connections: 60,
	};
	const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const launch = () =>
		launchProgram(
			[join(programs, "postgres"), "-D", data, ...options],
			() => runAsAdministrator(port, "select 1").then(() => true),
			// Under libfaketime its timers do not fire, and tests do not use its time of day.
			{ ...UNPRIVILEGED, env: { ...process.env, LD_PRELOAD: undefined } },
		);
	let end = await launch();
	return {
		port,
		/** Creates a new, empty database of this server and returns its address. */
		createDatabase: () => createDatabase(port),
		/** Ends the server as a crash would; `start` starts it again on the same data. */
		kill: () => end("SIGQUIT"),
		start: async () => {
			end = await launch();
		},
		stop: async () => {
			await end("SIGINT");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Creates a new, empty database of the server at that port and returns its address. */
export async function createDatabase(port: number): Promise<string> {
	const name = `site_${randomInt(1e12)}`;
	await runAsAdministrator(port, `create database ${name}`);
	return `postgres://site@127.0.0.1:${port}/${name}`;
}

async function runAsAdministrator(port: number, statement: string): Promise<void> {
	const client = new pg.Client({ host: "127.0.0.1", port, user: "site", database: "postgres" });
	client.on("error", () => {});
	await client.connect();
	await client.query(statement);
	await client.end();
}
