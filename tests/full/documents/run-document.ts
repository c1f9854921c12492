import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findFreePort } from "../../support/free-port.ts";
import { makeEnvironment, ROOT } from "../../support/project-folder.ts";
import type { Block } from "./read-blocks.ts";

const COMMAND_MS = 120_000;
const SERVING = /(^|&& )npm start$/;

export type Ran = { command: string; line: number; code: number | null; told: string };

/** A copy of the project as it would be checked out, without what it was told to ignore. */
export function copyProject() {
	const folder = mkdtempSync(join(tmpdir(), "document-"));
	const { status, stdout, stderr } = spawnSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ cwd: ROOT, encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`The project's files cannot be listed: ${stderr}`);
	const site = join(folder, "site");
	for (const name of stdout.split("\0").filter(Boolean))
		cpSync(join(ROOT, name), join(site, name), { preserveTimestamps: true });
	for (const name of ["backups", "data"]) mkdirSync(join(folder, name));
	return { folder, site, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Runs the blocks one after the other as a person would at one terminal, line by line where a line is a whole command. A
 * site that is started goes on until a block wants it ended, or the last one is done.
 */
export async function runBlocks(
	{ folder, site }: { folder: string; site: string },
	blocks: readonly Block[],
	isRunElsewhere: (command: string) => boolean,
): Promise<Ran[]> {
	const settings = {
		PORT: String(await findFreePort()),
		DATA_DIR: join(folder, "data"),
		BACKUPS: join(folder, "backups"),
	};
	const env = {
		...process.env,
		...makeEnvironment(settings),
		NODE_ENV: "",
		PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
	};
	const ran: Ran[] = [];
	let end = async () => {};
	for (const block of blocks) {
		if (block.kind === "stopped") {
			await end();
			end = async () => {};
		}
		for (const command of block.kind === "stopped" ? [block.text] : toCommands(block.text)) {
			if (isRunElsewhere(command)) continue;
			const here = { command, line: block.line };
			if (SERVING.test(command)) {
				await end();
				const served = await serve(command, site, env);
				end = served.end;
				ran.push({ ...here, code: served.isReady ? 0 : 1, told: served.told() });
				continue;
			}
			const { status, stdout, stderr } = spawnSync("sh", ["-ec", command], {
				cwd: site,
				env,
				encoding: "utf8",
				timeout: COMMAND_MS,
			});
			ran.push({ ...here, code: status, told: stdout + stderr });
		}
	}
	await end();
	return ran;
}

/** The lines of a block, without the remarks behind them. */
export function toCommands(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.replace(/ +# .*$/, "").trim())
		.filter((line) => line && !line.startsWith("#"));
}

/** Starts a command that serves, in a group of its own: npm hands no signal on. */
async function serve(command: string, cwd: string, env: NodeJS.ProcessEnv) {
	const child = spawn("sh", ["-ec", command], {
		cwd,
		env,
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let told = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (part: string) => {
			told += part;
		});
	const ended = once(child, "close");
	const address = `http://127.0.0.1:${env.PORT}/readyz`;
	const answers = () =>
		fetch(address).then(
			({ ok }) => ok,
			() => false,
		);
	let isReady = false;
	while (!isReady && child.exitCode === null) {
		await new Promise((done) => setTimeout(done, 200));
		isReady = await answers();
	}
	return {
		isReady,
		told: () => told,
		end: async () => {
			if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
			await ended;
		},
	};
}
