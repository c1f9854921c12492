import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../tests/support/listen.ts";
import {
	buildEnvironment,
	createProjectFolder,
	ROOT,
	START,
} from "../tests/support/project-folder.ts";
import { withManyCities } from "./copy-cities.ts";
import { getMedian, type Table } from "./figures.ts";
import { getMemory, repeat, withSite } from "./site.ts";
import { runWrk } from "./wrk.ts";

const [STARTS, BUILDS] = [7, 3];

export async function measureCost(isThorough: boolean): Promise<Table[]> {
	return [await measureStart(), await measureMemory(isThorough), await measureBuild()];
}

async function measureStart(): Promise<Table> {
	const folder = createProjectFolder();
	const node = () => timeStart([process.execPath, ...START], folder.path, folder.dataDir);
	const npm = () => timeStart(["npm", "start"], ROOT, folder.dataDir);
	const own = getMedian(await repeat(STARTS, node));
	const byNpm = getMedian(await repeat(STARTS, npm));
	folder.remove();
	return {
		title: "start to the first 200",
		figures: [
			{ title: "the start script", value: own, unit: "s", most: 1.5 },
			{ title: "`npm start`, npm itself included", value: byNpm, unit: "s", most: 1.5 },
		],
	};
}

/** In seconds. npm forwards no signal, so the whole process group is ended. */
async function timeStart(
	[program = "", ...args]: readonly string[],
	cwd: string,
	dataDir: string,
): Promise<number> {
	const port = await findFreePort();
	const env = buildEnvironment({ DATA_DIR: dataDir, PORT: String(port) });
	const startedAt = performance.now();
	const child = spawn(program, args, { cwd, env, stdio: "ignore", detached: true });
	const ended = once(child, "close");
	let isServing = false;
	while (!isServing) {
		if (child.exitCode !== null) throw new Error("the site did not start");
		const response = await fetch(`http://127.0.0.1:${port}`).catch(() => null);
		await response?.text();
		isServing = response?.ok === true;
		if (!isServing) await wait(5);
	}
	const seconds = (performance.now() - startedAt) / 1000;
	if (child.pid) process.kill(-child.pid, "SIGTERM");
	await ended;
	return seconds;
}

async function measureMemory(isThorough: boolean): Promise<Table> {
	const [restS, loadS] = isThorough ? [60, 600] : [20, 60];
	const atRest = await withSite(async (site) => {
		await (await fetch(site.origin)).text();
		await wait(restS * 1000);
		return getMemory(site);
	});
	// Each page, what the router fetches for it, and an address below it that is unknown.
	const mixed = await withManyCities(async (site, pages) => {
		const paths = pages.flatMap((path) => [path, `${path}.data`, `${path}/nowhere`]);
		const { requests } = await runWrk(site.origin, paths, { seconds: loadS, mayRefuse: true });
		return { requests, addresses: paths.length, memory: getMemory(site) };
	});
	const home = await withSite(async (site) => {
		await runWrk(site.origin, ["/"], { seconds: 60 });
		return getMemory(site);
	});
	const load = `${loadS / 60} min of load on ${mixed.addresses.toLocaleString("en")} addresses`;
	return {
		title: "memory",
		figures: [
			{ title: `at rest, ${restS} s after the first page`, value: atRest, unit: "MB", most: 180 },
			{ title: `after ${load}`, value: mixed.memory, unit: "MB", most: 400 },
			{ title: "answered under this load", value: mixed.requests, unit: "requests" },
			{ title: "after 1 min of full load on home", value: home, unit: "MB", most: 400 },
		],
	};
}

async function measureBuild(): Promise<Table> {
	const value = getMedian(await repeat(BUILDS, timeBuild));
	return { title: "build", figures: [{ title: "a whole build", value, unit: "s", most: 15 }] };
}

async function timeBuild(): Promise<number> {
	rmSync(join(ROOT, "build"), { recursive: true, force: true });
	const startedAt = performance.now();
	const child = spawn(process.execPath, [join(ROOT, "scripts/fresh-build.ts")], {
		env: buildEnvironment({}),
		stdio: ["ignore", "ignore", "inherit"],
	});
	const [code] = await once(child, "close");
	if (code !== 0) throw new Error("the project could not be built");
	return (performance.now() - startedAt) / 1000;
}
