import type { Browser, Page } from "playwright-core";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";

/** Latency in ms, throughput in Mbit/s. */
type Line = { latency: number; down: number; up: number };

export const SLOW_4G: Line = { latency: 150, down: 1.6, up: 0.75 };
/** For clicks and hydration. */
export const GOOD_4G: Line = { latency: 100, down: 4, up: 4 };
const CPU_RATE = 4;
const BYTES_PER_MBIT = 125_000;

/** A new visitor with an empty cache, on a phone that DevTools throttles: a quarter of the CPU. */
export async function openSlowPhone(browser: Browser, { latency, down, up }: Line): Promise<Page> {
	const context = await browser.newContext(PHONE_VISIT);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency,
		downloadThroughput: down * BYTES_PER_MBIT,
		uploadThroughput: up * BYTES_PER_MBIT,
	});
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
	return page;
}
