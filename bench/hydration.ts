import type { Browser, Request } from "playwright-core";
import { hydrate } from "../tests/support/browser.ts";
import { getMedian, type Table } from "./figures.ts";
import { GOOD_4G, getTransferSize, repeat, withSiteAndBrowser, withSlowPhone } from "./site.ts";

/** Limits of the scripts in KB. */
const PAGES = [
	{ name: "home", path: "/", scripts: { most: 118, peer: 106 } },
	{ name: "contact", path: "/contact", scripts: { most: 124 } },
];
const REST_MS = 1_000;

type LongTask = { start: number; duration: number };

export function measureHydration(isThorough: boolean): Promise<Table[]> {
	return withSiteAndBrowser(async ({ origin }, browser) => {
		const tables: Table[] = [];
		for (const { name, path, scripts } of PAGES) {
			const visits = await repeat(isThorough ? 9 : 5, () => visit(browser, origin + path));
			const median = (figure: keyof (typeof visits)[number]) =>
				getMedian(visits.map((measured) => measured[figure]));
			tables.push({
				title: `hydration of ${name}`,
				figures: [
					{
						title: "scripts after the first intent",
						value: median("bytes") / 1000,
						unit: "KB",
						...scripts,
					},
					{ title: "script files", value: median("files"), unit: "files" },
					{
						title: "the script that measures speed, after them",
						value: median("measuring") / 1000,
						unit: "KB",
					},
					{ title: "long tasks", value: median("tasks"), unit: "tasks", most: 0 },
					{
						title: "the longest task of more than 50 ms",
						value: median("longest"),
						unit: "ms",
						most: 50,
					},
					{ title: "from the intent to hydrated", value: median("after"), unit: "ms" },
				],
			});
		}
		return tables;
	});
}

/** Scripts in bytes, and the one that measures speed, the number of long tasks, the longest one and the time to hydration in ms. */
function visit(browser: Browser, address: string) {
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
		const hydrating = [...scripts].filter((address) => !isMeasuring(address));
		await page.waitForTimeout(REST_MS);
		page.off("request", addScript);
		const all = await page.evaluate(() => (window as unknown as { tasks: LongTask[] }).tasks);
		const tasks = all.filter(({ start }) => start >= startedAt).map(({ duration }) => duration);
		const sumUp = async (addresses: readonly string[]) =>
			(await Promise.all(addresses.map(getTransferSize))).reduce((sum, size) => sum + size, 0);
		return {
			files: hydrating.length,
			bytes: await sumUp(hydrating),
			measuring: await sumUp([...scripts].filter(isMeasuring)),
			tasks: tasks.length,
			longest: Math.max(0, ...tasks),
			after: hydratedAt - startedAt,
		};
	});
}

const isMeasuring = (address: string) => address.includes("/measure-speed-");

/** Runs in the page. */
function observeLongTasks(): void {
	const tasks: LongTask[] = [];
	Object.assign(window, { tasks });
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries())
			tasks.push({ start: startTime, duration });
	}).observe({ type: "longtask", buffered: true });
}
