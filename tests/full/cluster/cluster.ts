import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStores, type Stores } from "../../../app/enquiries/open-stores.ts";
import { findFreePort } from "../../support/free-port.ts";
import { describeTemporary, launchNginx } from "../../support/nginx.ts";
import { makeEmptyFolder, makeProjectFolder, ROOT } from "../../support/project-folder.ts";
import { type NodeProcess, startNode } from "../crash/node-process.ts";
import { fillInNginx, takeTlsAway } from "../deploy/fill-in-nginx.ts";

export const NODES = 2;

/** Nodes of one PostgreSQL behind nginx as deploy/ ships it, without TLS. */
export type Cluster = {
	/** Of nginx. */
	origin: string;
	nodes: readonly NodeProcess[];
	stores: Stores;
	stop: () => Promise<void>;
};

export async function startCluster(databaseUrl: string): Promise<Cluster> {
	const folder = makeProjectFolder();
	const stores = await openStores({ DATA_DIR: folder.dataDir, DATABASE_URL: databaseUrl });
	const dataFolders = Array.from({ length: NODES }, makeEmptyFolder);
	const nodes = await Promise.all(
		dataFolders.map(({ dataDir }) =>
			startNode(folder.path, {
				DATA_DIR: dataDir,
				DATABASE_URL: databaseUrl,
				TRUST_PROXY: "1",
				RATE_LIMIT_ENQUIRIES: "100000/1s",
			}),
		),
	);
	const http = await findFreePort();
	const nginx = await launchNginx(({ folder: place, port }) => {
		writeFileSync(join(place, "mime.types"), "types { text/html html; }\n");
		writeFileSync(join(place, "kiteline-nodes.conf"), nameNodes(nodes));
		const text = takeTlsAway(fillInNginx(place, { http, https: port }));
		const inside = `http {\n\t${describeTemporary(place)}`;
		return `daemon off;\n${text.replace("http {", inside)}`;
	}, "/readyz");
	return {
		origin: nginx.origin,
		nodes,
		stores,
		stop: async () => {
			await nginx.stop();
			await Promise.all(nodes.map((node) => node.end("SIGTERM")));
			await stores.database.close();
			for (const { remove } of [folder, ...dataFolders]) remove();
		},
	};
}

/** Each node by the lines that deploy/nginx-nodes.conf has for the one of a single machine. */
function nameNodes(nodes: readonly NodeProcess[]): string {
	const lines = readFileSync(join(ROOT, "deploy/nginx-nodes.conf"), "utf8")
		.split("\n")
		.filter((line) => line.startsWith("server "));
	return nodes
		.flatMap(({ port }) => lines.map((line) => line.replace(":3000", `:${port}`)))
		.join("\n");
}
