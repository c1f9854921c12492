import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { startDeployedNginx } from "../../support/nginx.ts";
import { type NodeProcess, startNode } from "../../support/node-process.ts";
import { openFolder } from "../../support/started-process.ts";

/** The time in ms between two ends, longer than nginx leaves out a node that failed. */
const BACK_MS = 2_500;

export type Nodes = Awaited<ReturnType<typeof startNodes>>;

/**
 * Starts one node on SQLite or PostgreSQL, or more on one PostgreSQL behind nginx as deploy/ ships it. They end with
 * the test.
 */
export async function startNodes(
	count: number,
	databaseUrl: string | undefined,
	settings: Record<string, string>,
) {
	const folders = Array.from({ length: count }, () => openFolder());
	const dataDir = folders[0]?.dataDir ?? "";
	const shared = {
		...settings,
		...(databaseUrl && { DATABASE_URL: databaseUrl }),
		...(count > 1 && { TRUST_PROXY: "1", STOP_GRACE: "1s" }),
		RATE_LIMIT_ENQUIRIES: "100000/1s",
	};
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
	onTestFinished(() => stores.database.close());
	const nodes = await Promise.all(
		folders.map((folder) => startNode(folder.path, { ...shared, DATA_DIR: folder.dataDir })),
	);
	const endAll = async () => {
		await Promise.all(nodes.map((node) => node.end("SIGTERM")));
	};
	onTestFinished(endAll);
	const nginx = count > 1 ? await startDeployedNginx(nodes.map(({ port }) => port)) : null;
	onTestFinished(() => nginx?.stop());
	return {
		nodes,
		stores,
		origin: nginx?.origin ?? nodes[0]?.origin ?? "",
		/** Settings for the commands of the staff. */
		settings: { ...shared, DATA_DIR: dataDir },
		endAll,
		startAll: () => Promise.all(nodes.map((node) => node.startAgain())),
	};
}

export type Ending = { killedAt: number; goneAt: number; backAt: number };

/**
 * Ends one node after the other so many times, and starts it again each time; the next one once all have run for a
 * while.
 */
export async function endInTurn(
	nodes: readonly NodeProcess[],
	{ signal, times, every }: { signal: "SIGKILL" | "SIGTERM"; times: number; every: number },
): Promise<Ending[]> {
	const endings: Ending[] = [];
	const inTurn = Array.from({ length: times }, () => nodes).flat();
	for (const node of inTurn.slice(0, times)) {
		await wait(Math.max(every * 1_000, nodes.length > 1 ? BACK_MS : 0));
		const killedAt = performance.now();
		await node.end(signal);
		const goneAt = performance.now();
		await node.startAgain();
		endings.push({ killedAt, goneAt, backAt: performance.now() });
	}
	return endings;
}
