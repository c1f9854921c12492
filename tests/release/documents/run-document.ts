import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "../../support/listen.ts";
import { buildEnvironment, ROOT } from "../../support/project-folder.ts";
import { readBlocks } from "./read-blocks.ts";

const COMMAND_MS = 120_000;
const SERVING = /(^|&& )npm start$/;

/** A copy of the project as it would be checked out, without what it was told to ignore. */
export function copyProject() {
	const folder = mkdtempSync(join(tmpdir(), "document-"));
	const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
	const names = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" });
	const site = join(folder, "site");
	// Deleted ones are listed until that is committed.
	for (const name of names.split("\0").filter((each) => each && existsSync(join(ROOT, each))))
		cpSync(join(ROOT, name), join(site, name), { preserveTimestamps: true });
	for (const name of ["backups", "data"]) mkdirSync(join(folder, name));
	return { folder, site, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type Copy = ReturnType<typeof copyProject>;

/**
 * Runs a document's commands one after the other as a person would at one terminal. A site that is started goes on
 * until a block wants it ended, or the last one is done.
 */
export async function runDocument(
	{ folder, site }: Copy,
	document: string,
	isRunElsewhere: (command: string) => boolean,
) {
	const settings = {
		PORT: String(await findFreePort()),
		DATA_DIR: join(folder, "data"),
		BACKUPS: join(folder, "backups"),
	};
	const env = {
		...process.env,
		...buildEnvironment(settings),
		NODE_ENV: "",
		PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
	};
	const ran: { command: string; code: number | null; what: string }[] = [];
	let end = async () => {};
	for (const { mark, line, text } of readBlocks(document)) {
		if (mark === "stopped") await end();
		for (const command of listCommands(mark, text)) {
			if (isRunElsewhere(command)) continue;
			const where = `${document}:${line}: ${command}`;
			if (SERVING.test(command)) {
				await end();
				const served = await serve(command, site, env);
				end = served.end;
				ran.push({ command, code: served.code, what: `${where}\n${served.told}` });
				continue;
			}
			const how = { cwd: site, env, encoding: "utf8", timeout: COMMAND_MS } as const;
			const { status, stdout, stderr } = spawnSync("sh", ["-ec", command], how);
			ran.push({ command, code: status, what: `${where}\n${stdout}${stderr}` });
		}
	}
	await end();
	return ran;
}

/** A whole block where the site is stopped, else its lines without the remarks behind them. */
function listCommands(mark: string, text: string): string[] {
	if (mark === "machine") return [];
	if (mark === "stopped") return [text];
	const lines = text.split("\n").map((line) => line.replace(/(^| +)# .*$/, "").trim());
	return lines.filter(Boolean);
}

/** Starts a command that serves, in a group of its own: npm hands no signal on. */
async function serve(command: string, cwd: string, env: NodeJS.ProcessEnv) {
	const child = spawn("sh", ["-ec", `exec 2>&1; ${command}`], {
		cwd,
		env,
		detached: true,
		stdio: ["ignore", "pipe", "ignore"],
	});
	let told = "";
	child.stdout.setEncoding("utf8").on("data", (part: string) => {
		told += part;
	});
	const ended = once(child, "close");
	const isReady = () =>
		fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
	while (child.exitCode === null && !(await isReady())) await setTimeout(200);
	return {
		code: child.exitCode === null ? 0 : 1,
		told,
		end: async () => {
			const hasEnded = child.exitCode !== null || child.signalCode !== null;
			if (child.pid && !hasEnded) process.kill(-child.pid, "SIGTERM");
			await ended;
		},
	};
}
