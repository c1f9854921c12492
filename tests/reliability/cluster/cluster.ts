import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { fillInNginx, takeTlsAway } from "../../release/deploy/fill-in-nginx.ts";
import { isShort } from "../../support/is-short.ts";
import { findFreePort } from "../../support/listen.ts";
import { formatTemporaryPaths, launchNginx } from "../../support/nginx.ts";
import { startPostgres } from "../../support/postgres.ts";
import { createProjectFolder, ROOT } from "../../support/project-folder.ts";
import { type NodeProcess, startNode } from "../crash/node-process.ts";

/** Longer than a node rests at nginx after it failed: the next one is not killed before. */
const BACK_MS = 2_500;

/** Two nodes of one PostgreSQL behind nginx as deploy/ ships it, without TLS. */
export async function startCluster() {
	const postgres = await startPostgres({ isDurable: !isShort });
	const DATABASE_URL = await postgres.createDatabase();
	const folders = [createProjectFolder(), createProjectFolder()];
	const stores = await openStores({ DATA_DIR: "nowhere", DATABASE_URL });
	const nodes = await Promise.all(
		folders.map(({ path, dataDir }) =>
			startNode(path, {
				DATA_DIR: dataDir,
				DATABASE_URL,
				TRUST_PROXY: "1",
				STOP_GRACE: "1s",
				RATE_LIMIT_ENQUIRIES: "100000/1s",
			}),
		),
	);
	const http = await findFreePort();
	const nginx = await launchNginx(({ folder, port }) => {
		writeFileSync(join(folder, "mime.types"), "types { text/html html; }\n");
		writeFileSync(join(folder, "kiteline-nodes.conf"), nameNodes(nodes));
		const text = takeTlsAway(fillInNginx(folder, { http, https: port }));
		const inside = `http {\n\t${formatTemporaryPaths(folder)}`;
		return `daemon off;\n${text.replace("http {", inside)}`;
	}, "/readyz");
	return {
		/** Of nginx. */
		origin: nginx.origin,
		postgres,
		nodes,
		stores,
		formKey: await stores.enquiries.getOrCreateSecret("form"),
		stop: async () => {
			await nginx.stop();
			await Promise.all(nodes.map((node) => node.end("SIGTERM")));
			await stores.database.close();
			await postgres.stop();
			for (const { remove } of folders) remove();
		},
	};
}

/** Each node by the lines that deploy/nginx-nodes.conf has for the one of a single machine. */
function nameNodes(nodes: readonly NodeProcess[]): string {
	const file = readFileSync(join(ROOT, "deploy/nginx-nodes.conf"), "utf8");
	const lines = file.match(/^server .*$/gm)?.join("\n") ?? "";
	return nodes.map(({ port }) => lines.replaceAll(":3000", `:${port}`)).join("\n");
}

/**
 * Ends one node after the other, one every so many seconds, and starts it again each time; says when it was ended, was
 * gone and listened again. On a machine so busy that a start takes longer, the next one is ended later, as two that
 * are away at once are another matter.
 */
export async function endInTurn(
	nodes: readonly NodeProcess[],
	signal: "SIGKILL" | "SIGTERM",
	{ every, times }: { every: number; times: number },
) {
	const begun = performance.now();
	const endings: { node: NodeProcess; killedAt: number; goneAt: number; backAt: number }[] = [];
	const inTurn = Array.from({ length: times }, () => nodes).flat();
	for (const [at, node] of inTurn.slice(0, times).entries()) {
		const earliest = (endings.at(-1)?.backAt ?? begun) + BACK_MS;
		await wait(Math.max(begun + (at + 1) * every * 1_000, earliest) - performance.now());
		const killedAt = performance.now();
		await node.end(signal);
		const goneAt = performance.now();
		await node.startAgain();
		endings.push({ node, killedAt, goneAt, backAt: performance.now() });
	}
	return endings;
}
