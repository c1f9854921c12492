import { spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
	makeEnvironment,
	makeProjectFolder,
	type ProjectFolder,
	ROOT,
	START,
} from "./project-folder.ts";

const QUIET = "--disable-warning=ExperimentalWarning";

type How = {
	/** The project's folder, where content, data and `.env` lie. */
	cwd: string;
	settings?: Record<string, string>;
	/** Node's arguments; by default those of `npm start`. */
	args?: readonly string[];
};

/** A project's folder that is removed with the test. */
export function openFolder(options?: { ownContent: boolean }): ProjectFolder {
	const folder = makeProjectFolder(options);
	onTestFinished(folder.remove);
	return folder;
}

/** A process that a test starts; it is ended with the test when it still runs. */
export function startProcess({ cwd, settings = {}, args = START }: How) {
	const env = makeEnvironment({ PORT: "0", ...settings });
	const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
	const output = { stdout: "", stderr: "" };
	for (const name of ["stdout", "stderr"] as const)
		child[name].setEncoding("utf8").on("data", (text: string) => {
			output[name] += text;
		});
	const { promise: ended, resolve } = Promise.withResolvers<number | null>();
	child.on("close", resolve);
	onTestFinished(() => void child.kill("SIGKILL"));
	return {
		output,
		/** The exit code, once all output is read. */
		ended,
		end: (signal: "SIGTERM" | "SIGINT" | "SIGUSR2") => child.kill(signal),
		/** Where it listens, from its own words; throws when it ends before it says so. */
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

/** Starts and waits for the end: exit code and what was written, line by line. */
export async function runToEnd(how: How) {
	const { ended, output } = startProcess(how);
	const code = await ended;
	const lines = (text: string) => text.split("\n").filter(Boolean);
	return { code, stdout: lines(output.stdout), stderr: lines(output.stderr) };
}

/** Runs `npm run enquiries -- …` as the staff would in that folder, with its output in a pipe. */
export async function runEnquiries(args: readonly string[], how: Omit<How, "args">) {
	const program = join(ROOT, "cli/enquiries.ts");
	const { ended, output } = startProcess({ ...how, args: [QUIET, program, ...args] });
	return { code: await ended, ...output };
}
