import type { BrowserContextOptions } from "playwright-core";
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
