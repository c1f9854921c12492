import { beforeAll, expect, test } from "vitest";
import { findNginx } from "../../support/nginx.ts";
import { type Postgres, startPostgres } from "../../support/postgres.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { runDirect } from "./direct-run.ts";
import { findBrokenDirect, findBrokenProxied, findBrokenStoreless } from "./find-broken.ts";
import { runProxied } from "./proxied-run.ts";
import { runStoreless } from "./storeless-run.ts";

// The short form of `npm run test:cluster`.
const hasNginx = findNginx() !== null;
if (!hasNginx) console.log("There is no nginx, so two nodes behind it are left out.");

let postgres: Postgres;
let cluster: Cluster;

beforeAll(async () => {
	if (!hasNginx) return;
	postgres = await startPostgres();
	cluster = await startCluster(await postgres.createDatabase());
	return async () => {
		await cluster.stop();
		await postgres.stop();
	};
}, 120_000);

test.skipIf(!hasNginx)(
	"behind nginx a killed node costs nobody an answer, and no enquiry",
	async () => {
		const report = await runProxied(cluster, { enquiries: 15, pages: 40, every: 4, times: 2 });
		expect(findBrokenProxied(report), JSON.stringify(report)).toEqual([]);
	},
	120_000,
);

test.skipIf(!hasNginx)(
	"a killed node costs only what it had in hand",
	async () => {
		const report = await runDirect(cluster, { every: 2, times: 1 });
		expect(findBrokenDirect(report), JSON.stringify(report)).toEqual([]);
	},
	120_000,
);

test.skipIf(!hasNginx)(
	"without PostgreSQL pages are served, and forms come back with their words",
	async () => {
		const report = await runStoreless(cluster, postgres, 3);
		expect(findBrokenStoreless(report), JSON.stringify(report)).toEqual([]);
	},
	120_000,
);
