import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../../support/listen.ts";
import { buildEnvironment, START } from "../../support/project-folder.ts";

export type NodeProcess = Awaited<ReturnType<typeof startNode>>;

type Ending = number | NodeJS.Signals;

/** A site's process on a port of its own, that can be ended and started again. `onOutput` is given all that it writes. */
export async function startNode(
	cwd: string,
	settings: Record<string, string>,
	onOutput: (text: string) => void = () => {},
) {
	const port = await findFreePort();
	const env = buildEnvironment({ ...settings, PORT: String(port) });
	const exitCodes: Ending[] = [];
	let child: ChildProcess;
	let ended: Promise<Ending>;
	const start = async () => {
		child = spawn(process.execPath, START, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
		ended = once(child, "close").then(([code, signal]) => code ?? signal);
		await untilListening(child, onOutput);
	};
	await start();
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		pid: () => child.pid,
		/** Exit codes of the ends by SIGTERM. */
		exitCodes,
		end: async (signal: "SIGKILL" | "SIGTERM") => {
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill(signal);
			const code = await ended;
			if (signal === "SIGTERM") exitCodes.push(code);
		},
		/** Its exit code, or the signal that ended it. */
		ended: () => ended,
		/** After its end. */
		startAgain: start,
	};
}

async function untilListening(child: ChildProcess, onOutput: (text: string) => void) {
	let errors = "";
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		errors = (errors + text).slice(-5_000);
		onOutput(text);
	});
	await new Promise<void>((done, fail) => {
		child.stdout?.setEncoding("utf8").on("data", (text: string) => {
			onOutput(text);
			if (text.includes(" is at http://")) done();
		});
		child.once("exit", (code) => fail(new Error(`The site ended with ${code}:\n${errors}`)));
	});
}
