import { setTimeout as wait } from "node:timers/promises";
import { withManyCities } from "./copy-cities.ts";
import { getMedian, type Table } from "./figures.ts";
import { type ServedFile, serveFiles } from "./nginx-files.ts";
import { KEY_PAGES, withSite } from "./site.ts";
import { type Load, runWrk } from "./wrk.ts";

const CACHED = { home: KEY_PAGES.home, "a city": KEY_PAGES.city };
/** The site compresses a cached page better once it has been idle. */
const IDLE_MS = 3_000;
const WARM_UP = 600;
const UNCACHED_SECONDS = 4;

export async function measureServer(isThorough: boolean): Promise<Table[]> {
	return [...(await measureCached(isThorough)), await measureUncached()];
}

function measureCached(isThorough: boolean): Promise<Table[]> {
	const [turns, seconds] = isThorough ? [5, 8] : [3, 4];
	return withSite(async ({ origin }) => {
		const nginx = await startNginx(origin);
		const tables: Table[] = [];
		for (const [title, path] of Object.entries(CACHED)) {
			const [own, other]: [Load[], Load[]] = [[], []];
			for (let turn = 0; turn < turns; turn++) {
				own.push(await runWrk(origin, [path], { seconds }));
				other.push(await runWrk(nginx.origin, [path], { seconds }));
			}
			tables.push(toTable(title, own, other));
		}
		await nginx.stop();
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

function toTable(title: string, own: readonly Load[], nginx: readonly Load[]): Table {
	const getValue = (loads: readonly Load[], name: keyof Load) =>
		getMedian(loads.map((load) => load[name]));
	const site = { value: getValue(own, "perSecond"), least: 15_000, peer: 1_710 };
	return {
		title,
		figures: [
			{ title: "the site", unit: "/s", ...site },
			{ title: "the site, median", value: getValue(own, "p50"), unit: "ms" },
			{ title: "the site, p99", value: getValue(own, "p99"), unit: "ms", most: 15 },
			{ title: "nginx", value: getValue(nginx, "perSecond"), unit: "/s" },
			{ title: "nginx, p99", value: getValue(nginx, "p99"), unit: "ms" },
		],
	};
}

async function measureUncached(): Promise<Table> {
	const load = await withManyCities(async ({ origin }, paths) => {
		for (const path of paths.splice(0, WARM_UP)) await (await fetch(origin + path)).text();
		const load = await runWrk(origin, paths, { seconds: UNCACHED_SECONDS });
		if (load.requests > paths.length) throw new Error("some pages were requested twice");
		return load;
	});
	return {
		title: "not cached, each page for the first time",
		figures: [
			{ title: "pages", value: load.perSecond, unit: "/s", least: 300, peer: 400 },
			{ title: "median", value: load.p50, unit: "ms" },
			{ title: "p99", value: load.p99, unit: "ms" },
		],
	};
}
