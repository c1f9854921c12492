import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { type NodeProcess, startNode } from "../tests/reliability/crash/node-process.ts";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";
import { createProjectFolder } from "../tests/support/project-folder.ts";

/** The pages whose speed has limits, by template. */
export const KEY_PAGES = {
	home: TEMPLATES.home,
	service: TEMPLATES["service with sub-services"],
	city: TEMPLATES.city,
	district: TEMPLATES.district,
	post: TEMPLATES.post,
	contact: "/contact",
} as const;

export const SLOW_4G = toNetwork(150, 1.6, 0.75);
export const GOOD_4G = toNetwork(100, 4, 4);
const CPU_SLOWDOWN = 4;

/** Latency in ms, throughput in Mbit/s. */
function toNetwork(latency: number, down: number, up: number) {
	const bytesPerMbit = 125_000;
	return {
		latency,
		downloadThroughput: down * bytesPerMbit,
		uploadThroughput: up * bytesPerMbit,
	};
}

/** Runs `work` with the built site in a process of its own, by default with the shipped content. */
export async function withSite<T>(
	work: (site: NodeProcess) => Promise<T>,
	folder = createProjectFolder(),
): Promise<T> {
	try {
		const site = await startNode(folder.path, { DATA_DIR: folder.dataDir });
		try {
			return await work(site);
		} finally {
			await site.end("SIGTERM");
		}
	} finally {
		folder.remove();
	}
}

export function withSiteAndBrowser<T>(
	work: (site: NodeProcess, browser: Browser) => Promise<T>,
	browserArguments: readonly string[] = [],
): Promise<T> {
	return withSite(async (site) => {
		const browser = await launchChromium(browserArguments);
		try {
			return await work(site, browser);
		} finally {
			await browser.close();
		}
	});
}

export async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	for (let round = 0; round < count; round++) results.push(await work());
	return results;
}

/** Runs `work` on a phone that DevTools throttles, with an empty cache and a quarter of the CPU. */
export async function withSlowPhone<T>(
	browser: Browser,
	network: typeof SLOW_4G,
	work: (page: Page) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext(PHONE_VISIT);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	const result = await work(page);
	await context.close();
	return result;
}

/** Bytes of a body in Brotli. */
export async function getTransferSize(address: string): Promise<number> {
	const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
	await response.arrayBuffer();
	return Number(response.headers.get("Content-Length") ?? Number.NaN);
}

/** Resident memory of a process, in MB. */
export function getMemory({ pid }: NodeProcess): number {
	const status = readFileSync(`/proc/${pid()}/status`, "utf8");
	const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}
