import { setTimeout as wait } from "node:timers/promises";
import type { NodeProcess } from "../../tests/full/crash/node-process.ts";
import { findNginx } from "../../tests/support/nginx.ts";
import { type Figure, takeMedian, toFigure } from "../figures.ts";
import { AS_BROWSER, getRaw, readText } from "../get-raw.ts";
import { KEY_PAGES } from "../key-pages.ts";
import { serveFiles } from "../nginx-files.ts";
import type { Run, Table } from "../part.ts";
import { type Load, runWrk } from "./wrk.ts";

const GZIP = { "Accept-Encoding": "gzip" };
const CALM_MS = 3_000;
const LIMITS = { perSecond: 15_000, p99: 10, ofNginx: 0.6 };
const PEERS = { pages: 1_710, files: 39_000 };

const WHOLE = "the site, the page itself";

type Server = { name: string; origin: string };
type Asked = { title: string; path: string; isPage: boolean; isKnown: boolean };

/** Pages, answers to those who have the page already, and an asset, in turn from the site and from nginx. */
export async function measureCached(site: NodeProcess, run: Run): Promise<Table[]> {
	const asset = await findAsset(site.origin);
	const all: Asked[] = [
		{ title: "home", path: KEY_PAGES.home, isPage: true, isKnown: false },
		{ title: "a city", path: KEY_PAGES.city, isPage: true, isKnown: false },
		{ title: "home, 304", path: KEY_PAGES.home, isPage: true, isKnown: true },
		{ title: "an asset", path: asset, isPage: false, isKnown: false },
	];
	const answers = await takeAnswers(
		site.origin,
		all.map(({ path }) => path),
	);
	const hasNginx = findNginx() !== null;
	if (!hasNginx) run.note("Not beside nginx, which is not there.");
	const stock = hasNginx ? await serveFiles(answers) : null;
	const bare = hasNginx ? await serveFiles(answers, { hasLog: false }) : null;
	const servers: Server[] = [
		{ name: "the site", origin: site.origin },
		...(stock ? [{ name: "nginx", origin: stock.origin }] : []),
		...(bare ? [{ name: "nginx without its log", origin: bare.origin }] : []),
	];
	try {
		const tables: Table[] = [];
		for (const asked of all) {
			const known = asked.isKnown ? await readKnown(servers, asked.path) : null;
			if (asked.isKnown && !known) {
				run.note(`${asked.title} was not measured: the page has no ETag.`);
				continue;
			}
			// Beside the 304s in the same turns: the page itself, which must come slower.
			const asWhole = known ? [{ name: WHOLE, origin: site.origin }] : [];
			const loads = await takeTurns([...servers, ...asWhole], asked, known, run);
			const whole = known ? loads.pop() : undefined;
			tables.push({ title: asked.title, figures: toFigures(asked, loads, whole) });
		}
		return tables;
	} finally {
		await stock?.stop();
		await bare?.stop();
	}
}

/** As the site answers once it is warm and calm. */
async function takeAnswers(origin: string, paths: readonly string[]) {
	for (const path of paths) await getRaw(origin + path, GZIP);
	await wait(CALM_MS);
	const answers = await Promise.all(
		paths.map(async (path) => [path, await getRaw(origin + path, GZIP)] as const),
	);
	return Object.fromEntries(answers);
}

async function findAsset(origin: string): Promise<string> {
	const [font] =
		/\/assets\/[^"'()\s]+\.(?:woff2|css|js)/.exec(
			readText(await getRaw(`${origin}/`, AS_BROWSER)),
		) ?? [];
	if (!font) throw new Error("home names no asset");
	return font;
}

/** Per server what a browser says that has the page already. */
async function readKnown(servers: readonly Server[], path: string) {
	const known: Record<string, Record<string, string>> = {};
	for (const { name, origin } of servers) {
		const { etag } = (await getRaw(origin + path, GZIP)).headers;
		if (!etag) return null;
		known[name] = { "If-None-Match": etag };
		const { status } = await getRaw(origin + path, { ...GZIP, ...known[name] });
		if (status !== 304) throw new Error(`${name} answers ${status} to its own ETag`);
	}
	return known;
}

/** Medians of all turns, in the servers' order. */
async function takeTurns(
	servers: readonly Server[],
	{ title, path }: Asked,
	known: Record<string, Record<string, string>> | null,
	{ isThorough, tell }: Run,
): Promise<Load[]> {
	const [turns, seconds] = isThorough ? [5, 8] : [3, 4];
	const taken = servers.map((): Load[] => []);
	for (let turn = 0; turn < turns; turn++)
		for (const [at, { name, origin }] of servers.entries()) {
			const headers = { ...GZIP, ...known?.[name] };
			taken[at]?.push(await runWrk(origin + path, { seconds, headers }));
		}
	const loads = taken.map((all) => ({
		perSecond: takeMedian(all.map(({ perSecond }) => perSecond)),
		requests: takeMedian(all.map(({ requests }) => requests)),
		p50: takeMedian(all.map(({ p50 }) => p50)),
		p99: takeMedian(all.map(({ p99 }) => p99)),
	}));
	tell(`${title}: ${loads.map(({ perSecond }) => Math.round(perSecond)).join(", ")} a second`);
	return loads;
}

function toFigures(
	{ isPage }: Asked,
	[site, nginx, bare]: readonly Load[],
	whole: Load | undefined,
): Figure[] {
	if (!site) return [];
	const least = whole?.perSecond ?? (isPage ? LIMITS.perSecond : 0);
	return [
		toFigure("the site", site.perSecond, "/s", {
			limit: least > 0 ? { least } : null,
			peer: isPage ? PEERS.pages : PEERS.files,
		}),
		...(whole ? [toFigure(WHOLE, whole.perSecond, "/s")] : []),
		toFigure("the site, median", site.p50, "ms"),
		toFigure("the site, p99", site.p99, "ms", { limit: isPage ? { most: LIMITS.p99 } : null }),
		...(nginx
			? [
					toFigure("nginx", nginx.perSecond, "/s"),
					toFigure("nginx, p99", nginx.p99, "ms"),
					toFigure("the site / nginx", site.perSecond / nginx.perSecond, "", {
						limit: isPage ? { least: LIMITS.ofNginx } : null,
					}),
				]
			: []),
		...(bare ? [toFigure("nginx without its log", bare.perSecond, "/s")] : []),
	];
}
