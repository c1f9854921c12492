import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../support/free-port.ts";
import { makeEnvironment, makeProjectFolder, ROOT } from "../../support/project-folder.ts";

/** The whole site as `npm start` runs it, to be attacked. */
export type Target = {
	origin: string;
	port: number;
	/** Where its metrics are. */
	metricsPort: number;
	/** Of its memory at the moment, in bytes; null where the system does not tell. */
	readMemory: () => number | null;
	isAlive: () => boolean;
	/** The lines of its log since the last call that tell of faults of ours. */
	takeFaults: () => string[];
	/** Ends it, and gives its exit code. */
	stop: () => Promise<number | null>;
};

const FAULT = /^\{"level":"(?:error|fatal)"/;
const READY = / is at http:\/\/[\w.]+:(\d+)/;

/** Starts it on a free port, in a folder of its own. */
export async function startTarget(settings: Record<string, string> = {}): Promise<Target> {
	const folder = makeProjectFolder();
	const metricsPort = await findFreePort();
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", join(ROOT, "scripts/start.ts")],
		{
			cwd: folder.path,
			env: makeEnvironment({
				PORT: "0",
				METRICS_PORT: String(metricsPort),
				DATA_DIR: folder.dataDir,
				SITE_URL: "https://www.kiteline.example",
				RATE_LIMIT_ENQUIRIES: "100000/1s",
				LOG_LEVEL: "error",
				...settings,
			}),
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	let told = "";
	let faults: string[] = [];
	const closed = once(child, "close");
	child.stderr.setEncoding("utf8").on("data", (text: string) => faults.push(text));
	const port = await new Promise<number>((done, fail) => {
		child.once("close", () =>
			fail(new Error(`The site did not start:\n${told}${faults.join("")}`)),
		);
		let rest = "";
		child.stdout.setEncoding("utf8").on("data", (text: string) => {
			const lines = (rest + text).split("\n");
			rest = lines.pop() ?? "";
			faults.push(...lines.filter((line) => FAULT.test(line)));
			told = (told + text).slice(-2_000);
			const found = READY.exec(told)?.[1];
			if (found) done(Number(found));
		});
	});
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		metricsPort,
		readMemory: () => readMemory(child.pid),
		isAlive: () => child.exitCode === null && child.signalCode === null,
		takeFaults: () => {
			const taken = faults;
			faults = [];
			return taken;
		},
		stop: async () => {
			child.kill("SIGTERM");
			const [code] = await closed;
			folder.remove();
			return code;
		},
	};
}

function readMemory(pid: number | undefined): number | null {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
	} catch {
		return null;
	}
}
