import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";

/** Latency in ms, throughput in Mbit/s. */
export type Line = { latency: number; down: number; up: number };

export const SLOW_4G: Line = { latency: 150, down: 1.6, up: 0.75 };
/** Of the clicks' figures. */
export const GOOD_4G: Line = { latency: 100, down: 4, up: 4 };
export const CPU_RATE = 4;
const BYTES_PER_MBIT = 125_000;

export type Visitor = { page: Page; session: CDPSession; leave: () => Promise<void> };

/** A new visitor with an empty cache, whose browser is held back by its own tools: a processor four times slower. */
export async function openSlowPhone(
	browser: Browser,
	line: Line,
	options: BrowserContextOptions = {},
): Promise<Visitor> {
	const context = await browser.newContext({ ...PHONE_VISIT, ...options });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", toConditions(line));
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
	return { page, session, leave: () => context.close() };
}

/** As the browser's tools want them. */
export function toConditions({ latency, down, up }: Line) {
	return {
		offline: false,
		latency,
		downloadThroughput: down * BYTES_PER_MBIT,
		uploadThroughput: up * BYTES_PER_MBIT,
	};
}
