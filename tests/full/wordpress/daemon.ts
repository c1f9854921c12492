import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { getProgram } from "./releases.ts";

/** Root hands its rights over to Debian's `nobody`; everybody else keeps their own. */
const NOBODY = 65_534;
export const IDENTITY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const PATIENCE = 30_000;
const GRACE = 10_000;

/** A program that answers on a socket and can be ended and started again. */
export type Daemon = {
	/** Also when it runs already. Resolves when it takes connections. */
	start: () => Promise<void>;
	/** Also when it has ended. By its own process id, and by force after ten seconds. */
	end: () => Promise<void>;
	/** Stops or continues its worker processes, where they stand. */
	signalWorkers: (signal: "SIGSTOP" | "SIGCONT") => void;
};

/**
 * Defines a program in the foreground. It gets SIGTERM when the process that started it dies, so that a test
 * that is killed leaves nothing behind.
 */
export function defineDaemon(
	program: string,
	args: readonly string[],
	socket: { port: number } | { path: string },
): Daemon {
	let child: ChildProcess | undefined;
	let told = "";
	const isRunning = () =>
		child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

	async function start(): Promise<void> {
		if (isRunning()) return;
		told = "";
		child = spawn(getProgram("setpriv"), ["--pdeathsig", "TERM", program, ...args], {
			...IDENTITY,
			stdio: ["ignore", "ignore", "pipe"],
		});
		child.stderr?.setEncoding("utf8").on("data", (part: string) => {
			told = (told + part).slice(-5_000);
		});
		child.on("error", (error) => {
			told += String(error);
		});
		const deadline = Date.now() + PATIENCE;
		while (!(await canConnect(socket))) {
			if (!isRunning() || Date.now() > deadline)
				throw new Error(`${program} did not start:\n${told}`);
			await setTimeout(50);
		}
	}

	return {
		start,
		end: async () => {
			if (!child || !isRunning()) return;
			const ended = once(child, "exit");
			child.kill("SIGTERM");
			const isLate = await Promise.race([ended, setTimeout(GRACE, "late", { ref: false })]);
			if (isLate !== "late") return;
			child.kill("SIGKILL");
			await ended;
		},
		signalWorkers: (signal) => {
			if (!isRunning()) return;
			const list = readFileSync(`/proc/${child?.pid}/task/${child?.pid}/children`, "utf8");
			for (const pid of list.split(" ").filter(Boolean)) process.kill(Number(pid), signal);
		},
	};
}

function canConnect(socket: { port: number } | { path: string }): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const connection = connect("port" in socket ? { ...socket, host: "127.0.0.1" } : socket);
	connection.once("connect", () => resolve(true));
	connection.once("error", () => resolve(false));
	return promise.finally(() => connection.destroy());
}
