import type { BrowserContextOptions, Page } from "playwright-core";
import { PHONE } from "./browser.ts";

/** A phone of today; its browser says nothing of being headless, which would count as a crawler. */
export const PHONE_VISIT: BrowserContextOptions = {
	viewport: PHONE,
	deviceScaleFactor: 3,
	isMobile: true,
	hasTouch: true,
	userAgent:
		"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

export type FirstVisit = Awaited<ReturnType<typeof watchFirstVisit>>;

/** Opens a page that nobody has visited, and does nothing on it for that long after it has loaded. */
export async function watchFirstVisit(page: Page, address: string, restMs: number) {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const asked = new Map<string, string>();
	const scripts: string[] = [];
	let bytes = 0;
	session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
		if (!request.url.startsWith("http")) return;
		const { pathname } = new URL(request.url);
		asked.set(requestId, `${request.method} ${pathname}`);
		if (type === "Script" || /\.m?js$/.test(pathname)) scripts.push(pathname);
	});
	session.on("Network.requestServedFromCache", ({ requestId }) => asked.delete(requestId));
	session.on("Network.responseReceived", ({ requestId, response }) => {
		if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId);
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (asked.has(requestId)) bytes += encodedDataLength;
	});
	await page.addInitScript(noteShifts);
	await page.goto(address, { waitUntil: "load" });
	const scriptsBeforeLoad = [...scripts];
	await page.waitForTimeout(restMs);
	await page.waitForLoadState("networkidle");
	const shifts = await readShifts(page);
	return {
		/** What went over the line, as method and path, in order. */
		requests: [...asked.values()],
		/** All of it, with its headers. */
		bytes,
		/** Paths of script files that were asked for: before the page had loaded, and in all. */
		scriptsBeforeLoad,
		scripts,
		shifts,
	};
}

/** A layout shift that can be seen: its score, and what moved. */
type Shift = { score: number; moved: string[] };

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Keeps every layout shift from the document's first frame on; runs in the page. */
export function noteShifts(): void {
	const shifts: Shift[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries() as LayoutShift[]) {
			const moved = sources.map(({ node }) => node?.nodeName ?? "gone");
			if (value >= 0.0005) shifts.push({ score: value, moved });
		}
	}).observe({ type: "layout-shift", buffered: true });
}

export function readShifts(page: Page): Promise<Shift[]> {
	return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

export function describeShift({ score, moved }: Shift): string {
	return `${score.toFixed(4)} by ${moved.join(" ")}`;
}
