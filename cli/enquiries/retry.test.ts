import { describe, expect, it } from "vitest";
import { CONFIGURED, openDesk } from "./desk-for-tests.ts";
import { retry } from "./retry.ts";

const settings = CONFIGURED;

describe("retry", () => {
	it("fires again what failed of one enquiry", async () => {
		const { run, save } = await openDesk();
		const { id, deliver, find } = await save({}, ["email", "webhook"]);
		await deliver({ state: "delivered", delivered_at: "2026-11-21T08:35:00.000Z" });
		await deliver({ state: "failed", attempts: 11 }, "webhook");
		const { printed } = await run(retry, [id.slice(0, 8)], { settings });
		expect(printed).toContain(
			"is due now by webhook. The running site sends within a few seconds.",
		);
		const { deliveries } = await find();
		expect(deliveries.map(({ state }) => state)).toEqual(["delivered", "pending"]);
	});

	it("makes what waits due now", async () => {
		const { run, save } = await openDesk();
		const { id, deliver, find } = await save();
		await deliver({ attempts: 3, next_at: Date.now() + 1e7 });
		expect((await run(retry, [id], { settings })).printed).toContain("is due now by e-mail");
		expect((await find()).deliveries[0]?.nextAt).toBeLessThanOrEqual(Date.now());
	});

	it("promises nothing for a channel that is not configured", async () => {
		const { run, save } = await openDesk();
		const { id } = await save({}, ["email", "webhook"]);
		const told = await run(retry, [id], { settings: { SMTP_URL: CONFIGURED.SMTP_URL } });
		expect(told.printed).toContain("is due now by e-mail.");
		expect(told.printed).toContain("stays pending by webhook until WEBHOOK_URL is set");
		const none = await save({}, []);
		expect((await run(retry, [none.id])).printed).toMatch(/stays pending until .* is set\.\n$/);
	});

	it("sends back to ham what is held", async () => {
		const { run, save, stores } = await openDesk();
		const quarantined = await save({ verdict: "quarantined" });
		const spam = await save();
		await stores.staff.markSpam(spam.id);
		for (const { id } of [quarantined, spam])
			expect((await run(retry, [id])).refusal).toContain(`ham ${id.slice(0, 8)}`);
	});

	it("has nothing to do for what was delivered, and refuses what was erased", async () => {
		const { run, save, stores } = await openDesk();
		const { id, deliver } = await save();
		await deliver({ state: "delivered", delivered_at: "2026-11-21T08:35:00.000Z" });
		const told = await run(retry, [id]);
		expect(told.printed).toContain("is delivered; nothing is to be done");
		expect(told.refusal).toBeNull();
		await stores.staff.erase({ id });
		expect((await run(retry, [id])).refusal).toContain("was erased");
	});

	it("does not press what a node is sending this moment", async () => {
		const { run, save, stores } = await openDesk();
		const { id } = await save();
		await stores.outbox.claim("email", 1);
		expect((await run(retry, [id], { settings })).printed).toContain(
			"is being tried this very moment",
		);
	});

	it("fires all that failed again and tells how many", async () => {
		const { run, save } = await openDesk();
		for (const { deliver } of [await save(), await save()]) await deliver({ state: "failed" });
		const told = await run(retry, ["--failed"], { settings });
		expect(told.printed).toBe(
			"2 failed deliveries are pending again. The running site sends within a few seconds by e-mail and webhook.\n",
		);
		expect((await run(retry, ["--failed"])).printed).toBe("Nothing has failed.\n");
	});

	it("wants to know what", async () => {
		const { run } = await openDesk();
		expect((await run(retry)).refusal).toContain("an id or --failed; found neither");
		expect((await run(retry, ["abcd1234", "--failed"])).refusal).toContain('found "abcd1234"');
		expect((await run(retry, ["--failed=1"])).refusal).toContain("--failed takes no value");
	});
});
