import { spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
	buildEnvironment,
	createProjectFolder,
	type ProjectFolder,
	ROOT,
	START,
} from "./project-folder.ts";

const NO_WARNINGS = "--disable-warning=ExperimentalWarning";

type ProcessOptions = {
	/** The folder of content, data and `.env`. */
	cwd: string;
	settings?: Record<string, string>;
	/** Node's arguments; by default those of `npm start`. */
	args?: readonly string[];
};

/** Removed with the test. */
export function openFolder(options?: { ownContent: boolean }): ProjectFolder {
	const folder = createProjectFolder(options);
	onTestFinished(folder.remove);
	return folder;
}

/** Killed with the test when it still runs. */
export function startProcess(options: ProcessOptions) {
	const started = spawnProcess(options);
	onTestFinished(() => void started.end("SIGKILL"));
	return started;
}

/** Runs until the caller ends it. */
export function spawnProcess({ cwd, settings = {}, args = START }: ProcessOptions) {
	const env = buildEnvironment({ PORT: "0", ...settings });
	const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
	const output = { stdout: "", stderr: "" };
	for (const name of ["stdout", "stderr"] as const)
		child[name].setEncoding("utf8").on("data", (text: string) => {
			output[name] += text;
		});
	const { promise: ended, resolve } = Promise.withResolvers<number | null>();
	child.on("close", resolve);
	return {
		output,
		/** The exit code, once all output is read. */
		ended,
		end: (signal: "SIGTERM" | "SIGINT" | "SIGUSR2" | "SIGKILL") => child.kill(signal),
		/** From its output; throws when it exits before it listens. */
		origin: async () => {
			const written = () => /http:\/\/[\w.]+:\d+/.exec(output.stdout)?.[0];
			const gaveUp = ended.then(() => "ended");
			while (!written()) {
				const next = new Promise((done) => child.stdout.once("data", done));
				if ((await Promise.race([next, gaveUp])) === "ended" && !written())
					throw new Error(`It ended: ${output.stderr}`);
			}
			return written()?.replace("localhost", "127.0.0.1") ?? "";
		},
	};
}

export async function runToEnd(options: ProcessOptions) {
	const { ended, output } = startProcess(options);
	const code = await ended;
	const lines = (text: string) => text.split("\n").filter(Boolean);
	return { code, stdout: lines(output.stdout), stderr: lines(output.stderr) };
}

/** Runs `npm run enquiries -- …` in that folder, with its output in a pipe. */
export async function runEnquiries(args: readonly string[], options: Omit<ProcessOptions, "args">) {
	const program = join(ROOT, "cli/enquiries.ts");
	const { ended, output } = startProcess({ ...options, args: [NO_WARNINGS, program, ...args] });
	return { code: await ended, ...output };
}
