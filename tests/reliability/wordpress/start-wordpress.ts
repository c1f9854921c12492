import { execFile } from "node:child_process";
import { once } from "node:events";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { connect, type NetConnectOpts } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import * as z from "zod/mini";
import { findFreePort } from "../../support/listen.ts";
import { PATIENCE } from "../../support/patience.ts";
import { findProgram, launchProgram, UNPRIVILEGED } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";

const TEMPLATES = join(import.meta.dirname, "templates");
const PHP = join(import.meta.dirname, "php");
/** The folder of the plug-ins that editors are told to install. */
const PLUG_INS = join(ROOT, "docs/wordpress");
const WORDPRESS = "/usr/share/wordpress";
const PROGRAMS = ["nginx", "php8.2", "php-fpm8.2", "mariadbd", "mariadb-install-db"];

const run = promisify(execFile);
const findInstalled = (name: string) =>
	findProgram([`/usr/sbin/${name}`, `/usr/bin/${name}`, name]);
const getProgram = (name: string) => findInstalled(name) ?? name;

/** True if Debian's WordPress can be started here. */
export const hasWordpress = existsSync(WORDPRESS) && PROGRAMS.every(findInstalled);

/** The kinds of outage of a WordPress, each of them seen on real ones. */
export const BREAKAGES = ["maintenance", "database down", "hanging", "warning"] as const;
type Breakage = (typeof BREAKAGES)[number] | "connection refused";

/** The constants of the plug-ins for editors. */
type Constant = "SITE_HOOK_URL" | "SITE_HOOK_SECRET" | "SITE_BLOG_URL";
/** Fields of a post, as WordPress names them where they are given. */
type PostFields = Record<string, unknown>;

const editedSchema = z.object({ id: z.number(), preview: z.url(), link: z.url() });

export type Wordpress = Awaited<ReturnType<typeof startWordpress>>;

/** Starts a real WordPress with the seed's posts, on a loopback port, in a folder of its own. */
export async function startWordpress() {
	const folder = mkdtempSync(join(tmpdir(), "wordpress-"));
	const port = await findFreePort();
	const restBase = `http://127.0.0.1:${port}/wp-json/wp/v2`;
	const { database, php, server } = defineDaemons(folder, port);
	const maintenance = join(folder, "html/.maintenance");
	const breakage = join(folder, "html/wp-content/breakage");
	const siteFile = join(folder, "html/wp-content/site.json");
	const start = () => Promise.all([database.start(), php.start(), server.start()]);
	const ways: Record<Breakage, () => Promise<void> | void> = {
		maintenance: () => writeFileSync(maintenance, "<?php $upgrading = time();"),
		"database down": database.end,
		"connection refused": server.end,
		hanging: () => writeFileSync(breakage, "hanging"),
		warning: () => writeFileSync(breakage, "warning"),
	};

	await layOut(folder, port);
	await start();
	await runPhp(folder, "install.php");
	await runPhp(folder, "seed.php");
	return {
		/** The value of `CONTENT_API_URL`. */
		restBase,
		/** Publishes a post, changes the one with that slug, or without a title deletes it. Returns its slug. */
		change: (change: { title?: string; slug?: string }) => runPhp(folder, "change.php", change),
		/** Edits a new post, or the one with that number, without publishing. Returns the addresses that its editor gets. */
		edit: async (edit: { new?: PostFields; id?: number; changes?: PostFields }) =>
			editedSchema.parse(JSON.parse(await runPhp(folder, "edit.php", edit))),
		/** Defines the constants of the plug-ins from now on, until everything is repaired. */
		define: (constants: Partial<Record<Constant, string>>) =>
			writeFileSync(siteFile, JSON.stringify(constants)),
		break: async (how: Breakage) => ways[how](),
		/** Repairs everything; resolves when the REST API responds again. */
		mend: async () => {
			for (const file of [maintenance, breakage, siteFile]) rmSync(file, { force: true });
			await start();
			const find = async () => (await fetch(`${restBase}/posts?per_page=1&_fields=id`)).json();
			await vi.waitFor(async () => z.array(z.object({})).parse(await find()), 30_000 * PATIENCE);
		},
		stop: async () => {
			await Promise.all([server.end(), php.end()]);
			await database.end();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Defines a program in the foreground that listens on a socket, and can be ended and started again. */
function defineDaemon(program: string, args: readonly string[], socket: NetConnectOpts) {
	let stop: Awaited<ReturnType<typeof launchProgram>> | undefined;
	const isReady = async () => {
		const connection = connect(socket);
		await once(connection, "connect").finally(() => connection.destroy());
		return true;
	};
	return {
		/** Starts the program unless it is running already. */
		start: async () => {
			stop ??= await launchProgram([getProgram(program), ...args], isReady, UNPRIVILEGED);
		},
		end: async () => {
			await stop?.("SIGTERM");
			stop = undefined;
		},
	};
}

async function runPhp(folder: string, file: string, input: object = {}): Promise<string> {
	const args = ["-d", "display_errors=stderr", join(folder, "php", file)];
	const running = run(getProgram("php8.2"), args, UNPRIVILEGED);
	running.child.stdin?.end(JSON.stringify(input));
	const { stdout, stderr } = await running;
	if (stderr) throw new Error(`${file} wrote to stderr:\n${stderr}`);
	return stdout;
}

function defineDaemons(folder: string, port: number) {
	const at = (path: string) => join(folder, path);
	// The program uses no settings of this machine, and the socket instead of a port.
	const settings = ["--no-defaults", "--skip-networking", "--skip-log-bin"];
	const speed = ["--innodb-buffer-pool-size=32M", "--innodb-flush-log-at-trx-commit=0"];
	const path = at("run/mariadb.sock");
	const places = [`--datadir=${at("database")}`, `--socket=${path}`, `--pid-file=${at("run/pid")}`];
	const fpm = ["--nodaemonize", "--fpm-config", at("php-fpm.conf")];
	const nginx = ["-c", at("nginx.conf"), "-e", "stderr"];
	return {
		database: defineDaemon("mariadbd", [...settings, ...speed, ...places], { path }),
		php: defineDaemon("php-fpm8.2", fpm, { path: at("run/php-fpm.sock") }),
		server: defineDaemon("nginx", nginx, { port, host: "127.0.0.1" }),
	};
}

async function layOut(folder: string, port: number): Promise<void> {
	for (const name of ["run", "log", "temporary", "database"]) mkdirSync(join(folder, name));
	// WordPress's user may have no access to the project's own folder.
	cpSync(PHP, join(folder, "php"), { recursive: true });
	const html = join(folder, "html");
	// -L: the package links to other packages.
	await run("cp", ["-rL", WORDPRESS, html]);
	mkdirSync(join(html, "wp-content/uploads"));
	const plugIns = join(html, "wp-content/mu-plugins");
	cpSync(join(PHP, "mu-plugins"), plugIns, { recursive: true });
	cpSync(PLUG_INS, plugIns, { recursive: true });
	for (const name of ["nginx.conf", "php-fpm.conf", "wp-config.php"]) {
		const text = readFileSync(join(TEMPLATES, name), "utf8")
			.replaceAll("{{folder}}", folder)
			.replaceAll("{{port}}", String(port));
		writeFileSync(join(name === "wp-config.php" ? html : folder, name), text);
	}
	if (UNPRIVILEGED.uid)
		await run("chown", ["-R", `${UNPRIVILEGED.uid}:${UNPRIVILEGED.gid}`, folder]);
	// The program creates a database `test` as well.
	const database = ["--no-defaults", `--datadir=${join(folder, "database")}`];
	const access = "--auth-root-authentication-method=normal";
	await run(getProgram("mariadb-install-db"), [...database, access], UNPRIVILEGED);
}
