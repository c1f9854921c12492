import { type NodeProcess, startNode } from "../tests/full/crash/node-process.ts";
import { makeEmptyFolder, makeProjectFolder } from "../tests/support/project-folder.ts";

/** The built site in a process of its own, as `npm start` runs it, until the work is done. */
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
