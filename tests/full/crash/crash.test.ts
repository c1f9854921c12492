import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readDeliveries, readFormKey } from "../../support/enquiries.ts";
import { findFreePort } from "../../support/free-port.ts";
import { findNginx } from "../../support/nginx.ts";
import { type Postgres, startPostgres } from "../../support/postgres.ts";
import { makeProjectFolder } from "../../support/project-folder.ts";
import { isShort } from "../../support/short.ts";
import { runCrash } from "./crash-run.ts";
import { startNode } from "./node-process.ts";
import { startCalmReceivers } from "./receivers.ts";
import { sendEnquiries } from "./visitors.ts";

const LOAD = isShort
	? { rate: 20, seconds: 4, every: 1.5, mayStall: false }
	: { rate: 30, seconds: 12, every: 3, mayStall: true };

const hasNginx = findNginx() !== null;
if (!hasNginx)
	console.log(
		"Two nodes behind nginx are left out (Debian, as root: apt-get install nginx-light).",
	);

let postgres: Postgres;

beforeAll(async () => {
	postgres = await startPostgres({ isDurable: !isShort });
	return () => postgres.stop();
}, 60_000);

const PLACES = [
	{ where: "one node on SQLite", hasPostgres: false, nodes: 1 },
	{ where: "one node on PostgreSQL", hasPostgres: true, nodes: 1 },
	{ where: "two nodes on PostgreSQL behind nginx", hasPostgres: true, nodes: 2 },
].filter(({ nodes }) => nodes === 1 || hasNginx);

describe.each(PLACES)("$where", ({ hasPostgres, nodes }) => {
	test.each(["SIGKILL", "SIGTERM"] as const)(
		"nothing acknowledged is lost or stored twice by %s again and again, and everything is delivered",
		async (signal) => {
			const databaseUrl = hasPostgres ? await postgres.createDatabase() : undefined;
			await runCrash({ databaseUrl, nodes, signal, ...LOAD });
		},
		180_000,
	);
});

test("while nobody listens pages are served, and later every delivery arrives once by the schedule alone", async () => {
	const folder = makeProjectFolder();
	onTestFinished(folder.remove);
	const [mailPort, hookPort] = [await findFreePort(), await findFreePort()];
	const unheard = await startCalmReceivers({ mailPort, hookPort });
	await unheard.stop();
	const node = await startNode(folder.path, {
		...unheard.settings,
		DATA_DIR: folder.dataDir,
		RATE_LIMIT_ENQUIRIES: "100000/1s",
	});
	onTestFinished(() => node.end("SIGKILL"));
	const formKey = readFormKey(folder);
	const sent = await sendEnquiries({ origin: node.origin, formKey, rate: 10, seconds: 2 });
	// The first tries are at once, after 5 s and after a further minute.
	const tries = isShort ? 1 : 2;
	const areTried = () => readDeliveries(folder).every(({ attempts }) => Number(attempts) >= tries);
	await expect.poll(areTried, { timeout: 30_000 }).toBe(true);
	for (const path of ["/", "/contact", "/readyz"])
		expect((await fetch(node.origin + path)).status, path).toBe(200);

	const receivers = await startCalmReceivers({ mailPort, hookPort });
	onTestFinished(receivers.stop);
	const states = () => [...new Set(readDeliveries(folder).map(({ state }) => state))];
	await expect.poll(states, { timeout: 120_000, interval: 200 }).toEqual(["delivered"]);
	for (const ids of Object.values(receivers.listAcknowledged())) {
		expect(ids).toHaveLength(sent.length);
		expect(new Set(ids).size).toBe(sent.length);
	}
}, 180_000);
