import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildEnvironment, START } from "./project-folder.ts";

/** Node's arguments for a site at the tests' clock. */
export const START_AT_TEST_CLOCK = [
	"--disable-warning=ExperimentalWarning",
	join(import.meta.dirname, "fixtures/start-at-test-clock.ts"),
];

export type ProcessOptions = {
	/** The folder of content, data and `.env`. */
	cwd: string;
	settings?: Record<string, string>;
	/** Node's arguments; by default those of `npm start`. */
	args?: readonly string[];
};

export function spawnNode({ cwd, settings = {}, args = START }: ProcessOptions) {
	const child: ChildProcess = spawn(process.execPath, args, {
		cwd,
		env: buildEnvironment({ PORT: "0", ...settings }),
		stdio: ["ignore", "pipe", "pipe", args === START_AT_TEST_CLOCK ? "ipc" : "ignore"],
	});
	const output = { stdout: "", stderr: "" };
	for (const name of ["stdout", "stderr"] as const)
		child[name]?.setEncoding("utf8").on("data", (text: string) => {
			output[name] += text;
		});
	const { promise: ended, resolve } = Promise.withResolvers<number | NodeJS.Signals | null>();
	child.on("close", (code, signal) => resolve(code ?? signal));
	return {
		child,
		output,
		/** Resolves to the exit code, or to the signal that ended it, once all output is read. */
		ended,
		/** Reads the origin from its output. Throws when the process exits before it listens. */
		origin: async () => {
			const written = () => /(?<= is at )http:\/\/[\w.]+:\d+/.exec(output.stdout)?.[0];
			const gaveUp = ended.then(() => "ended");
			while (!written()) {
				const next = new Promise((done) => child.stdout?.once("data", done));
				if ((await Promise.race([next, gaveUp])) === "ended" && !written())
					throw new Error(`It ended: ${output.stderr}`);
			}
			return written()?.replace("localhost", "127.0.0.1") ?? "";
		},
	};
}

export type NodeProcess = Awaited<ReturnType<typeof startNode>>;

/** Starts a site's process that can be ended and started again on the same port. */
export async function startNode(
	cwd: string,
	settings: Record<string, string>,
	args?: readonly string[],
) {
	let node = spawnNode({ cwd, settings, args });
	const origin = await node.origin();
	const { port } = new URL(origin);
	const exitCodes: unknown[] = [];
	return {
		origin,
		port: Number(port),
		pid: () => node.child.pid,
		/** Returns what the process has written since its last start. */
		output: () => node.output,
		/** The exit codes of the ends by SIGTERM. */
		exitCodes,
		/** Resolves to its exit code, or to the signal that ended it. */
		ended: () => node.ended,
		end: async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
			if (node.child.exitCode !== null || node.child.signalCode !== null) return;
			node.child.kill(signal);
			const code = await node.ended;
			if (signal === "SIGTERM") exitCodes.push(code);
		},
		/** Starts the process again after its end. */
		startAgain: async (): Promise<void> => {
			node = spawnNode({ cwd, settings: { ...settings, PORT: port }, args });
			await node.origin();
		},
		/** Sets how far the clock of a site of START_AT_TEST_CLOCK is ahead. */
		moveClock: async (ms: number): Promise<void> => {
			const isSet = once(node.child, "message");
			node.child.send(ms);
			await isSet;
		},
	};
}
