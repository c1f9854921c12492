import { setTimeout as wait } from "node:timers/promises";
import { findNginx } from "../tests/support/nginx.ts";
import { copyCities } from "./copy-cities.ts";
import { type Figure, getMedian, type Part, type Run, type Table } from "./figures.ts";
import { type ServedFile, serveFiles } from "./nginx-files.ts";
import { KEY_PAGES, withSite } from "./site.ts";
import { findWrk, type Load, runWrk } from "./wrk.ts";

const CACHED = { home: KEY_PAGES.home, "a city": KEY_PAGES.city };
const PER_SECOND = { limit: { least: 15_000 }, peer: 1_710 };
const P99 = { limit: { most: 15 } };
const UNCACHED_PER_SECOND = { limit: { least: 300 }, peer: 400 };
/** The site compresses a cached page better once it has been idle. */
const IDLE_MS = 3_000;
/** 3,500 pages, of which none is requested twice. */
const CITIES = 250;
const WARM_UP = 600;
const UNCACHED_SECONDS = 4;

/** Responses per second, cached beside nginx and not cached. */
export const server: Part = {
	name: "server",
	title: "The server",
	method: `wrk, one thread, 32 connections, on the same machine as the server. nginx is Debian's with its stock settings (a worker per
core, access log), and serves the same pages and headers from files; the two take turns of a few seconds,
and each figure is the median of three turns, with \`--thorough\` of five. The fastest of the other frameworks
serves 1,710 such pages a second. Not cached: ${CITIES} more cities, copies of the shipped ones, each of their pages
requested once, after ${WARM_UP} others.`,
	measure: async (run) => {
		if (!findWrk()) {
			run.note("Not measured: wrk is not there (Debian, as root: apt-get install wrk).");
			return [];
		}
		return [...(await measureCached(run)), await measureUncached(run)];
	},
};

function measureCached({ isThorough, print, note }: Run): Promise<Table[]> {
	const [turns, seconds] = isThorough ? [5, 8] : [3, 4];
	return withSite(async ({ origin }) => {
		const nginx = findNginx() ? await startNginx(origin) : null;
		if (!nginx) note("Not beside nginx, which is not there.");
		const tables: Table[] = [];
		for (const [title, path] of Object.entries(CACHED)) {
			const [own, other]: [Load[], Load[]] = [[], []];
			for (let turn = 0; turn < turns; turn++) {
				own.push(await runWrk(origin, [path], { seconds }));
				if (nginx) other.push(await runWrk(nginx.origin, [path], { seconds }));
			}
			tables.push({ title, figures: toFigures(own, other) });
			print(`${title}: ${own.map(({ perSecond }) => Math.round(perSecond)).join(", ")} a second`);
		}
		await nginx?.stop();
		return tables;
	});
}

async function startNginx(origin: string) {
	const files: Record<string, ServedFile> = {};
	for (const path of Object.values(CACHED)) await fetch(origin + path);
	await wait(IDLE_MS);
	for (const path of Object.values(CACHED)) {
		const response = await fetch(origin + path, { headers: { "Accept-Encoding": "br" } });
		const headers = Object.fromEntries(response.headers);
		files[path] = { headers, body: Buffer.from(await response.arrayBuffer()) };
	}
	return serveFiles(files);
}

function toFigures(own: readonly Load[], other: readonly Load[]): Figure[] {
	const getValue = (loads: readonly Load[], name: keyof Load) =>
		getMedian(loads.map((load) => load[name]));
	return [
		{ title: "the site", value: getValue(own, "perSecond"), unit: "/s", ...PER_SECOND },
		{ title: "the site, median", value: getValue(own, "p50"), unit: "ms" },
		{ title: "the site, p99", value: getValue(own, "p99"), unit: "ms", ...P99 },
		...(other.length > 0
			? ([
					{ title: "nginx", value: getValue(other, "perSecond"), unit: "/s" },
					{ title: "nginx, p99", value: getValue(other, "p99"), unit: "ms" },
				] satisfies Figure[])
			: []),
	];
}

async function measureUncached({ print }: Run): Promise<Table> {
	let paths: string[] = [];
	const load = await withSite(
		async ({ origin }) => {
			for (const path of paths.splice(0, WARM_UP)) await (await fetch(origin + path)).text();
			return runWrk(origin, paths, { seconds: UNCACHED_SECONDS });
		},
		(folder) => {
			paths = copyCities(CITIES, folder);
		},
	);
	if (load.requests > paths.length) throw new Error("some pages were requested twice");
	print(`not cached: ${Math.round(load.perSecond)} a second`);
	return {
		title: "not cached, each page for the first time",
		figures: [
			{ title: "pages", value: load.perSecond, unit: "/s", ...UNCACHED_PER_SECOND },
			{ title: "median", value: load.p50, unit: "ms" },
			{ title: "p99", value: load.p99, unit: "ms" },
		],
	};
}
