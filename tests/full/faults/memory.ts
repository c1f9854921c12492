import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { readFormKey } from "../../support/enquiries.ts";
import { sendEnquiries } from "../crash/visitors.ts";
import type { Fault } from "./fault.ts";
import { openTrial, type Trial } from "./trial.ts";

const HEAP_MB = 96;
const RATE = 15;
const PAUSE_MS = 1_500;
const EATER = pathToFileURL(join(import.meta.dirname, "eat-memory.mjs")).href;

/** Visitors send while it is ended again and again, and whoever watches it starts it anew. */
async function endUnderLoad(
	trial: Trial,
	times: number,
	end: () => void,
	isAsExpected: (how: Awaited<ReturnType<Trial["node"]["ended"]>>) => boolean,
): Promise<void> {
	const seconds = Math.ceil((times * (PAUSE_MS + 3_000)) / 1_000);
	const formKey = readFormKey(trial);
	const sending = sendEnquiries({ origin: trial.node.origin, rate: RATE, seconds, formKey });
	for (let at = 0; at < times; at++) {
		await wait(PAUSE_MS);
		end();
		const how = await trial.node.ended();
		trial.check(isAsExpected(how), `it ended with ${how.code ?? how.signal}`);
		if (!(await trial.startAgain("by its supervisor"))) return;
	}
	const sent = await sending;
	trial.addAcknowledged(
		sent.filter(({ isAcknowledged }) => isAcknowledged).map(({ submissionId }) => submissionId),
	);
	await trial.expectPages("after it");
	await trial.expectReady(true, "after it");
	await trial.expectTaken("after it");
}

const signalNode = (trial: Trial, signal: NodeJS.Signals) => {
	const pid = trial.node.pid();
	if (pid) process.kill(pid, signal);
};

export const heapFull: Fault = {
	name: "out of memory, the heap",
	isSample: true,
	run: async ({ tries }) => {
		const trial = await openTrial({
			NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --import ${EATER}`,
		});
		const times = Math.min(tries, 4);
		await endUnderLoad(
			trial,
			times,
			() => signalNode(trial, "SIGUSR2"),
			({ code, signal }) => code !== 0 && signal !== "SIGKILL",
		);
		return trial.finish(
			`${times} times its heap of ${HEAP_MB} MB is full while visitors send; its supervisor starts it anew`,
		);
	},
};

export const killedBySystem: Fault = {
	name: "out of memory, the system",
	isSample: false,
	run: async ({ tries }) => {
		const trial = await openTrial();
		await endUnderLoad(
			trial,
			tries,
			() => signalNode(trial, "SIGKILL"),
			({ signal }) => signal === "SIGKILL",
		);
		return trial.finish(
			`${tries} times SIGKILL, as the kernel sends it, while visitors send; its supervisor starts it anew`,
		);
	},
};
