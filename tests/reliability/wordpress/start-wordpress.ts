import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import * as z from "zod/mini";
import { findFreePort } from "../../support/listen.ts";
import { ROOT } from "../../support/project-folder.ts";
import { defineDaemon, IDENTITY, run } from "./daemon.ts";
import { getProgram, RELEASES, type Release } from "./releases.ts";

const TEMPLATES = join(import.meta.dirname, "templates");
const PHP = join(import.meta.dirname, "php");
/** What editors are told to install. */
const HOOK_PLUG_IN = join(ROOT, "docs/wordpress/renew-site.php");
const LONGEST = 60_000;

/** The ways in which a WordPress is there no more, each of them seen on real ones. */
export const BREAKAGES = [
	"maintenance",
	"database down",
	"PHP down",
	"connection refused",
	"hanging",
	"wrong base path",
	"warning",
] as const;
type Breakage = (typeof BREAKAGES)[number];

/** What an editor writes; the date is the blog's local one. */
type WrittenPost = { title: string; content: string; date?: string };

export type Wordpress = Awaited<ReturnType<typeof startWordpress>>;

/** A real WordPress of that release with the seed's posts, on a loopback port, in a folder of its own. */
export async function startWordpress(release: Release) {
	const folder = mkdtempSync(join(tmpdir(), "wordpress-"));
	const port = await findFreePort();
	const restBase = `http://127.0.0.1:${port}/wp-json/wp/v2`;
	const { database, php, server } = defineDaemons(folder, port);
	const maintenance = join(folder, "html/.maintenance");
	const breakage = join(folder, "html/wp-content/breakage");
	const hookFile = join(folder, "html/wp-content/content-hook.json");
	const start = () => Promise.all([database.start(), php.start(), server.start()]);
	const change = async (wanted: object) =>
		z.array(z.string()).parse(JSON.parse(await runPhp(folder, "change.php", wanted)));
	const ways: Record<Breakage, () => Promise<void> | void> = {
		maintenance: () => writeFileSync(maintenance, "<?php $upgrading = time();"),
		"database down": database.end,
		"PHP down": php.end,
		"connection refused": server.end,
		hanging: () => php.signalWorkers("SIGSTOP"),
		"wrong base path": () => writeFileSync(breakage, "wrong base path"),
		warning: () => writeFileSync(breakage, "warning"),
	};

	await layOut(folder, port, release);
	await start();
	await runPhp(folder, "install.php");
	await runPhp(folder, "seed.php");
	return {
		/** What `CONTENT_API_URL` wants. */
		restBase,
		/** Their slugs, percent-encoded where WordPress does so. */
		publish: (...posts: WrittenPost[]) => change({ do: "publish", posts }),
		update: (slug: string, post: Partial<WrittenPost>) => change({ do: "update", slug, post }),
		remove: (slug: string) => change({ do: "remove", slug }),
		/** From now on every change of a published post is told to this address, until all is mended. */
		setHook: (hook: { url: string; secret: string }) =>
			writeFileSync(hookFile, JSON.stringify(hook)),
		break: async (how: Breakage) => ways[how](),
		/** Undoes what was broken; resolves when the REST API answers again. */
		mend: async () => {
			for (const file of [maintenance, breakage, hookFile]) rmSync(file, { force: true });
			php.signalWorkers("SIGCONT");
			await start();
			const find = async () => (await fetch(`${restBase}/posts?per_page=1&_fields=id`)).json();
			await vi.waitFor(async () => z.array(z.object({})).parse(await find()), 30_000);
		},
		stop: async () => {
			php.signalWorkers("SIGCONT");
			await Promise.all([server.end(), php.end()]);
			await database.end();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function runPhp(folder: string, file: string, input: object = {}): Promise<string> {
	const args = ["-d", "display_errors=stderr", join(folder, "php", file)];
	const running = run(getProgram("php8.2"), args, { ...IDENTITY, timeout: LONGEST });
	running.child.stdin?.end(JSON.stringify(input));
	const { stdout, stderr } = await running;
	if (stderr) throw new Error(`${file} wrote to stderr:\n${stderr}`);
	return stdout;
}

function defineDaemons(folder: string, port: number) {
	const at = (path: string) => join(folder, path);
	// Nothing of the machine's own settings; the socket and no port.
	const settings = ["--no-defaults", "--skip-networking", "--skip-log-bin"];
	const speed = ["--innodb-buffer-pool-size=32M", "--innodb-flush-log-at-trx-commit=0"];
	const path = at("run/mariadb.sock");
	const places = [`--datadir=${at("database")}`, `--socket=${path}`, `--pid-file=${at("run/pid")}`];
	const fpm = ["--nodaemonize", "--fpm-config", at("php-fpm.conf")];
	return {
		database: defineDaemon("mariadbd", [...settings, ...speed, ...places], { path }),
		php: defineDaemon("php-fpm8.2", fpm, { path: at("run/php-fpm.sock") }),
		server: defineDaemon("nginx", ["-c", at("nginx.conf"), "-e", "stderr"], {
			port,
			host: "127.0.0.1",
		}),
	};
}

async function layOut(folder: string, port: number, release: Release): Promise<void> {
	for (const name of ["run", "log", "temporary", "database"]) mkdirSync(join(folder, name));
	// What runs there need not be able to look into the project's own folder.
	cpSync(PHP, join(folder, "php"), { recursive: true });
	const html = join(folder, "html");
	// -L: the package links to other packages. Some that the current one links to are not here, and not needed.
	await run("cp", ["-rL", RELEASES[release], html]).catch((error: unknown) => {
		if (release !== "current") throw error;
	});
	mkdirSync(join(html, "wp-content/uploads"));
	const plugIns = join(html, "wp-content/mu-plugins");
	cpSync(join(PHP, "mu-plugins"), plugIns, { recursive: true });
	cpSync(HOOK_PLUG_IN, join(plugIns, "renew-site.php"));
	for (const name of ["nginx.conf", "php-fpm.conf", "wp-config.php"]) {
		const text = readFileSync(join(TEMPLATES, name), "utf8")
			.replaceAll("{{folder}}", folder)
			.replaceAll("{{port}}", String(port));
		writeFileSync(join(name === "wp-config.php" ? html : folder, name), text);
	}
	if (IDENTITY.uid) await run("chown", ["-R", `${IDENTITY.uid}:${IDENTITY.gid}`, folder]);
	// It makes a database `test` as well.
	const database = ["--no-defaults", `--datadir=${join(folder, "database")}`];
	const access = "--auth-root-authentication-method=normal";
	await run(getProgram("mariadb-install-db"), [...database, access], IDENTITY);
}
