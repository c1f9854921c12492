import type { Browser, Request } from "playwright-core";
import { hydrate } from "../tests/support/browser.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { getMedian, type Part, type Table } from "./figures.ts";
import { weigh, withSite } from "./site.ts";
import { GOOD_4G, openSlowPhone } from "./slow-phone.ts";

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
	measure: async ({ isThorough, print }) =>
		withSite(async ({ origin }) => {
			const browser = await launchChromium();
			const tables: Table[] = [];
			for (const [name, { path, scripts }] of Object.entries(PAGES)) {
				const visits: Hydration[] = [];
				for (let round = 0; round < (isThorough ? 9 : 5); round++)
					visits.push(await watchHydration(browser, origin + path));
				tables.push(toTable(`hydration of ${name}`, visits, scripts));
				print(`${name} hydrated`);
			}
			await browser.close();
			return tables;
		}),
};

function toTable(
	title: string,
	visits: readonly Hydration[],
	scripts: { limit: { most: number }; peer?: number },
): Table {
	const getValue = (read: (visit: Hydration) => number) => getMedian(visits.map(read));
	const size = getValue(({ bytes }) => bytes) / 1000;
	const files = getValue((visit) => visit.files);
	const tasks = getValue((visit) => visit.tasks.length);
	const longest = getValue((visit) => Math.max(0, ...visit.tasks));
	const after = getValue((visit) => visit.after);
	return {
		title,
		figures: [
			{ title: "scripts after the first intent", value: size, unit: "KB", ...scripts },
			{ title: "script files", value: files, unit: "files" },
			{ title: "long tasks", value: tasks, unit: "tasks", ...NO_TASK },
			{ title: "the longest task of more than 50 ms", value: longest, unit: "ms", ...LONGEST },
			{ title: "from the intent to hydrated", value: after, unit: "ms" },
		],
	};
}

async function watchHydration(browser: Browser, address: string): Promise<Hydration> {
	const page = await openSlowPhone(browser, GOOD_4G);
	const scripts = new Set<string>();
	const noteScript = (request: Request) => {
		if (request.resourceType() === "script") scripts.add(request.url());
	};
	page.on("request", noteScript);
	await page.addInitScript(noteLongTasks);
	await page.goto(address, { waitUntil: "load" });
	const begun = await page.evaluate(() => performance.now());
	await hydrate(page);
	const hydrated = await page.evaluate(() => performance.now());
	page.off("request", noteScript);
	await page.waitForTimeout(REST_MS);
	const tasks = await page.evaluate(() => (window as unknown as { tasks: LongTask[] }).tasks);
	await page.context().close();
	const sizes = await Promise.all([...scripts].map(weigh));
	return {
		files: scripts.size,
		bytes: sizes.reduce((total, size) => total + size, 0),
		tasks: tasks.filter(({ start }) => start >= begun).map(({ duration }) => duration),
		after: hydrated - begun,
	};
}

/** Runs in the page. */
function noteLongTasks(): void {
	const tasks: LongTask[] = [];
	Object.assign(window, { tasks });
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries())
			tasks.push({ start: startTime, duration });
	}).observe({ type: "longtask", buffered: true });
}
