import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The id of Debian's `nobody`, which owns nothing: root runs programs as this user, everybody else as their own. */
const NOBODY = 65_534;
export const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Finds the first of these programs that exists; names are looked up on the PATH. */
export function findProgram(candidates: readonly (string | undefined)[]): string | null {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const paths = candidates.flatMap((candidate) => {
		if (!candidate) return [];
		return candidate.includes("/") ? [candidate] : folders.map((folder) => join(folder, candidate));
	});
	return paths.find((path) => existsSync(path)) ?? null;
}

/** Starts a server program and waits until it responds. Returns a function that stops it. */
export async function launchProgram(
	command: readonly [program: string, ...args: string[]],
	isReady: () => Promise<boolean>,
	options: SpawnOptions = {},
) {
	const [program, ...args] = command;
	const child = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
	let errors = "";
	child.stderr?.setEncoding("utf8").on("data", (part: string) => {
		errors = (errors + part).slice(-20_000);
	});
	const ended = once(child, "close");
	while (!(await isReady().catch(() => false))) {
		if (child.exitCode !== null) throw new Error(`${program} did not start:\n${errors}`);
		await wait(50);
	}
	return async (signal: NodeJS.Signals): Promise<void> => {
		child.kill(signal);
		await ended;
	};
}
