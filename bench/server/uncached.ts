import { loadContent } from "../../app/content/load.ts";
import { ROOT } from "../../tests/support/project-folder.ts";
import { askInTurn } from "../ask-in-turn.ts";
import { takeMedian, toFigure } from "../figures.ts";
import { makeCities, writeCities } from "../generate-cities.ts";
import { listGeneratedPages, mixPages } from "../generated-pages.ts";
import { AS_BROWSER, getRaw } from "../get-raw.ts";
import type { Run, Table } from "../part.ts";
import { readProcessorTime } from "../read-processor-time.ts";
import { withSite } from "../site.ts";
import { askBeside } from "./ask-beside.ts";
import { runWrk } from "./wrk.ts";

/** As many as are promised. */
const CITIES = 500;
const WARM_UP = 600;
/** Of each kind, asked for one after the other. */
const ALONE = 100;
const SECONDS = 4;
/** What is wished of pages that are rendered anew. */
export const UNCACHED_PER_SECOND = { limit: { least: 300 }, peer: 400 };

/** Pages that nobody has asked for yet. */
export async function measureUncached({ tell }: Run): Promise<Table> {
	const cities = makeCities(CITIES, loadContent(ROOT));
	const kinds = listGeneratedPages(cities);
	return withSite(
		async (site) => {
			const { origin } = site;
			const alone = Object.entries(kinds).map(([kind, paths]) => ({
				kind,
				own: paths.splice(0, ALONE),
			}));
			const paths = mixPages(Object.values(kinds));
			for (const path of paths.splice(0, WARM_UP)) await getRaw(origin + path);
			const medians: [string, number][] = [];
			for (const { kind, own } of alone)
				medians.push([kind, takeMedian(await askInTurn(origin, own))]);
			const before = readProcessorTime(site);
			const { perSecond, requests, figures } = await askForEachOnce(origin, paths);
			const processor = (readProcessorTime(site) - before) / requests;
			tell(`not cached: ${Math.round(perSecond)} a second`);
			return {
				title: "not cached, each page for the first time",
				figures: [
					...figures,
					toFigure("processor time of a page, all threads", processor, "ms"),
					...medians.map(([kind, ms]) => toFigure(`${kind}, alone, median`, ms, "ms")),
				],
			};
		},
		(folder) => writeCities(cities, folder),
	);
}

/** Asks for pages that nobody has asked for yet for some seconds, none of them twice. */
export async function askForEachOnce(origin: string, paths: readonly string[]) {
	const load = { seconds: SECONDS, paths, headers: AS_BROWSER };
	const { done, latencies } = await askBeside(`${origin}/`, () => runWrk(origin, load));
	const { perSecond, requests, p50, p99 } = done;
	if (requests > paths.length) throw new Error("some pages were asked for twice");
	const figures = [
		toFigure("pages of generated cities", perSecond, "/s", UNCACHED_PER_SECOND),
		toFigure("median", p50, "ms"),
		toFigure("p99", p99, "ms"),
		toFigure("home meanwhile, for a new visitor, median", takeMedian(latencies), "ms"),
		toFigure("home meanwhile, the worst", Math.max(...latencies), "ms"),
	];
	return { perSecond, requests, figures };
}
