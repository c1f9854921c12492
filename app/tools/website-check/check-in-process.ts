import type { CheckReport, Step } from "./check-report.ts";

/** Reads a website in a process of its own, and tells of each step. */
export async function checkInProcess(
	_address: string,
	_onStep: (step: Step) => void,
): Promise<CheckReport> {
	throw new Error("not built yet");
}
