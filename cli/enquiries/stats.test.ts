import { expect, it } from "vitest";
import { openDesk } from "./desk-for-tests.ts";
import { stats } from "./stats.ts";

const RECEIVED = Date.now() - 3_600_000;

it("statistics draw weeks, services, cities, sources and deliveries, the most first", async () => {
	const { run, save, stores } = await openDesk();
	await save({ city: "surat" });
	await save({ service: "seo", verdict: "quarantined" });
	await save({ service: "seo" }, []);
	const { id } = await save({ service: "seo", referrer: "evil\u001B[31m.example" }, ["webhook"]);
	await stores.staff.erase({ id });
	await stores.staff.markSpam((await save()).id);
	const { printed } = await run(stats);
	for (const lines of [
		/^3 received, 1 of them erased since$/m,
		/^1 quarantined, 1 spam/m,
		/20\d\d +#+ 3 so far$/m,
		/^ {2}seo +#+ 2\n {2}no service +#+ 1$/m,
		/^ {2}no city +#+ 2\n {2}surat +#+ 1$/m,
		/^ {2}direct +#+ 2\n {2}evil\uFFFD\[31m\.example +#+ 1$/m,
		/^none +0 +- +- +- +0 +1, no channel$/m,
	])
		expect(printed).toMatch(lines);
	expect((await run(stats, "", { terminal: 80 })).printed).toMatch(/<cyan>█+<\/> 2/);
});

it("statistics tell by channel how long deliveries took, with how many tries, and what is open", async () => {
	const { run, save } = await openDesk();
	for (let at = 1; at <= 20; at++) {
		const delivered_at = new Date(RECEIVED + at * 1_000).toISOString();
		const delivery = { state: "delivered", attempts: at === 20 ? 5 : 1, delivered_at } as const;
		await (await save({}, ["email"], delivery)).receivedAt(new Date(RECEIVED).toISOString());
	}
	await save({}, ["email", "webhook"], { state: "failed" }, { state: "cancelled" });
	await save();
	const { printed } = await run(stats);
	expect(printed).toMatch(/^e-mail +20 +10 s +19 s +1\.2 \(5\) +1 {2}1, not configured$/m);
	expect(printed).toMatch(/^webhook +0 +- +- +- +0 {2}0$/m);
});

it("statistics begin with the week that is asked for, and say what they leave out", async () => {
	const { run, save } = await openDesk();
	expect((await run(stats)).printed).toMatch(/^0 received$/m);
	for (const source of "abcdefghij")
		await (await save({ referrer: `${source}.in` })).receivedAt("2026-04-02T10:00:00Z");
	const { printed } = await run(stats, "--since 2026-04-01");
	expect(printed).toMatch(/since 1 Apr 2026, 00:00.* {2}1 Apr 2026 +#+ 10\n {2}6 Apr 2026 +0$/ms);
	expect(printed).toContain("and 2 more with 2 together");
});
