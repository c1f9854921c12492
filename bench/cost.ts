import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import {
	buildEnvironment,
	createProjectFolder,
	ROOT,
	START,
} from "../tests/support/project-folder.ts";
import { type Figure, getMedian, type Table } from "./figures.ts";
import { sendLoad } from "./server.ts";
import { getMemory, listPaths, repeat, withSite } from "./site.ts";

const STARTS = 7;
const REST_SECONDS = 20;
const LOAD_SECONDS = 60;

/** Measures the time from the start of the process to its report, and memory at rest and under load. */
export async function measureCost(): Promise<Table[]> {
	return [
		{ title: "from the start to listening", figures: await measureStart() },
		{ title: "memory", figures: await measureMemory() },
	];
}

async function measureStart(): Promise<Figure[]> {
	const folder = createProjectFolder();
	const start = (command: readonly string[], cwd: string) =>
		repeat(STARTS, () => timeStart(command, cwd, folder.dataDir));
	const own = getMedian(await start([process.execPath, ...START], folder.path));
	const byNpm = getMedian(await start(["npm", "start"], ROOT));
	folder.remove();
	return [
		{ title: "the start script", value: own, unit: "s", most: 1.5 },
		{ title: "`npm start`, npm itself included", value: byNpm, unit: "s", most: 1.5 },
	];
}

/** Measures a start in seconds. npm forwards no signal, so the whole process group is ended. */
async function timeStart(
	[program = "", ...args]: readonly string[],
	cwd: string,
	dataDir: string,
): Promise<number> {
	const env = buildEnvironment({ DATA_DIR: dataDir, PORT: "0" });
	const startedAt = performance.now();
	const child = spawn(program, args, {
		cwd,
		env,
		stdio: ["ignore", "pipe", "ignore"],
		detached: true,
	});
	const ended = once(child, "close");
	let output = "";
	for await (const text of child.stdout.setEncoding("utf8")) {
		output += text;
		if (/http:\/\/[\w.]+:\d+/.test(output)) break;
	}
	const seconds = (performance.now() - startedAt) / 1000;
	if (child.pid) process.kill(-child.pid, "SIGTERM");
	await ended;
	return seconds;
}

async function measureMemory(): Promise<Figure[]> {
	const atRest = await withSite(async (site) => {
		await (await fetch(site.origin)).text();
		await wait(REST_SECONDS * 1000);
		return getMemory(site);
	});
	// The load has each page, the data that the router fetches for it, and an unknown address below it.
	const mixed = await withSite(async (site) => {
		const pages = await listPaths(site.origin);
		const paths = pages.flatMap((path) => [path, `${path}.data`, `${path}/nowhere`]);
		await sendLoad(site.origin, { paths, duration: LOAD_SECONDS, mayFail: true });
		return getMemory(site);
	});
	return [
		{ title: `at rest, ${REST_SECONDS} s after a page`, value: atRest, unit: "MB", most: 180 },
		{ title: `after ${LOAD_SECONDS} s of load on all pages`, value: mixed, unit: "MB", most: 400 },
	];
}
