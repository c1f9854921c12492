import type { BrowserContextOptions, Page } from "playwright-core";
import { PHONE } from "./browser.ts";

/** A phone's visit, with another user agent than headless Chromium's, which counts as a crawler. */
export const PHONE_VISIT: BrowserContextOptions = {
	viewport: PHONE,
	deviceScaleFactor: 3,
	isMobile: true,
	hasTouch: true,
	// This is the agency's zone: in another one free times are shown by scripts.
	timezoneId: "Asia/Kolkata",
	userAgent:
		"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

/** A visible layout shift: its score, and the moved nodes. */
type Shift = { score: number; moved: string[] };

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Records layout shifts. Runs in the page. */
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
