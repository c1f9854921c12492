import { onTestFinished } from "vitest";
import { type ProcessOptions, spawnNode } from "./node-process.ts";
import { createProjectFolder, type ProjectFolder } from "./project-folder.ts";

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
export function spawnProcess(options: ProcessOptions) {
	const { child, ...started } = spawnNode(options);
	return {
		...started,
		end: (signal: "SIGTERM" | "SIGINT" | "SIGUSR2" | "SIGKILL") => child.kill(signal),
	};
}

export async function runToEnd(options: ProcessOptions) {
	const { ended, output } = startProcess(options);
	const code = await ended;
	const lines = (text: string) => text.split("\n").filter(Boolean);
	return { code, stdout: lines(output.stdout), stderr: lines(output.stderr) };
}
