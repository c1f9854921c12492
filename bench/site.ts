import { readFileSync } from "node:fs";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { type NodeProcess, startNode } from "../tests/support/node-process.ts";
import { createProjectFolder } from "../tests/support/project-folder.ts";

/** The pages whose speed has limits, by template. */
export const KEY_PAGES = {
	home: TEMPLATES.home,
	service: TEMPLATES["service with sub-services"],
	city: TEMPLATES.city,
	district: TEMPLATES.district,
	blog: TEMPLATES.blog,
	post: TEMPLATES.post,
	contact: "/contact",
} as const;

/** Runs `work` with the built site in a process of its own, with the shipped content. */
export async function withSite<T>(work: (site: NodeProcess) => Promise<T>): Promise<T> {
	const folder = createProjectFolder();
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

export async function repeat<T>(count: number, work: () => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	for (let round = 0; round < count; round++) results.push(await work());
	return results;
}

/** Lists the paths of all pages, from the sitemap. */
export async function listPaths(origin: string): Promise<string[]> {
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
	return Array.from(
		sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
		([, url = ""]) => new URL(url).pathname,
	);
}

/** Returns the bytes of a body in Brotli. */
export async function getTransferSize(address: string): Promise<number> {
	const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
	await response.arrayBuffer();
	return Number(response.headers.get("Content-Length") ?? Number.NaN);
}

/** Returns the resident memory of a process, in MB. */
export function getMemory({ pid }: NodeProcess): number {
	const status = readFileSync(`/proc/${pid()}/status`, "utf8");
	const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}
