/**
 * Reads websites in a process of its own: what strangers' servers send may take too much memory or time, and ends no more than
 * this process then.
 */
import type { CheckAnswer, CheckRequest } from "./check-in-process.ts";
import { checkWebsite } from "./check-website.ts";

process.on("message", async ({ address, ...options }: CheckRequest) => {
	const send = (answer: CheckAnswer) => process.send?.(answer);
	const report = await checkWebsite(address, { ...options, onStep: (step) => send({ step }) });
	send({ report });
});

// Who has asked is gone, and with it whoever would get the report.
process.on("disconnect", () => process.exit());
