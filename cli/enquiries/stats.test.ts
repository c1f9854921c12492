import { expect, it } from "vitest";
import { openDesk } from "./desk-for-tests.ts";
import { stats } from "./stats.ts";

it("draws weeks, services, cities, sources and deliveries, with # in a pipe", async () => {
	const { run, save, stores } = await openDesk();
	await save({ service: "seo", city: "surat" });
	const { deliver, id } = await save({ service: "seo", referrer: "evil\u001B[31m.example" });
	await deliver({ state: "delivered", attempts: 2, delivered_at: new Date().toISOString() });
	await save({ verdict: "quarantined" });
	await save({ verdict: "clean" }, []);
	await stores.staff.erase({ id });
	const { printed } = await run(stats);
	expect(printed).toContain("3 received, 1 of them erased since");
	expect(printed).toContain("1 quarantined, 0 spam");
	expect(printed).toMatch(/20\d\d +#+ 3 so far$/m);
	expect(printed).toMatch(/^ {2}seo +#+ 2$/m);
	expect(printed).toMatch(/^ {2}no city +#+ 2$/m);
	expect(printed).toContain("evil\uFFFD[31m.example");
	expect(printed).toMatch(/^e-mail +1 +under 1 s +under 1 s +2\.0 \(2\) +0 {2}1, not configured$/m);
	expect(printed).toMatch(/^none +0 +- +- +- +0 +1, no channel$/m);
});

it("has coloured bars on a terminal", async () => {
	const { run, save } = await openDesk();
	await save();
	expect((await run(stats, [], { terminal: 80 })).printed).toMatch(/<cyan>█+<\/> 1/);
});

it("says what of a long list it leaves out", async () => {
	const { run, save } = await openDesk();
	for (const source of "abcdefghij") await save({ referrer: `${source}.example` });
	expect((await run(stats)).printed).toContain("and 2 more with 2 together");
});

it("begins its first week where it is told to begin", async () => {
	const { run, save } = await openDesk();
	const { receivedAt } = await save();
	await receivedAt("2026-04-02T10:00:00.000Z");
	const { printed } = await run(stats, ["--since", "2026-04-01"]);
	expect(printed).toContain("Enquiries since 1 Apr 2026, 00:00");
	expect(printed).toMatch(/^ {2}1 Apr 2026 +#+ 1$/m);
	expect(printed).toMatch(/^ {2}6 Apr 2026 +0$/m);
});

it("says so when there is nothing", async () => {
	const { run } = await openDesk();
	expect((await run(stats)).printed).toMatch(/^0 received$/m);
});
