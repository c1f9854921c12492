import { execFile } from "node:child_process";
import {
	chownSync,
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { findFreePort } from "../../support/free-port.ts";
import { type Breakage, defineBreakages } from "./breakages.ts";
import { type Daemon, defineDaemon, IDENTITY } from "./daemon.ts";
import { getProgram, getReleaseFolder, type Release } from "./releases.ts";

const run = promisify(execFile);
const TEMPLATES = join(import.meta.dirname, "templates");
const PHP = join(import.meta.dirname, "php");
/** What editors are told to install. */
const HOOK_PLUG_IN = join(import.meta.dirname, "../../../docs/wordpress/renew-site.php");
const LONGEST = 60_000;

/** What an editor writes; the date is the blog's local one. */
export type WrittenPost = {
	title: string;
	content?: string;
	excerpt?: string;
	slug?: string;
	date?: string;
};

export type Wordpress = {
	origin: string;
	/** What `CONTENT_API_URL` wants. */
	restBase: string;
	version: string;
	/** Its slug, percent-encoded where WordPress does so. */
	publish: (post: WrittenPost) => Promise<string>;
	/** So many plain posts, all older than the seed's. */
	publishMany: (count: number) => Promise<string[]>;
	update: (slug: string, changes: Partial<WrittenPost>) => Promise<void>;
	remove: (slug: string) => Promise<void>;
	setOption: (name: string, value: string) => Promise<void>;
	/** From now on every change of a published post is told to this address; null: no more. */
	setHook: (hook: { url: string; secret: string } | null) => void;
	break: (how: Breakage) => Promise<void>;
	/** Undoes what was broken; resolves when the REST API answers again. */
	mend: () => Promise<void>;
	stop: () => Promise<void>;
};

/**
 * A real WordPress of that release with the seed's posts, on a loopback port, in a folder of its own.
 */
export async function startWordpress(release: Release): Promise<Wordpress> {
	const folder = mkdtempSync(join(tmpdir(), "wordpress-"));
	const place = { folder, port: await findFreePort() };
	const daemons = defineDaemons(place);
	const { database, php, server } = daemons;
	const stop = async () => {
		php.signalWorkers("SIGCONT");
		await Promise.all([server.end(), php.end()]);
		await database.end();
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		await layOut(place, release);
		await Promise.all([makeDatabase(folder).then(database.start), php.start(), server.start()]);
		await runPhp(folder, "install.php");
		await runPhp(folder, "seed.php");
		return { ...describe(place, daemons), stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

type Place = { folder: string; port: number };
export type Daemons = Record<"database" | "php" | "server", Daemon>;

function describe({ folder, port }: Place, daemons: Daemons): Omit<Wordpress, "stop"> {
	const origin = `http://127.0.0.1:${port}`;
	const restBase = `${origin}/wp-json/wp/v2`;
	const contents = join(folder, "html/wp-content");
	const hookFile = join(contents, "content-hook.json");
	const publishAll = (posts: readonly WrittenPost[]) => change(folder, { do: "publish", posts });
	return {
		origin,
		restBase,
		version: readVersion(folder),
		publish: async (post) => (await publishAll([post]))[0] ?? "",
		publishMany: (count) => publishAll(writeMany(count)),
		update: async (slug, post) => void (await change(folder, { do: "update", slug, post })),
		remove: async (slug) => void (await change(folder, { do: "remove", slug })),
		setOption: async (name, value) => void (await change(folder, { do: "option", name, value })),
		setHook: (hook) =>
			hook ? writeFileSync(hookFile, JSON.stringify(hook)) : rmSync(hookFile, { force: true }),
		...defineBreakages(folder, restBase, daemons),
	};
}

const changeSchema = z.object({ slugs: z.optional(z.array(z.string())) });

async function change(folder: string, wanted: object): Promise<string[]> {
	const { slugs = [] } = changeSchema.parse(JSON.parse(await runPhp(folder, "change.php", wanted)));
	return slugs;
}

function writeMany(count: number): WrittenPost[] {
	return Array.from({ length: count }, (_, index) => ({
		title: `Note no. ${index + 1}`,
		content: `<!-- wp:paragraph -->\n<p>What was noted as no. ${index + 1}.</p>\n<!-- /wp:paragraph -->`,
		date: new Date(Date.UTC(2018, 0, 1, 12) - index * 86_400_000).toISOString().slice(0, 19),
	}));
}

async function runPhp(folder: string, file: string, input?: object): Promise<string> {
	const args = ["-d", "display_errors=stderr", join(folder, "php", file)];
	const running = run(getProgram("php8.2"), args, { ...IDENTITY, timeout: LONGEST });
	running.child.stdin?.end(JSON.stringify(input ?? {}));
	const { stdout, stderr } = await running;
	if (stderr) throw new Error(`${file} wrote to stderr:\n${stderr}`);
	return stdout;
}

function defineDaemons({ folder, port }: Place): Daemons {
	const at = (path: string) => join(folder, path);
	const socket = at("run/mariadb.sock");
	return {
		// --no-defaults: nothing of the machine's own settings; --skip-networking: the socket and no port.
		database: defineDaemon(
			getProgram("mariadbd"),
			[
				"--no-defaults",
				"--skip-networking",
				"--skip-log-bin",
				`--datadir=${at("database")}`,
				`--socket=${socket}`,
				`--pid-file=${at("run/mariadb.pid")}`,
				`--init-file=${at("create.sql")}`,
				"--innodb-buffer-pool-size=32M",
				"--innodb-flush-log-at-trx-commit=0",
			],
			{ path: socket },
		),
		php: defineDaemon(
			getProgram("php-fpm8.2"),
			["--nodaemonize", "--fpm-config", at("php-fpm.conf")],
			{ path: at("run/php-fpm.sock") },
		),
		server: defineDaemon(getProgram("nginx"), ["-c", at("nginx.conf"), "-e", "stderr"], { port }),
	};
}

async function layOut({ folder, port }: Place, release: Release): Promise<void> {
	for (const name of ["run", "log", "temporary", "database"]) mkdirSync(join(folder, name));
	// What runs there need not be able to look into the project's own folder.
	cpSync(PHP, join(folder, "php"), { recursive: true });
	writeFileSync(join(folder, "create.sql"), "create database if not exists wordpress;\n");
	const html = join(folder, "html");
	// -L: the package links to other packages. Some that the current one links to are not here, and not needed.
	await run("cp", ["-rL", getReleaseFolder(release), html]).catch((error: unknown) => {
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
		const target = join(name === "wp-config.php" ? html : folder, name);
		rmSync(target, { force: true });
		writeFileSync(target, text);
	}
	handOver(folder);
}

function handOver(folder: string): void {
	const { uid, gid } = { uid: undefined, gid: undefined, ...IDENTITY };
	if (uid === undefined || gid === undefined) return;
	const own = ["run", "log", "temporary", "database", "html/wp-content", "html/wp-content/*"];
	for (const path of ["", ...own.flatMap((name) => globSync(name, { cwd: folder }))])
		chownSync(join(folder, path), uid, gid);
}

async function makeDatabase(folder: string): Promise<void> {
	const data = join(folder, "database");
	if (existsSync(join(data, "mysql"))) return;
	await run(
		getProgram("mariadb-install-db"),
		[
			"--no-defaults",
			`--datadir=${data}`,
			"--auth-root-authentication-method=normal",
			"--skip-test-db",
		],
		{ ...IDENTITY, timeout: LONGEST },
	);
}

function readVersion(folder: string): string {
	const text = readFileSync(join(folder, "html/wp-includes/version.php"), "utf8");
	return /\$wp_version = '([^']+)'/.exec(text)?.[1] ?? "";
}
