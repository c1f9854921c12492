import type { Kept } from "./compare-with-store.ts";
import type { DirectReport } from "./direct-run.ts";
import type { ProxiedReport } from "./proxied-run.ts";
import type { StorelessReport } from "./storeless-run.ts";

type Fault = [isBroken: boolean, words: string];

const choose = (faults: readonly Fault[]) =>
	faults.filter(([isBroken]) => isBroken).map(([, words]) => words);

const findLost = ({ acknowledged, lost, twice }: Kept): Fault[] => [
	[acknowledged === 0, "no enquiry was acknowledged"],
	[lost > 0, `${lost} were acknowledged and are not stored`],
	[twice > 0, `${twice} are stored twice`],
];

/** Every promise that visitors of nginx were not kept, in words. */
export function findBrokenProxied(report: ProxiedReport): string[] {
	const failed = Object.entries(report.failed).map(
		([what, count]): Fault => [true, `${count} requests failed (${what})`],
	);
	return choose([...findLost(report), [report.kills === 0, "no node was killed"], ...failed]);
}

export function findBrokenDirect(report: DirectReport): string[] {
	const { kills, inFlight, failedInFlight, failedElsewhere, refusedElsewhere } = report;
	return choose([
		...findLost(report),
		[kills === 0, "no node was killed"],
		[failedInFlight > inFlight, "more failed than were in flight"],
		[failedElsewhere > 0, `${failedElsewhere} failed that no killed node had in hand`],
		[refusedElsewhere > 0, `${refusedElsewhere} were refused by a node that was there`],
	]);
}

export function findBrokenStoreless(report: StorelessReport): string[] {
	return choose([
		...findLost(report),
		[report.failedPages > 0, `${report.failedPages} pages failed`],
		[report.keptForms === 0, "no form came while the store was away"],
		[report.failedForms > 0, `${report.failedForms} forms came to nothing`],
	]);
}
