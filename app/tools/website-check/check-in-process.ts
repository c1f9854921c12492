import { fork } from "node:child_process";
import { join } from "node:path";
import { getNow } from "#app/platform/clock.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { getProjectFolder } from "#app/platform/project-folder.server.ts";
import type { CheckReport, Step } from "./check-report.ts";
import { CHECK_AGENT, WEBSITE_CHECK_PATH } from "./website-check-path.ts";

export type CheckRequest = {
	address: string;
	userAgent: string;
	ownHosts: readonly string[];
	now: number;
};
export type CheckAnswer = { step: Step } | { report: CheckReport };

const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 192;

/**
 * Checks a website in another process. Resolves to the problem `slow` when that takes too long, and to `large` when it takes too
 * much memory. Rejects where no process can be started, and once it is stopped.
 */
export async function checkInProcess(
	address: string,
	onStep: (step: Step) => void,
	stop: AbortSignal,
	ownHosts: readonly string[] = getEnv().WEBSITE_CHECK_HOSTS,
): Promise<CheckReport> {
	const { SITE_URL } = getEnv();
	const child = fork(join(getProjectFolder(), "app/tools/website-check/check-process.ts"), {
		execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, "--disable-warning=ExperimentalWarning"],
		// The process needs none of the site's secrets; its output would be a dump of its memory.
		env: pickCertificates(process.env),
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		timeout: TIMEOUT_MS,
		killSignal: "SIGKILL",
	});
	const { promise, resolve, reject } = Promise.withResolvers<CheckReport>();
	child.on("message", (answer: CheckAnswer) => {
		if ("step" in answer) onStep(answer.step);
		else resolve(answer.report);
	});
	child.on("error", reject);
	child.on("close", (code, signal) => {
		if (stop.aborted) reject(stop.reason);
		else if (signal === "SIGKILL") resolve({ problem: "slow", status: 0 });
		else if (signal === "SIGABRT") resolve({ problem: "large", status: 0 });
		else reject(new Error(`The process of a check ended with ${signal ?? code}.`));
	});
	const end = () => void child.kill("SIGKILL");
	stop.addEventListener("abort", end);
	const request: CheckRequest = {
		address,
		userAgent: `Mozilla/5.0 (compatible; ${CHECK_AGENT}/1.0; +${SITE_URL}${WEBSITE_CHECK_PATH}#robot)`,
		ownHosts,
		now: getNow(),
	};
	try {
		child.send(request);
		return await promise;
	} finally {
		stop.removeEventListener("abort", end);
		child.kill("SIGKILL");
	}
}

/** Returns the variables by which Node finds further certificates to trust. */
function pickCertificates({ NODE_EXTRA_CA_CERTS }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {};
}
