import { readFileSync } from "node:fs";
import type { NodeProcess } from "../tests/full/crash/node-process.ts";

/** What a site's process holds in memory now, in MB. */
export function readMemory({ pid }: NodeProcess): number {
	const [, kilobytes = "0"] =
		/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, "utf8")) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}
