import { readFileSync } from "node:fs";
import type { NodeProcess } from "../tests/full/crash/node-process.ts";

/** Of Linux's clock for processes. */
const MS_PER_TICK = 10;
/** Places of the ticks in the program and in the system, after the program's name. */
const [IN_PROGRAM, IN_SYSTEM] = [11, 12];

/** What a site's process has taken of the processors until now, all its threads together, in ms. */
export function readProcessorTime({ pid }: NodeProcess): number {
	const stat = readFileSync(`/proc/${pid()}/stat`, "utf8");
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[IN_PROGRAM]) + Number(fields[IN_SYSTEM])) * MS_PER_TICK;
}
