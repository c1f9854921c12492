import { makeProjectFolder } from "../../support/project-folder.ts";
import { type NodeProcess, startNode } from "../crash/node-process.ts";

/**
 * The built site with its posts from this REST base, in a process and a folder of its own, which goes with a
 * SIGKILL.
 */
export async function startSiteOf(
	restBase: string,
	settings: Record<string, string> = {},
): Promise<NodeProcess> {
	const folder = makeProjectFolder();
	const node = await startNode(folder.path, {
		CONTENT_API_URL: restBase,
		DATA_DIR: folder.dataDir,
		...settings,
	}).catch((error: unknown) => {
		folder.remove();
		throw error;
	});
	return {
		...node,
		end: async (signal) => {
			await node.end(signal);
			if (signal === "SIGKILL") folder.remove();
		},
	};
}
