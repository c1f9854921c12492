import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../../support/debian-package.ts";

const run = promisify(execFile);
const ARCHIVE_KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg";
const POLICY = "/usr/sbin/policy-rc.d";
/** Where Debian's package keeps the program. */
export const INSTALLED = "/usr/share/wordpress";
const PACKAGES = [
	"wordpress",
	"wordpress-theme-twentytwentythree",
	"nginx",
	"php8.2-cli",
	"php8.2-fpm",
	"php8.2-mysql",
	"php8.2-gd",
	"php8.2-mbstring",
	"php8.2-xml",
	"mariadb-server",
];
/** What apt would choose for `wordpress` when no server it knows of is named. */
const UNWANTED = ["apache2-", "yaws-"];
const PATIENCE = [
	"-qq",
	"-o",
	"DPkg::Lock::Timeout=120",
	"-o",
	"Acquire::http::Timeout=20",
	"-o",
	"Acquire::Retries=1",
];
const LONGEST = 300_000;

/** Sees to it that WordPress 6.1 of Debian 12 can be started; otherwise says in one line why it cannot. */
export async function findLack(): Promise<string | null> {
	let missing: string[];
	try {
		missing = await findMissing();
	} catch {
		return "this is no Debian";
	}
	if (missing.length === 0) return null;
	if (process.getuid?.() !== 0)
		return `${missing.join(", ")} cannot be installed but by root (Debian 12: apt-get install)`;
	console.log(`Installing for the WordPress tests: ${missing.join(" ")}…`);
	try {
		await install(missing);
	} catch (error) {
		return `apt-get could not install ${missing.join(", ")}: ${takeLastLine(error)}`;
	}
	return null;
}

async function findMissing(): Promise<string[]> {
	const format = `\${Package} \${db:Status-Status}\n`;
	// Its exit code is 1 when one of them was never heard of.
	const { stdout } = await run("dpkg-query", ["-W", "-f", format, ...PACKAGES]).catch(
		(error: { code?: unknown; stdout?: string }) => {
			if (error.code !== 1) throw error;
			return { stdout: error.stdout ?? "" };
		},
	);
	const lines = stdout.split("\n");
	return PACKAGES.filter((name) => !lines.includes(`${name} installed`));
}

/** With a policy that lets no package start a service of the machine: the test starts its own. */
async function install(names: readonly string[]): Promise<void> {
	const hasPolicy = existsSync(POLICY);
	if (!hasPolicy) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	const options = {
		timeout: LONGEST,
		maxBuffer: 64 * 1024 * 1024,
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	};
	try {
		await run("apt-get", [...PATIENCE, "update"], options);
		const arguments_ = [...PATIENCE, "install", "-y", "--no-install-recommends"];
		await run("apt-get", [...arguments_, ...names, ...UNWANTED], options);
	} finally {
		if (!hasPolicy) rmSync(POLICY);
	}
}

/**
 * The program's folder of the current WordPress, from Debian sid: its packages are only unpacked, below `folder`,
 * with lists of their own, so that this machine's apt never hears of that release.
 */
export async function unpackCurrent(folder: string): Promise<string> {
	for (const path of ["lists/partial", "cache/archives/partial", "unpacked/usr/share"])
		mkdirSync(join(folder, path), { recursive: true });
	const list = join(folder, "sources.list");
	writeFileSync(list, `deb [signed-by=${ARCHIVE_KEYS}] ${await findMirror()} sid main\n`);
	const settings = {
		"Dir::Etc::sourcelist": list,
		"Dir::Etc::sourceparts": "-",
		"Dir::State::lists": join(folder, "lists"),
		"Dir::Cache": join(folder, "cache"),
		"APT::Sandbox::User": "root",
	};
	const own = Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
	const options = { timeout: LONGEST, cwd: folder };
	await run("apt-get", [...PATIENCE, ...own, "update"], options);
	const names = ["wordpress/sid", "wordpress-theme-twentytwentyfive/sid"];
	await run("apt-get", [...PATIENCE, ...own, "download", ...names], options);
	const unpacked = join(folder, "unpacked");
	for (const file of globSync("*.deb", { cwd: folder }))
		await run("dpkg-deb", ["-x", join(folder, file), unpacked], options);
	// Where links of the package point.
	symlinkSync("/usr/share/php", join(unpacked, "usr/share/php"));
	return join(unpacked, "usr/share/wordpress");
}

/** The one that this machine's own packages come from. */
async function findMirror(): Promise<string> {
	const { stdout } = await run("apt-get", [
		"indextargets",
		"--format",
		"$(SITE)",
		"Created-By: Packages",
	]);
	const mirror = stdout.split("\n").find((site) => site && !site.includes("security"));
	if (!mirror) throw new Error("apt knows no mirror");
	return mirror;
}

/** A program of one of the packages; its folder need not be on the PATH of everybody. */
export function getProgram(name: string): string {
	const found = findProgram([`/usr/sbin/${name}`, `/usr/bin/${name}`, name]);
	if (!found) throw new Error(`${name} is not installed`);
	return found;
}

function takeLastLine(error: unknown): string {
	const text = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
	return text.trim().split("\n").at(-1) ?? "";
}
