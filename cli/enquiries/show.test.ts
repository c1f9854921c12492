import { describe, expect, it } from "vitest";
import { CALCULATION } from "#app/emails/letters-for-tests.ts";
import { CONFIGURED, openDesk } from "./desk-for-tests.ts";
import { show } from "./show.ts";

describe("show", () => {
	it("has everything, the message last and whole", async () => {
		const { run, save } = await openDesk();
		const { id } = await save(
			{
				phone: "+91 98765 43210",
				budget: 150_000,
				timeline: "quarter",
				callback: "morning",
				calculation: CALCULATION,
				message: "First line of it.\n\nLast line of it.",
				lastTouch: { utm_source: "newsletter", utm_campaign: "diwali" },
				wantsNews: true,
				verdict: "quarantined",
				spamReasons: ["the hidden field was filled", "sent after 1.2 s"],
			},
			["email"],
		);
		const { printed } = await run(show, [id.slice(0, 6)]);
		for (const words of [
			`${id}  quarantined`,
			"+91 98765 43210",
			"₹1,50,000",
			"Within three months",
			"In the morning, India time",
			"Calculation: Advertising budget",
			"Budget a month",
			"utm_source=newsletter  utm_campaign=diwali",
			"the hidden field was filled",
			"sent after 1.2 s",
			"held, not delivered",
		])
			expect(printed).toContain(words);
		expect(printed).toMatch(/Wants news +yes/);
		expect(printed.endsWith("Message\n  First line of it.\n  \n  Last line of it.\n")).toBe(true);
	});

	it("tells why a delivery waits", async () => {
		const { run, save } = await openDesk();
		const settings = CONFIGURED;
		const none = await save({}, []);
		expect((await run(show, [none.id], { settings })).printed).toContain("pending, no channel");
		const waiting = await save({}, ["email"]);
		await waiting.deliver({
			attempts: 2,
			next_at: Date.now() + 240_000,
			last_error: "ECONNREFUSED",
		});
		expect((await run(show, [waiting.id])).printed).toContain("pending, not configured");
		expect((await run(show, [waiting.id], { settings })).printed).toContain(
			"pending, 2 tries, next in 4 min: ECONNREFUSED",
		);
	});

	it("tells why a delivery failed and when one arrived", async () => {
		const { run, save } = await openDesk();
		const { id, deliver } = await save({}, ["email", "webhook"]);
		await deliver(
			{ state: "failed", attempts: 11, last_error: "answered\u001B[2J 500" },
			"webhook",
		);
		await deliver({ state: "delivered", attempts: 1, delivered_at: "2026-11-21T08:35:00.000Z" });
		const { printed } = await run(show, [id]);
		expect(printed).toContain("failed after 11 tries: answered\uFFFD[2J 500");
		expect(printed).toContain("delivered 2026-11-21T08:35:00.000Z");
		const { printed: onTerminal } = await run(show, [id], { terminal: 80 });
		expect(onTerminal).toContain("delivered 21 Nov 2026, 14:05");
	});

	it("a visitor's words cannot pass for a line of ours", async () => {
		const { run, save } = await openDesk();
		const { id } = await save({
			message: "Hello there,\nDeliveries\n  e-mail  delivered\r\u001B[31m",
		});
		const { printed } = await run(show, [id]);
		expect(printed.match(/^Deliveries$/gm)).toHaveLength(1);
		expect(printed).not.toContain("\u001B");
		expect(printed).not.toContain("\r");
	});

	it("shows of an erased one what is left", async () => {
		const { run, save, stores } = await openDesk();
		const { id } = await save({ service: "seo" });
		await stores.staff.erase({ id });
		const { printed } = await run(show, [id]);
		expect(printed).toMatch(/Erased +2/);
		expect(printed).toMatch(/Service +seo/);
		expect(printed).not.toMatch(/Name|Message/);
	});

	it("wants an id of one enquiry", async () => {
		const { run, save, stores } = await openDesk();
		const { db } = stores.database;
		for (const id of ["aaaa1111", "aaaa2222"]) {
			const saved = await save();
			await db.deleteFrom("deliveries").where("enquiry_id", "=", saved.id).execute();
			await db.updateTable("enquiries").set({ id }).where("id", "=", saved.id).execute();
		}
		const refuse = async (...args: string[]) => (await run(show, args)).refusal;
		expect(await refuse()).toContain("wants an id");
		expect(await refuse("aaa")).toContain("first 4 characters");
		expect(await refuse("aaaa")).toContain("Several enquiries");
		expect(await refuse("zzzz")).toBe('No enquiry has an id that begins with "zzzz".');
		expect(await refuse("aaaa1", "bbbb")).toContain('found "bbbb"');
		expect((await run(show, ["AAAA1"])).printed).toContain("aaaa1111");
	});
});
