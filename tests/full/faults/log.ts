import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../support/free-port.ts";
import { makeEnvironment, makeProjectFolder, ROOT } from "../../support/project-folder.ts";
import type { Fault } from "./fault.ts";
import { waitUntil } from "./trial.ts";

/** Their lines are more than a pipe or a socket takes. */
const REQUESTS = 3_000;
const AT_ONCE = 50;
/** The site's own patience with what runs, and some more. */
const LONGEST_END_S = 15;

type Reader = "is gone" | "does not read" | "is a full disk";

const DID: Record<Reader, string> = {
	"is gone": "whoever reads the log ends, and later the site is asked to stop",
	"does not read": `nobody reads the log during ${REQUESTS} requests, and later the site is asked to stop`,
	"is a full disk":
		"the log is a file on a full disk (/dev/full), and later the site is asked to stop",
};

const logReader = (reader: Reader, isSample: boolean): Fault => ({
	name: `the log's reader ${reader}`,
	isSample,
	run: async () => {
		const folder = makeProjectFolder();
		const port = await findFreePort();
		const stdout = reader === "is a full disk" ? openSync("/dev/full", "w") : "pipe";
		const child = spawn(
			process.execPath,
			["--disable-warning=ExperimentalWarning", join(ROOT, "scripts/start.ts")],
			{
				cwd: folder.path,
				env: makeEnvironment({ DATA_DIR: folder.dataDir, PORT: String(port) }),
				stdio: ["ignore", stdout, "ignore"],
			},
		);
		const ended = once(child, "close");
		const ask = (path: string) =>
			fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(20_000) }).then(
				async (response) => {
					await response.arrayBuffer();
					return response.status;
				},
				() => 0,
			);
		const broken: string[] = [];
		try {
			if (!(await waitUntil(async () => (await ask("/readyz")) === 200, 30)))
				return { did: DID[reader], acknowledged: 0, broken: ["it does not start"] };
			if (reader === "is gone") child.stdout?.destroy();
			let missed = 0;
			for (let at = 0; at < REQUESTS; at += AT_ONCE) {
				const statuses = await Promise.all(
					Array.from({ length: AT_ONCE }, (_, part) => ask(part % 2 ? "/" : "/about")),
				);
				missed += statuses.filter((status) => status !== 200).length;
			}
			if (missed > 0) broken.push(`${missed} of ${REQUESTS} pages were not served`);
			child.kill("SIGTERM");
			const isOver = await Promise.race([
				ended.then(() => true),
				waitUntil(() => child.exitCode !== null || child.signalCode !== null, LONGEST_END_S),
			]);
			if (!isOver) broken.push("it does not end");
			else if (child.exitCode !== 0) broken.push(`it ends with ${child.exitCode}`);
		} finally {
			child.stdout?.destroy();
			child.kill("SIGKILL");
			await ended;
			folder.remove();
		}
		return { did: DID[reader], acknowledged: 0, broken };
	},
});

export const logReaderGone = logReader("is gone", false);
export const logReaderSilent = logReader("does not read", true);
export const logDiskFull = logReader("is a full disk", false);
