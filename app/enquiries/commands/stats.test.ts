import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { mark } from "../../../tests/support/stores.ts";
import { stats } from "./stats.ts";

it("statistics draw weeks, services, cities, sources and deliveries, the most first", async () => {
	const { run, save, stores } = await openTestStores();
	await save({ city: "surat" });
	await save({ service: "seo", verdict: "quarantined" });
	await save({ service: "seo", referrer: "evil\u001B[31m.example" }, []);
	const { id } = await save({ service: "seo" }, ["webhook"]);
	await stores.staff.erase({ id });
	await mark(stores.database, (await save()).id, "spam");
	const { printed } = await run(stats);
	for (const lines of [
		/^3 received, 1 of them erased since$/m,
		/^1 quarantined, 1 spam/m,
		/20\d\d, so far +#+ +3$/m,
		/^ {2}seo +#+ +2\n {2}no service +#+ +1$/m,
		/^ {2}no city +#+ +2\n {2}surat +#+ +1$/m,
		/^ {2}direct +#+ +2\n {2}evil\uFFFD\[31m\.example +#+ +1$/m,
		/^none +0 +- +- +- +0 +1, no channel$/m,
	])
		expect(printed).toMatch(lines);
	expect((await run(stats, "", { width: 80 })).printed).toMatch(/<36m█+<39m +2/);
});

it("statistics tell by channel how long deliveries took, with how many tries, and what is open", async () => {
	const { run, save } = await openTestStores();
	const received = getNow() - 3_600_000;
	for (let at = 1; at <= 20; at++) {
		const deliveredAt = new Date(received + at * 1_000).toISOString();
		const delivery = { state: "delivered", attempts: at === 20 ? 5 : 1, deliveredAt } as const;
		await (await save({}, ["email"], delivery)).receivedAt(new Date(received).toISOString());
	}
	await save({}, ["email"], { state: "failed" });
	await save();
	const { printed } = await run(stats);
	expect(printed).toMatch(/^e-mail +20 +10 s +19 s +1\.2 \(5\) +1 {2}1, not configured here$/m);
});
