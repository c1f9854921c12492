import { onTestFinished } from "vitest";
import { type ProcessOptions, spawnNode } from "./node-process.ts";
import { createProjectFolder, type ProjectFolder } from "./project-folder.ts";

/** Opens a folder, which is removed with the test. */
export function openFolder(options?: { ownContent: boolean }): ProjectFolder {
	const folder = createProjectFolder(options);
	onTestFinished(folder.remove);
	return folder;
}

/** Starts a process, which is killed with the test when it is still running. */
export function startProcess(options: ProcessOptions) {
	const started = spawnProcess(options);
	onTestFinished(() => void started.end("SIGKILL"));
	return started;
}

/** Starts a process, which the caller ends. */
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
