import { expect, test } from "vitest";
import { openAttacked, runAttack } from "./run-attacks.ts";

/** The short form of `npm run test:attack`: a sample from all over it. */
const SHARE = 0.03;

test("hostile requests of every kind are answered in words, change nothing and harm nobody", async () => {
	const { target, attacks, finish } = await openAttacked();
	const faults = [];
	for (const attack of attacks) {
		const report = await runAttack(attack, target, SHARE);
		expect(report.sent, attack.title).toBeGreaterThan(0);
		faults.push(...report.faults.map((fault) => `${attack.title}: ${fault}`));
	}
	faults.push(...(await finish()));
	expect(faults).toEqual([]);
}, 300_000);
