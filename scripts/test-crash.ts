/**
 * `npm run test:crash`: visitors send 50 enquiries a second for 30 s while the server is ended every 3 s, by
 * kill -9 and by SIGTERM, on SQLite, on PostgreSQL and on two nodes behind nginx, with receivers that drop,
 * stall and refuse. Then what was acknowledged is compared with what is stored and what has arrived. At the end
 * nobody listens to the deliveries for a minute.
 */
import { runAway } from "../tests/full/crash/away-run.ts";
import { runCrash } from "../tests/full/crash/crash-run.ts";
import { findBroken } from "../tests/full/crash/find-broken.ts";
import { planCrashes } from "../tests/full/crash/plans.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { buildIfStale } from "./fresh-build.ts";

const AWAY_SECONDS = 60;
const LOAD = { rate: 50, seconds: 30, every: 3, mayStall: true };

buildIfStale();
const postgres = await startPostgres({ isDurable: true });
let hasBroken = false;
try {
	for (const plan of await planCrashes(postgres, LOAD)) {
		const report = await runCrash(plan);
		const broken = findBroken(report, plan);
		hasBroken ||= broken.length > 0;
		const { title, ends, sent, acknowledged, stored, lost, twice, refused } = report;
		const { mails, webhooks, refired, latency } = report;
		console.log(`\n${title}: ended ${ends} times`);
		console.log(`  ${sent} sent, ${acknowledged} acknowledged, ${stored} stored`);
		console.log(`  ${lost} lost, ${twice} stored twice, ${refused} broken off`);
		console.log(
			`  e-mail: ${mails.delivered} delivered, ${mails.repeated} of them twice, ${mails.missing} missing`,
		);
		console.log(
			`  webhook: ${webhooks.delivered} delivered, ${webhooks.repeated} of them twice, ${webhooks.missing} missing`,
		);
		console.log(`  ${refired} had failed for good and were fired again by command`);
		console.log(
			`  an acknowledgement took ${latency.median.toFixed(1)} ms, 99% of them at most ${latency.p99.toFixed(1)} ms`,
		);
		for (const words of broken) console.log(`  BROKEN: ${words}`);
	}
	const { sent, mails, webhooks, took, mostTries } = await runAway(AWAY_SECONDS);
	console.log(`\nNobody listens for ${AWAY_SECONDS} s: ${sent} sent`);
	console.log(
		`  ${mails} by e-mail, ${webhooks} by webhook, all within ${took.toFixed(0)} s and ${mostTries} tries`,
	);
	if (mails !== sent || webhooks !== sent) {
		hasBroken = true;
		console.log("  BROKEN: not each arrived once");
	}
} finally {
	await postgres.stop();
}
console.log(hasBroken ? "\nA promise was broken" : "\nEvery promise held");
process.exit(hasBroken ? 1 : 0);
