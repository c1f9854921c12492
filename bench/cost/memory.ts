import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Content } from "../../app/content/types.ts";
import { toFigure } from "../figures.ts";
import { makeCities, writeCities } from "../generate-cities.ts";
import { listGeneratedPages, mixPages } from "../generated-pages.ts";
import { getRaw } from "../get-raw.ts";
import type { Run, Table } from "../part.ts";
import { readMemory } from "../read-memory.ts";
import { findWrk, runWrk } from "../server/wrk.ts";
import { withSite } from "../site.ts";

const CITIES = 500;
const ADDRESSES = 10_000;
const AT_REST = { limit: { most: 180 } };
const AFTER_LOAD = { limit: { most: 400 } };
/** Of every so many pages also what is fetched when one goes there in place, its drawing, and a wrong address. */
const EVERY = { data: 3, drawing: 10, wrong: 20 };

/** Resident memory of the site's process, with the shipped content at rest and with many cities under load. */
export async function measureMemory(shipped: Content, run: Run): Promise<Table> {
	const [restS, loadS] = run.isThorough ? [60, 600] : [20, 60];
	const atRest = await withSite(async (site) => {
		await getRaw(`${site.origin}/`);
		await wait(restS * 1000);
		return readMemory(site);
	});
	run.tell(`${atRest} MB at rest`);
	const figures = [toFigure(`at rest, ${restS} s after the first page`, atRest, "MB", AT_REST)];
	if (!findWrk()) {
		run.note("The memory under load was not measured: wrk is not there.");
		return { title: "memory", figures };
	}
	const cities = makeCities(CITIES, shipped);
	const paths = listMixed(Object.values(listGeneratedPages(cities)));
	const loaded = await withSite(
		async (site) => {
			const load = { seconds: loadS, paths, mayFail: true };
			const { requests } = await runWrk(site.origin, load);
			run.note(`Under load it answered ${requests.toLocaleString("en")} requests.`);
			return readMemory(site);
		},
		(folder) => writeCities(cities, folder),
	);
	const after = `after ${loadS / 60} min of load on ${ADDRESSES.toLocaleString("en")} addresses`;
	return { title: "memory", figures: [...figures, toFigure(after, loaded, "MB", AFTER_LOAD)] };
}

/** So many different addresses, in an order by lot that is the same every time. */
function listMixed(kinds: readonly (readonly string[])[]): string[] {
	const mixed = mixPages(kinds).flatMap((path, at) => [
		path,
		...(at % EVERY.data === 0 ? [`${path}.data`] : []),
		...(at % EVERY.drawing === 0 ? [`/art/city${path.slice(0, path.indexOf("/", 1))}.svg`] : []),
		...(at % EVERY.wrong === 0 ? [`${path}/nowhere`] : []),
	]);
	const order = new Map(mixed.map((path) => [path, createHash("sha1").update(path).digest("hex")]));
	return [...order.keys()]
		.slice(0, ADDRESSES)
		.sort((a, b) => (order.get(a) ?? "").localeCompare(order.get(b) ?? ""));
}
