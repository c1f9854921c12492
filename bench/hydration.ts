import type { Browser, Request } from "playwright-core";
import { hydrate } from "../tests/support/browser.ts";
import { getMedian, type Part, type Table } from "./figures.ts";
import { GOOD_4G, getTransferSize, repeat, withSiteAndBrowser, withSlowPhone } from "./site.ts";

/** Limits of the scripts in KB. */
const PAGES = {
	home: { path: "/", scripts: { limit: { most: 118 }, peer: 106 } },
	contact: { path: "/contact", scripts: { limit: { most: 122 } } },
};
const NO_TASK = { limit: { most: 0 } };
const LONGEST = { limit: { most: 50 } };
const REST_MS = 1_000;

/** Scripts in bytes, the durations of long tasks and the time to hydration in ms. */
type Hydration = { files: number; bytes: number; tasks: number[]; after: number };
type LongTask = { start: number; duration: number };

export const hydration: Part = {
	name: "hydration",
	title: "Hydration",
	method: `A page that has loaded gets its first intent, a pointer that moves, and React hydrates it. Scripts are the
bodies of all script files that were requested by then, compressed as they come over the line. Long tasks are those of
more than 50 ms between the intent and a second after hydration, with 100 ms, 4 Mbit/s and a quarter of the CPU;
medians of five visits, with \`--thorough\` of nine.`,
	measure: ({ isThorough, print }) =>
		withSiteAndBrowser(async ({ origin }, browser) => {
			const tables: Table[] = [];
			for (const [name, { path, scripts }] of Object.entries(PAGES)) {
				const visits = await repeat(isThorough ? 9 : 5, () =>
					measureHydration(browser, origin + path),
				);
				tables.push(toTable(`hydration of ${name}`, visits, scripts));
				print(`${name} hydrated`);
			}
			return tables;
		}),
};

function toTable(
	title: string,
	visits: readonly Hydration[],
	scripts: { limit: { most: number }; peer?: number },
): Table {
	const median = (get: (visit: Hydration) => number) => getMedian(visits.map(get));
	const size = median(({ bytes }) => bytes) / 1000;
	const tasks = median((visit) => visit.tasks.length);
	const longest = median((visit) => Math.max(0, ...visit.tasks));
	const after = median((visit) => visit.after);
	return {
		title,
		figures: [
			{ title: "scripts after the first intent", value: size, unit: "KB", ...scripts },
			{ title: "script files", value: median(({ files }) => files), unit: "files" },
			{ title: "long tasks", value: tasks, unit: "tasks", ...NO_TASK },
			{ title: "the longest task of more than 50 ms", value: longest, unit: "ms", ...LONGEST },
			{ title: "from the intent to hydrated", value: after, unit: "ms" },
		],
	};
}

function measureHydration(browser: Browser, address: string): Promise<Hydration> {
	return withSlowPhone(browser, GOOD_4G, async (page) => {
		const scripts = new Set<string>();
		const addScript = (request: Request) => {
			if (request.resourceType() === "script") scripts.add(request.url());
		};
		page.on("request", addScript);
		await page.addInitScript(observeLongTasks);
		await page.goto(address, { waitUntil: "load" });
		const startedAt = await page.evaluate(() => performance.now());
		await hydrate(page);
		const hydratedAt = await page.evaluate(() => performance.now());
		page.off("request", addScript);
		await page.waitForTimeout(REST_MS);
		const tasks = await page.evaluate(() => (window as unknown as { tasks: LongTask[] }).tasks);
		const sizes = await Promise.all([...scripts].map(getTransferSize));
		return {
			files: scripts.size,
			bytes: sizes.reduce((total, size) => total + size, 0),
			tasks: tasks.filter(({ start }) => start >= startedAt).map(({ duration }) => duration),
			after: hydratedAt - startedAt,
		};
	});
}

/** Runs in the page. */
function observeLongTasks(): void {
	const tasks: LongTask[] = [];
	Object.assign(window, { tasks });
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries())
			tasks.push({ start: startTime, duration });
	}).observe({ type: "longtask", buffered: true });
}
