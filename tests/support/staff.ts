import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { makeEnvironment, ROOT } from "./project-folder.ts";

/** Runs `npm run enquiries -- …` as the staff would in that folder, with its output in a pipe. */
export async function runEnquiries(
	args: readonly string[],
	{ cwd, settings }: { cwd: string; settings: Record<string, string> },
): Promise<{ code: number; stdout: string; stderr: string }> {
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", join(ROOT, "cli/enquiries.ts"), ...args],
		{ cwd, env: makeEnvironment(settings), stdio: ["ignore", "pipe", "pipe"] },
	);
	const closed = once(child, "close");
	const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
	const [code] = await closed;
	return { code, stdout, stderr };
}
