import { setTimeout as wait } from "node:timers/promises";
import { loadContent } from "../app/content/load.ts";
import { judgePages } from "../app/content/sameness/judge.ts";
import type { City, Content } from "../app/content/types.ts";
import { startNode } from "../tests/full/crash/node-process.ts";
import { makeEmptyFolder, ROOT } from "../tests/support/project-folder.ts";
import { askInTurn } from "./ask-in-turn.ts";
import { type Figure, summarise, toFigure } from "./figures.ts";
import { COPIED, makeCities, writeCities } from "./generate-cities.ts";
import type { Part, Run, Table } from "./part.ts";
import { readMemory } from "./read-memory.ts";

const CITIES = 10_000;
/** In s. */
const START_LIMIT = 20;
/** In MB. */
const MEMORY_LIMIT = 600;
/** Of the median, in ms. */
const PAGE_LIMIT = 50;
/** Pages of each kind that are asked for, each once. */
const PAGES = 500;
const WARM_UP = 50;
const PATIENCE = 300_000;

/** Checking very many cities, starting a site with them, its memory, and a page that nobody asked for yet. */
export const cities: Part = {
	name: "cities",
	title: "Very many cities",
	method: `10,000 generated cities, 60,000 districts, 70,000 services in cities, which are 140,000 files; every fiftieth city is a
copy of another. The pages are asked for one after the other, each once, up to 450 of a kind.`,
	measure: async (run) => {
		const shipped = loadContent(ROOT);
		const made = makeCities(CITIES, shipped);
		const judged = measureJudging({ ...shipped, cities: made });
		run.tell(`pages judged in ${judged.toFixed(1)} s`);
		const folder = makeEmptyFolder();
		try {
			writeCities(made, folder.path);
			const tables = await measureSite(made, folder, run);
			const judging = toFigure("comparing all pages with each other, alone", judged, "s");
			return [...tables, { title: "alone", figures: [judging] }];
		} finally {
			folder.remove();
		}
	},
};

async function measureSite(
	made: readonly City[],
	{ path, dataDir }: { path: string; dataDir: string },
	{ tell }: Run,
): Promise<Table[]> {
	const begun = performance.now();
	const node = await startNode(path, { DATA_DIR: dataDir });
	const started = (performance.now() - begun) / 1000;
	tell(`listening after ${started.toFixed(1)} s`);
	try {
		const atRest = readMemory(node);
		await untilJudged(node.origin, made);
		const judged = (performance.now() - begun) / 1000;
		const pages: Figure[] = [];
		for (const [kind, paths] of Object.entries(choosePaths(made))) {
			const latencies = (await askInTurn(node.origin, paths)).slice(WARM_UP);
			const { median, p99 } = summarise(latencies);
			pages.push(
				toFigure(`${kind}, median`, median, "ms", { limit: { most: PAGE_LIMIT } }),
				toFigure(`${kind}, p99`, p99, "ms"),
			);
		}
		const asked = readMemory(node);
		const begunAgain = performance.now();
		await node.end("SIGTERM");
		await node.startAgain();
		const again = (performance.now() - begunAgain) / 1000;
		const most = (limit: number) => ({ limit: { most: limit } });
		return [
			{
				title: "the site",
				figures: [
					toFigure("first start, to listening", started, "s", most(START_LIMIT)),
					toFigure("stopped and started again", again, "s", most(START_LIMIT)),
					toFigure("comparing all pages, beside the site", judged, "s"),
					toFigure("memory at rest", atRest, "MB", most(MEMORY_LIMIT)),
					toFigure("memory after these pages", asked, "MB", most(MEMORY_LIMIT)),
				],
			},
			{ title: "pages that nobody asked for yet", figures: pages },
		];
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
