import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startNode } from "../tests/reliability/crash/node-process.ts";
import { findFreePort } from "../tests/support/listen.ts";
import {
	buildEnvironment,
	createEmptyFolder,
	createProjectFolder,
	ROOT,
} from "../tests/support/project-folder.ts";
import { copyCities } from "./copy-cities.ts";
import { type Figure, getMedian, type Part, type Run, type Table } from "./figures.ts";
import { getMemory, repeat, withSite } from "./site.ts";
import { findWrk, runWrk } from "./wrk.ts";

const START = { limit: { most: 1.5 } };
const BUILD = { limit: { most: 15 } };
const AT_REST = { limit: { most: 180 } };
const AFTER_LOAD = { limit: { most: 400 } };
const [STARTS, BUILDS] = [7, 3];
/** 3,500 pages, each also as what the router fetches, and with an address below it that is unknown. */
const CITIES = 250;
/** Sources of a build. */
const SOURCES = [
	...[".gitignore", "app", "server", "scripts", "content", "package.json", "package-lock.json"],
	...["react-router.config.ts", "tsconfig.json", "vite.config.ts"],
];

export const cost: Part = {
	name: "cost",
	title: "Build, start and memory",
	method: `Build: a copy of the project, medians of ${BUILDS}. Start: from
the start of the process to the first page of home, with a fresh build, medians of ${STARTS}. Memory is the resident memory of
the server's process: at rest 20 s after its first page, with \`--thorough\` 60 s; then after wrk has requested 10,500
addresses (${CITIES} more cities), one after the other, from 32 connections for a minute, with
\`--thorough\` for ten: pages, what the router fetches for them, and addresses that do not exist; of another process after
a minute of home alone, as fast as it can be served.`,
	measure: async (run) => [
		await measureStart(run),
		await measureMemory(run),
		await measureBuild(run),
	],
};

async function measureStart({ print }: Run): Promise<Table> {
	const folder = createProjectFolder();
	const settings = { DATA_DIR: folder.dataDir };
	const own = getMedian(await repeat(STARTS, () => timeStart(folder.path, settings)));
	const byNpm = getMedian(await repeat(STARTS, () => timeNpmStart(settings)));
	folder.remove();
	print(`started in ${own.toFixed(2)} s, by npm in ${byNpm.toFixed(2)} s`);
	return {
		title: "start to the first 200",
		figures: [
			{ title: "the start script", value: own, unit: "s", ...START },
			{ title: "`npm start`, npm itself included", value: byNpm, unit: "s", ...START },
		],
	};
}

async function timeStart(cwd: string, settings: Record<string, string>): Promise<number> {
	const startedAt = performance.now();
	const node = await startNode(cwd, settings);
	await waitForResponse(node.origin);
	const seconds = (performance.now() - startedAt) / 1000;
	await node.end("SIGTERM");
	return seconds;
}

/** npm forwards no signal: its whole process group is ended. */
async function timeNpmStart(settings: Record<string, string>): Promise<number> {
	const port = await findFreePort();
	const env = buildEnvironment({ ...settings, PORT: String(port) });
	const startedAt = performance.now();
	const child = spawn("npm", ["start"], { cwd: ROOT, env, stdio: "ignore", detached: true });
	const ended = once(child, "close");
	await waitForResponse(`http://127.0.0.1:${port}`);
	const seconds = (performance.now() - startedAt) / 1000;
	if (child.pid) process.kill(-child.pid, "SIGTERM");
	await ended;
	return seconds;
}

async function waitForResponse(origin: string): Promise<void> {
	const deadline = performance.now() + 60_000;
	while (performance.now() < deadline) {
		const response = await fetch(origin).catch(() => null);
		await response?.text();
		if (response?.ok) return;
		await wait(5);
	}
	throw new Error("the site never answered");
}

async function measureMemory({ isThorough, print, note }: Run): Promise<Table> {
	const [restS, loadS] = isThorough ? [60, 600] : [20, 60];
	const atRest = await withSite(async (site) => {
		await (await fetch(site.origin)).text();
		await wait(restS * 1000);
		return getMemory(site);
	});
	print(`${atRest} MB at rest`);
	const title = `at rest, ${restS} s after the first page`;
	const figures: Figure[] = [{ title, value: atRest, unit: "MB", ...AT_REST }];
	if (!findWrk()) {
		note("The memory under load was not measured: wrk is not there.");
		return { title: "memory", figures };
	}
	let paths: string[] = [];
	const mixed = await withSite(
		async (site) => {
			const load = await runWrk(site.origin, paths, { seconds: loadS, mayRefuse: true });
			note(`Under load it answered ${load.requests.toLocaleString("en")} requests.`);
			return getMemory(site);
		},
		(folder) => {
			const pages = copyCities(CITIES, folder);
			paths = pages.flatMap((path) => [path, `${path}.data`, `${path}/nowhere`]);
		},
	);
	const full = await withSite(async (site) => {
		await runWrk(site.origin, ["/"], { seconds: 60 });
		return getMemory(site);
	});
	print(`${mixed} and ${full} MB after load`);
	const [addresses, minutes] = [paths.length.toLocaleString("en"), loadS / 60];
	figures.push(
		{
			title: `after ${minutes} min of load on ${addresses} addresses`,
			value: mixed,
			unit: "MB",
			...AFTER_LOAD,
		},
		{ title: "after 1 min of full load on home", value: full, unit: "MB", ...AFTER_LOAD },
	);
	return { title: "memory", figures };
}

async function measureBuild({ print }: Run): Promise<Table> {
	const { path, remove } = createEmptyFolder();
	for (const part of SOURCES)
		cpSync(join(ROOT, part), join(path, part), { recursive: true, preserveTimestamps: true });
	symlinkSync(join(ROOT, "node_modules"), join(path, "node_modules"));
	try {
		const times = await repeat(BUILDS, () => timeBuild(path));
		print(`built in ${times.map((seconds) => seconds.toFixed(1)).join(", ")} s`);
		const whole = { title: "a whole build", value: getMedian(times) };
		return { title: "build", figures: [{ ...whole, unit: "s", ...BUILD }] };
	} finally {
		remove();
	}
}

async function timeBuild(cwd: string): Promise<number> {
	rmSync(join(cwd, "build"), { recursive: true, force: true });
	const startedAt = performance.now();
	const child = spawn(process.execPath, [join(cwd, "scripts/fresh-build.ts")], {
		cwd,
		env: buildEnvironment({}),
		stdio: ["ignore", "ignore", "inherit"],
	});
	const [code] = await once(child, "close");
	if (code !== 0) throw new Error("the copy of the project could not be built");
	return (performance.now() - startedAt) / 1000;
}
