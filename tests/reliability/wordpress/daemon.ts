import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type NetConnectOpts } from "node:net";
import { promisify } from "node:util";
import { vi } from "vitest";
import { findProgram } from "../../support/programs.ts";

const NOBODY = 65_534;
/** Root hands its rights over to Debian's `nobody`; everybody else keeps their own. */
export const IDENTITY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export const run = promisify(execFile);

/** A program of one of the packages; its folder need not be on the PATH of everybody. */
export const findInstalled = (name: string): string | null =>
	findProgram([`/usr/sbin/${name}`, `/usr/bin/${name}`, name]);

export const getProgram = (name: string): string => findInstalled(name) ?? name;

/**
 * A program in the foreground that answers on a socket. It gets SIGTERM when the process that started it dies, so
 * that a test that is killed leaves nothing behind.
 */
export function defineDaemon(program: string, args: readonly string[], socket: NetConnectOpts) {
	let running: ReturnType<typeof run> | undefined;
	return {
		/** Also when it runs already. Resolves when it takes connections. */
		start: async () => {
			if (running) return;
			const words = ["--pdeathsig", "TERM", getProgram(program), ...args];
			running = run(getProgram("setpriv"), words, IDENTITY);
			const isReady = vi.waitFor(() => connectTo(socket), { timeout: 30_000 });
			// When it cannot start, its end tells why.
			await Promise.race([running, isReady]);
		},
		/** Also when it has ended. */
		end: async () => {
			running?.child.kill("SIGTERM");
			await running?.catch(() => {});
			running = undefined;
		},
		/** Stops or continues its worker processes, where they stand. */
		signalWorkers: (signal: "SIGSTOP" | "SIGCONT") => {
			const pid = running?.child.pid;
			if (!pid) return;
			const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
			for (const worker of workers.split(" ").filter(Boolean)) process.kill(Number(worker), signal);
		},
	};
}

async function connectTo(socket: NetConnectOpts): Promise<void> {
	const connection = connect(socket);
	await once(connection, "connect").finally(() => connection.destroy());
}
