/** What very many cities cost: checking them, starting a site with them, its memory, and a page that nobody asked for yet. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadContent } from "../app/content/load.ts";
import { judgePages } from "../app/content/sameness/judge.ts";
import type { City, Content } from "../app/content/types.ts";
import { startNode } from "../tests/crash/node-process.ts";
import { makeEmptyFolder } from "../tests/project-folder.ts";
import { formatRow, summarise } from "./figures.ts";
import { COPIED, makeCities, writeCities } from "./generate-cities.ts";
import { readMemory } from "./read-memory.ts";

const CITIES = 10_000;
const START_LIMIT = 20;
/** In MB. */
const MEMORY_LIMIT = 600;
/** Of the median, in ms. */
const PAGE_LIMIT = 50;
/** Pages of each kind that are asked for, each once. */
const PAGES = 500;
const WARM_UP = 50;
const PATIENCE = 300_000;

/** Prints the figures; gives whether the limits were held. */
export async function benchCities(): Promise<boolean> {
	const shipped = loadContent(join(import.meta.dirname, ".."));
	const cities = makeCities(CITIES, shipped);
	console.log(`\n${CITIES.toLocaleString("en")} cities, ${countFiles(cities)} files`);
	const judged = measureJudging({ ...shipped, cities });
	console.log(`  judging their pages: ${judged.toFixed(1)} s`);
	const folder = makeEmptyFolder();
	try {
		writeCities(cities, folder.path);
		return await measureSite(cities, folder);
	} finally {
		folder.remove();
	}
}

async function measureSite(
	cities: readonly City[],
	{ path, dataDir }: { path: string; dataDir: string },
): Promise<boolean> {
	const begun = performance.now();
	const node = await startNode(path, { DATA_DIR: dataDir });
	const started = (performance.now() - begun) / 1000;
	try {
		console.log(`  from start to listening: ${started.toFixed(1)} s; limit ${START_LIMIT} s`);
		const memory = { started: readMemory(node), asked: 0 };
		await untilJudged(node.origin, cities);
		console.log(`  pages judged beside it: after ${seconds(begun)} s`);
		console.log(
			`| ${"pages that nobody asked for yet, in ms".padEnd(58)} |  median |     p99 |    most |`,
		);
		console.log(`|${"-".repeat(60)}|--------:|--------:|--------:|`);
		const medians: number[] = [];
		for (const [kind, paths] of Object.entries(choosePaths(cities))) {
			const figures = summarise(await ask(node.origin, paths));
			console.log(formatRow(kind, figures));
			medians.push(figures.median);
		}
		memory.asked = readMemory(node);
		console.log(
			`  memory of the site: ${memory.started} MB, ${memory.asked} MB after these pages; limit ${MEMORY_LIMIT} MB`,
		);
		const isHeld =
			started < START_LIMIT &&
			Math.max(memory.started, memory.asked) < MEMORY_LIMIT &&
			Math.max(...medians) < PAGE_LIMIT;
		console.log(`  a page: limit ${PAGE_LIMIT} ms; all limits ${isHeld ? "held" : "NOT held"}`);
		return isHeld;
	} finally {
		await node.end("SIGTERM");
	}
}

/** Spread over all cities; the first pages of all warm the code up and are left out of the figures. */
function choosePaths(cities: readonly City[]): Record<string, string[]> {
	const step = Math.floor(cities.length / PAGES);
	const chosen = cities.filter((_, at) => at % step === 1);
	return {
		"a city": chosen.map(({ slug }) => `/${slug}`),
		"a district": cities
			.filter((_, at) => at % step === 2)
			.map(({ slug, districts }) => `/${slug}/${districts[0]?.slug}`),
		"a service in a city": cities
			.filter((_, at) => at % step === 3)
			.map(({ slug }) => `/services/seo/${slug}`),
		"a page of the list of all cities": Array.from(
			{ length: 166 },
			(_, at) => `/services/seo/locations?page=${at + 1}`,
		),
	};
}

async function ask(origin: string, paths: readonly string[]): Promise<number[]> {
	const latencies: number[] = [];
	for (const path of paths) {
		const begun = performance.now();
		const answer = await fetch(`${origin}${path}`);
		await answer.text();
		latencies.push(performance.now() - begun);
		if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
	}
	return latencies.slice(WARM_UP);
}

/** A city that is a copy of another is kept out of search engines once all are judged. */
async function untilJudged(origin: string, cities: readonly City[]): Promise<void> {
	const copy = cities[COPIED - 1]?.slug;
	const until = performance.now() + PATIENCE;
	while (performance.now() < until) {
		const page = await (await fetch(`${origin}/${copy}`)).text();
		if (page.includes("noindex")) return;
		await wait(500);
	}
	throw new Error(`/${copy} was never kept out of search engines`);
}

function measureJudging(content: Content): number {
	const begun = performance.now();
	judgePages(content);
	return (performance.now() - begun) / 1000;
}

function countFiles(cities: readonly City[]): string {
	const files = cities.reduce(
		(sum, { districts, services }) => sum + 1 + districts.length + Object.keys(services).length,
		0,
	);
	return files.toLocaleString("en");
}

function seconds(begun: number): string {
	return ((performance.now() - begun) / 1000).toFixed(0);
}
