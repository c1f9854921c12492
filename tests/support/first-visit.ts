import type { BrowserContextOptions, Page } from "playwright-core";
import { PHONE } from "./browser.ts";

/** Not the user agent of headless Chromium, which counts as a crawler. */
export const PHONE_VISIT: BrowserContextOptions = {
	viewport: PHONE,
	deviceScaleFactor: 3,
	isMobile: true,
	hasTouch: true,
	userAgent:
		"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

export type FirstVisit = Awaited<ReturnType<typeof recordFirstVisit>>;

/** Opens a page with an empty cache, without any input for `restMs` after `load`. */
export async function recordFirstVisit(page: Page, address: string, restMs: number) {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	const pending = new Map<string, string>();
	const scripts: string[] = [];
	let bytes = 0;
	session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
		if (!request.url.startsWith("http")) return;
		const { pathname } = new URL(request.url);
		pending.set(requestId, `${request.method} ${pathname}`);
		if (type === "Script" || /\.m?js$/.test(pathname)) scripts.push(pathname);
	});
	session.on("Network.requestServedFromCache", ({ requestId }) => pending.delete(requestId));
	session.on("Network.responseReceived", ({ requestId, response }) => {
		if (response.fromDiskCache || response.fromPrefetchCache) pending.delete(requestId);
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		if (pending.has(requestId)) bytes += encodedDataLength;
	});
	await page.addInitScript(observeShifts);
	await page.goto(address, { waitUntil: "load" });
	const scriptsBeforeLoad = [...scripts];
	await page.waitForTimeout(restMs);
	await page.waitForLoadState("networkidle");
	const shifts = await getShifts(page);
	return {
		/** Method and path, in order, without those from the cache. */
		requests: [...pending.values()],
		/** Transferred, with headers. */
		bytes,
		/** Paths of requested scripts: before `load`, and in all. */
		scriptsBeforeLoad,
		scripts,
		shifts,
	};
}

/** A visible layout shift: its score, and the moved nodes. */
type Shift = { score: number; moved: string[] };

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page. */
export function observeShifts(): void {
	const shifts: Shift[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries() as LayoutShift[]) {
			const moved = sources.map(({ node }) => node?.nodeName ?? "gone");
			if (value >= 0.0005) shifts.push({ score: value, moved });
		}
	}).observe({ type: "layout-shift", buffered: true });
}

export function getShifts(page: Page): Promise<Shift[]> {
	return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

export function formatShift({ score, moved }: Shift): string {
	return `${score.toFixed(4)} by ${moved.join(" ")}`;
}
