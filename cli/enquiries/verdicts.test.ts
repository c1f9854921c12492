import { describe, expect, it } from "vitest";
import { CONFIGURED, openDesk } from "./desk-for-tests.ts";
import { ham, spam } from "./verdicts.ts";

describe("spam", () => {
	it("holds what was not delivered yet", async () => {
		const { run, save } = await openDesk();
		const { id, find } = await save();
		expect((await run(spam, [id])).printed).toContain(
			"is marked as spam and will not be delivered",
		);
		expect(await find()).toMatchObject({ verdict: "spam", deliveries: [{ state: "held" }] });
		expect((await run(spam, [id])).printed).toContain("marked as spam already");
	});

	it("says what had been delivered before", async () => {
		const { run, save } = await openDesk();
		const { id, deliver } = await save();
		await deliver({ state: "delivered", delivered_at: "2026-11-21T08:35:00.000Z" });
		expect((await run(spam, [id])).printed).toContain("had been delivered already (e-mail)");
		expect((await run(ham, [id])).printed).toContain("nothing is sent again");
	});
});

describe("ham", () => {
	it("lets what the filter quarantined be delivered", async () => {
		const { run, save, stores } = await openDesk();
		const { id, find } = await save({ verdict: "quarantined" });
		const { printed } = await run(ham, [id], { settings: CONFIGURED });
		expect(printed).toContain("is due now by e-mail");
		expect(await find()).toMatchObject({ verdict: "ham", deliveries: [{ state: "pending" }] });
		expect(await stores.outbox.claim("email", 1)).toHaveLength(1);
	});

	it("has nothing to do for what is not held", async () => {
		const { run, save } = await openDesk();
		const { id, find } = await save();
		expect((await run(ham, [id])).printed).toContain("is not held as spam");
		expect((await find()).verdict).toBe("clean");
	});
});

it("nothing is left to judge of an erased one", async () => {
	const { run, save, stores } = await openDesk();
	const { id } = await save();
	await stores.staff.erase({ id });
	for (const command of [spam, ham])
		expect((await run(command, [id])).refusal).toContain("was erased");
});
