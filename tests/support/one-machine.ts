import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findProgram } from "./programs.ts";
import { buildEnvironment, ROOT } from "./project-folder.ts";

const PROGRAMS = join(import.meta.dirname, "fixtures/machine");
/** The folders of the machine that the guide writes to; the test's own layer lies over each. */
const WRITTEN = ["etc", "var", "srv", "usr/local", "root", "run"];

/** Returns whether this machine can stand in for a bare one: Debian's programs, and root, who may mount layers. */
export function isMachine(): boolean {
	const needed = [
		"unshare",
		"setpriv",
		"openssl",
		"useradd",
		"ip",
		"curl",
		"/usr/sbin/nginx",
		"pgrep",
	];
	if (process.getuid?.() !== 0 || !needed.every((name) => findProgram([name]))) return false;
	return runIn("/tmp", "true").status === 0;
}

/** Creates the two repositories that the guide clones: the product in two versions, and an agency's content. */
export function createRepositories(folder: string, content: string) {
	const git = (cwd: string, ...args: string[]) =>
		execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd });
	const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
	const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\0");
	const product = join(folder, "product");
	for (const file of files.filter(Boolean)) cpSync(join(ROOT, file), join(product, file));
	const own = join(folder, "content");
	cpSync(content, own, { recursive: true });
	for (const repository of [product, own]) {
		git(repository, "init", "--quiet", "--initial-branch=main");
		git(repository, "add", "--all");
		git(repository, "commit", "--quiet", "--message=First");
	}
	for (const version of ["v0.2.0", "v0.3.0"]) {
		git(product, "commit", "--quiet", "--allow-empty", `--message=${version}`);
		git(product, "tag", version);
	}
	return { product, content: own };
}

/** Returns a script that runs another one on a machine of its own: its network, its processes, and layers over folders. */
function wrap(layers: string, script: string): string {
	const mounts = WRITTEN.map((name) => {
		const place = `${layers}/${name}`;
		return `mkdir -p ${place}/upper ${place}/work
mount -t overlay overlay -o lowerdir=/${name},upperdir=${place}/upper,workdir=${place}/work /${name}`;
	});
	return `set -e
ip link set lo up
mount -t tmpfs tmpfs ${layers}
${mounts.join("\n")}
${script}`;
}

function runIn(folder: string, script: string) {
	const layers = join(folder, "layers");
	mkdirSync(layers, { recursive: true });
	return spawnSync("unshare", toArguments(wrap(layers, script)), { encoding: "utf8" });
}

function toArguments(script: string): string[] {
	const spaces = ["--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
	return [...spaces, "sh", "-c", script];
}

/** Runs a script as root on a machine of its own, where programs stand in for systemd and the network. */
export async function runOnMachine(folder: string, script: string) {
	const layers = join(folder, "layers");
	mkdirSync(layers, { recursive: true });
	const path = join(folder, "guide.sh");
	writeFileSync(path, script);
	const env = {
		...buildEnvironment({}),
		NODE_ENV: "",
		HOME: "/root",
		TESTED_PACKAGES: join(ROOT, "node_modules"),
		PATH: `${PROGRAMS}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
	};
	const child = spawn("unshare", toArguments(wrap(layers, `sh -e ${path}`)), {
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const [stdout, stderr, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, "close"),
	]);
	return { code, stdout, stderr };
}
