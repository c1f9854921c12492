import { loadContent } from "../app/content/load.ts";
import { judgePages } from "../app/content/sameness/judge.ts";
import type { City } from "../app/content/types.ts";
import { startNode } from "../tests/full/crash/node-process.ts";
import { makeEmptyFolder, ROOT } from "../tests/support/project-folder.ts";
import { askInTurn } from "./ask-in-turn.ts";
import { type Figure, summarise, toFigure } from "./figures.ts";
import { makeCities, writeCities } from "./generate-cities.ts";
import type { Part, Run, Table } from "./part.ts";
import { readMemory } from "./read-memory.ts";

const CITIES = 500;
/** In s. */
const START_LIMIT = 10;
/** In MB. */
const MEMORY_LIMIT = 400;
/** Of the median, in ms. */
const PAGE_LIMIT = 50;
const WARM_UP = 50;

/** Starting a site with as many cities as are promised, its memory, and a page that nobody asked for yet. */
export const cities: Part = {
	name: "cities",
	title: "500 cities",
	method: `500 generated cities, 3,000 districts, 3,500 services in cities, which are 7,000 files; every fiftieth city is a copy of
another. The pages are asked for one after the other, each once, 450 of a kind.`,
	measure: async (run) => {
		const shipped = loadContent(ROOT);
		const made = makeCities(CITIES, shipped);
		const begun = performance.now();
		judgePages({ ...shipped, cities: made });
		const judged = (performance.now() - begun) / 1000;
		const folder = makeEmptyFolder();
		try {
			writeCities(made, folder.path);
			const judging = toFigure("comparing all pages with each other, alone", judged, "s");
			return [...(await measureSite(made, folder, run)), { title: "alone", figures: [judging] }];
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
		const pages: Figure[] = [];
		for (const [kind, paths] of Object.entries(listPaths(made))) {
			const latencies = (await askInTurn(node.origin, paths)).slice(WARM_UP);
			const { median, p99 } = summarise(latencies);
			pages.push(
				toFigure(`${kind}, median`, median, "ms", { limit: { most: PAGE_LIMIT } }),
				toFigure(`${kind}, p99`, p99, "ms"),
			);
		}
		const most = (limit: number) => ({ limit: { most: limit } });
		return [
			{
				title: "the site",
				figures: [
					toFigure("start, to listening", started, "s", most(START_LIMIT)),
					toFigure("memory at rest", atRest, "MB", most(MEMORY_LIMIT)),
					toFigure("memory after these pages", readMemory(node), "MB", most(MEMORY_LIMIT)),
				],
			},
			{ title: "pages that nobody asked for yet", figures: pages },
		];
	} finally {
		await node.end("SIGTERM");
	}
}

function listPaths(cities: readonly City[]): Record<string, string[]> {
	return {
		"a city": cities.map(({ slug }) => `/${slug}`),
		"a district": cities.map(({ slug, districts }) => `/${slug}/${districts[0]?.slug}`),
		"a service in a city": cities.map(({ slug }) => `/services/seo/${slug}`),
	};
}
