/**
 * `npm run test:attack`: a site as `npm start` runs it, with a CMS in hostile hands, is sent hostile paths, parameters,
 * forms, pictures and messages, odd, slow and oversized requests, and poison for what it keeps. No answer may be a
 * fault of the server's or lack a header, nothing may come back as mark-up, and no page may be another one afterwards.
 * `-- 0.1` sends a tenth of it.
 */
import { openAttacked, runAttack } from "../tests/full/attack/run-attacks.ts";
import { buildIfStale } from "./fresh-build.ts";

const share = Number(process.argv[2] ?? 1);
if (!(share > 0 && share <= 1)) {
	console.error(
		`${process.argv[2]} is no share of the attacks: give a number up to 1, as in npm run test:attack -- 0.1`,
	);
	process.exit(1);
}

const MOST_SHOWN = 20;
let broken = 0;
const showFaults = (faults: readonly string[]) => {
	broken += faults.length;
	for (const fault of faults.slice(0, MOST_SHOWN)) console.log(`  BROKEN: ${fault}`);
	if (faults.length > MOST_SHOWN) console.log(`  BROKEN: and ${faults.length - MOST_SHOWN} more`);
};

const describeMemory = () => {
	const memory = target.readMemory();
	return memory === null ? "" : `, the process takes ${Math.round(memory / 1e6)} MB`;
};

buildIfStale();
const { target, attacks, finish } = await openAttacked();
let sent = 0;
for (const attack of attacks) {
	const begun = performance.now();
	const report = await runAttack(attack, target, share);
	sent += report.sent;
	const statuses = [...report.statuses].sort(([a], [b]) => a - b);
	const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
	console.log(`\n${attack.title}: ${report.sent} answers in ${seconds} s${describeMemory()}`);
	console.log(`  ${statuses.map(([status, times]) => `${status}: ${times}`).join(", ")}`);
	showFaults(report.faults);
}
console.log("\nAfter all of it");
showFaults(await finish());
console.log(
	broken > 0 ? `\n${broken} promises were broken` : `\n${sent} answers, every promise held`,
);
process.exit(broken > 0 ? 1 : 0);
