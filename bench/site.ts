import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { type NodeProcess, startNode } from "../tests/reliability/crash/node-process.ts";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { launchChromium } from "../tests/support/chromium.ts";
import { PHONE_VISIT } from "../tests/support/first-visit.ts";
import { createEmptyFolder, createProjectFolder } from "../tests/support/project-folder.ts";

/** The pages whose speed has limits, by template. */
export const KEY_PAGES = {
	home: TEMPLATES.home,
	service: TEMPLATES["service with sub-services"],
	city: TEMPLATES.city,
	district: TEMPLATES.district,
	post: TEMPLATES.post,
	contact: "/contact",
} as const;

/** Latency in ms, throughput in Mbit/s. */
type Network = { latency: number; down: number; up: number };

export const SLOW_4G: Network = { latency: 150, down: 1.6, up: 0.75 };
/** For clicks and hydration. */
export const GOOD_4G: Network = { latency: 100, down: 4, up: 4 };
const CPU_SLOWDOWN = 4;
const BYTES_PER_MBIT = 125_000;

/** Runs `work` with the built site in a process of its own; `fill` writes other content for it. */
export async function withSite<T>(
	work: (site: NodeProcess) => Promise<T>,
	fill?: (folder: string) => void,
): Promise<T> {
	const folder = fill ? createEmptyFolder() : createProjectFolder();
	try {
		fill?.(folder.path);
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

/** The same with a browser. */
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

/** Runs `work` that many times, one after the other. */
export async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	for (let round = 0; round < count; round++) results.push(await work());
	return results;
}

/** Runs `work` on a phone that DevTools throttles, with an empty cache and a quarter of the CPU. */
export async function withSlowPhone<T>(
	browser: Browser,
	{ latency, down, up }: Network,
	work: (page: Page) => Promise<T>,
): Promise<T> {
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
