import type { Browser, Request } from "playwright-core";
import { hydrate } from "../../tests/support/browser.ts";
import { AS_BROWSER, getRaw } from "../get-raw.ts";
import { GOOD_4G, openSlowPhone } from "../slow-phone.ts";

const REST_MS = 1_000;

export type Hydration = {
	/** Of the bodies of all script files that it took, as they come over the line. */
	bytes: number;
	files: number;
	/** Durations in ms of tasks that held the page up. */
	tasks: number[];
	/** From the visitor's first sign, in ms. */
	after: number;
};

type Noted = { longTasks: { start: number; duration: number }[] };

/** Loads a page, touches it, and waits until React has taken it over. */
export async function watchHydration(browser: Browser, address: string): Promise<Hydration> {
	const { page, leave } = await openSlowPhone(browser, GOOD_4G);
	const scripts = new Set<string>();
	const noteScript = (request: Request) => {
		if (/\.m?js(\?|$)/.test(request.url())) scripts.add(request.url());
	};
	page.on("request", noteScript);
	await page.addInitScript(noteLongTasks);
	await page.addInitScript(saveData);
	await page.goto(address, { waitUntil: "load" });
	const begun = await page.evaluate(() => performance.now());
	await hydrate(page);
	const hydrated = await page.evaluate(() => performance.now());
	page.off("request", noteScript);
	await page.waitForTimeout(REST_MS);
	const noted = await page.evaluate(() => (window as unknown as Noted).longTasks);
	await leave();
	const bodies = await Promise.all([...scripts].map(weigh));
	return {
		bytes: bodies.reduce((sum, bytes) => sum + bytes, 0),
		files: scripts.size,
		tasks: noted.filter(({ start }) => start >= begun).map(({ duration }) => duration),
		after: hydrated - begun,
	};
}

/** What is fetched ahead of other pages is none of this one's. */
function saveData(): void {
	Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

async function weigh(address: string): Promise<number> {
	return (await getRaw(address, AS_BROWSER)).body.length;
}

function noteLongTasks(): void {
	const { longTasks } = Object.assign(window, { longTasks: [] as Noted["longTasks"] });
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries())
			longTasks.push({ start: startTime, duration });
	}).observe({ type: "longtask", buffered: true });
}
