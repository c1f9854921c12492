import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findFreePort } from "../../support/free-port.ts";
import { makeEnvironment, ROOT } from "../../support/project-folder.ts";

/** A site's process on a port of its own, that can be ended and started again. */
export type NodeProcess = {
	origin: string;
	port: number;
	pid: () => number | undefined;
	end: (signal: "SIGKILL" | "SIGTERM") => Promise<void>;
	/** How it ended, once it has. */
	ended: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
	/** After its end. */
	startAgain: () => Promise<void>;
	/** Exit codes of the ends by SIGTERM. */
	exitCodes: (number | null)[];
};

export async function startNode(
	cwd: string,
	settings: Record<string, string>,
): Promise<NodeProcess> {
	const port = await findFreePort();
	const exitCodes: (number | null)[] = [];
	const launch = () =>
		spawn(
			process.execPath,
			["--disable-warning=ExperimentalWarning", join(ROOT, "scripts/start.ts")],
			{
				cwd,
				env: makeEnvironment({ ...settings, PORT: String(port) }),
				stdio: ["ignore", "pipe", "pipe"],
			},
		);
	const end = async (child: ChildProcess, signal: "SIGKILL" | "SIGTERM") => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, "close");
		child.kill(signal);
		const [code] = await ended;
		if (signal === "SIGTERM") exitCodes.push(code);
	};
	let child = launch();
	let ended = follow(child);
	await untilListening(child);
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		pid: () => child.pid,
		exitCodes,
		end: (signal) => end(child, signal),
		ended: () => ended,
		startAgain: async () => {
			child = launch();
			ended = follow(child);
			await untilListening(child);
		},
	};
}

async function follow(child: ChildProcess) {
	await once(child, "close");
	return { code: child.exitCode, signal: child.signalCode };
}

async function untilListening(child: ChildProcess): Promise<void> {
	let told = "";
	child.stderr?.setEncoding("utf8").on("data", (part: string) => {
		told = (told + part).slice(-5_000);
	});
	await new Promise<void>((done, fail) => {
		child.stdout?.setEncoding("utf8").on("data", (part: string) => {
			if (part.includes(" is at http://")) done();
		});
		child.once("exit", (code) => fail(new Error(`The site ended with ${code}:\n${told}`)));
	});
}
