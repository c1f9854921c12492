import { type NodeProcess, startNode } from "../tests/full/crash/node-process.ts";
import { TEMPLATES } from "../tests/support/addresses.ts";
import { makeEmptyFolder, makeProjectFolder } from "../tests/support/project-folder.ts";

/** The pages whose speed has limits, by template. */
export const KEY_PAGES = {
	home: TEMPLATES.home,
	service: TEMPLATES["service with sub-services"],
	city: TEMPLATES.city,
	district: TEMPLATES.district,
	post: TEMPLATES.post,
	contact: "/contact",
} as const;

/** Runs `work` with the built site in a process of its own; `fill` writes other content for it. */
export async function withSite<T>(
	work: (site: NodeProcess) => Promise<T>,
	fill?: (folder: string) => void,
): Promise<T> {
	const folder = fill ? makeEmptyFolder() : makeProjectFolder();
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

/** Bytes of the Brotli response of an address, as they come over the line. */
export async function weigh(address: string): Promise<number> {
	const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
	await response.arrayBuffer();
	return Number(response.headers.get("Content-Length") ?? Number.NaN);
}
