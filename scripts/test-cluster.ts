/**
 * `npm run test:cluster`: two nodes behind nginx, configured as deploy/ ships it, on one PostgreSQL. While
 * visitors send 30 enquiries and ask for 100 pages a second, one node is killed every 5 s for a minute; then
 * visitors ask the nodes themselves, while they are killed; then PostgreSQL is away. What was acknowledged is
 * compared with what is stored.
 */
import { startCluster } from "../tests/full/cluster/cluster.ts";
import { runDirect } from "../tests/full/cluster/direct-run.ts";
import {
	findBrokenDirect,
	findBrokenProxied,
	findBrokenStoreless,
} from "../tests/full/cluster/find-broken.ts";
import { runProxied } from "../tests/full/cluster/proxied-run.ts";
import { runStoreless } from "../tests/full/cluster/storeless-run.ts";
import { findNginx } from "../tests/support/nginx.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { buildIfStale } from "./fresh-build.ts";

const PROXIED = { enquiries: 30, pages: 100, every: 5, times: 12 };
const DIRECT = { every: 5, times: 4 };
const STORELESS_SECONDS = 10;

if (!findNginx()) {
	console.error("This test needs nginx (Debian, as root: apt-get install nginx-light).");
	process.exit(1);
}
buildIfStale();
const postgres = await startPostgres({ isDurable: true });
const cluster = await startCluster(await postgres.createDatabase());
const broken: string[] = [];
try {
	const proxied = await runProxied(cluster, PROXIED);
	const failed = Object.values(proxied.failed).reduce((sum, count) => sum + count, 0);
	tell("through nginx, a node killed every 5 s", findBrokenProxied(proxied), {
		"nodes killed": proxied.kills,
		"longest away": `${(proxied.longestAway / 1_000).toFixed(1)} s`,
		pages: proxied.pages,
		enquiries: proxied.enquiries,
		"failed requests": failed,
		"sent away for 2 s, as a node was busy": proxied.sentAway,
		...describeKept(proxied),
	});
	const direct = await runDirect(cluster, DIRECT);
	tell("to the nodes themselves", findBrokenDirect(direct), {
		"nodes killed": direct.kills,
		requests: direct.requests,
		"in flight on killed nodes": direct.inFlight,
		"of them failed": direct.failedInFlight,
		"failed elsewhere": direct.failedElsewhere + direct.refusedElsewhere,
		...describeKept(direct),
	});
	const storeless = await runStoreless(cluster, postgres, STORELESS_SECONDS);
	tell(`PostgreSQL away for ${STORELESS_SECONDS} s`, findBrokenStoreless(storeless), {
		pages: storeless.pages,
		"failed pages": storeless.failedPages,
		"forms that came back with every word": storeless.keptForms,
		"forms that came to nothing": storeless.failedForms,
		...describeKept(storeless),
	});
} finally {
	await cluster.stop();
	await postgres.stop();
}
console.log(broken.length > 0 ? "\nA promise was broken" : "\nEvery promise held");
process.exit(broken.length > 0 ? 1 : 0);

function describeKept({
	acknowledged,
	lost,
	twice,
}: Record<"acknowledged" | "lost" | "twice", number>) {
	return { acknowledged, "acknowledged and lost": lost, "stored twice": twice };
}

function tell(title: string, faults: string[], rows: Record<string, number | string>): void {
	console.log(`\n${title}`);
	for (const [name, value] of Object.entries(rows))
		console.log(`  ${name.padEnd(40)}${String(value).padStart(8)}`);
	for (const words of faults) console.log(`  BROKEN: ${words}`);
	broken.push(...faults);
}
