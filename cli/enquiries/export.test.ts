import { describe, expect, it } from "vitest";
import { openDesk } from "./desk-for-tests.ts";
import { exportAll } from "./export.ts";

const readLines = (text: string) =>
	text
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line));

describe("export", () => {
	it("prints each stored enquiry once as a line of JSON, quarantined and spam too", async () => {
		const { run, save, stores } = await openDesk();
		const clean = await save(
			{
				addressKey: "hashed-address",
				budget: 150_000,
				callback: "morning",
				calculation: "tool=ad-budget&budget=60000",
			},
			["email", "webhook"],
		);
		await clean.deliver({
			state: "delivered",
			attempts: 1,
			delivered_at: "2026-11-21T08:35:00.000Z",
		});
		const quarantined = await save({ verdict: "quarantined", spamReasons: ["too fast"] }, []);
		const erased = await save();
		await stores.staff.erase({ id: erased.id });
		const { printed } = await run(exportAll);
		const records = readLines(printed);
		expect(records.map(({ id }) => id).sort()).toEqual([clean.id, quarantined.id].sort());
		const record = records.find(({ id }) => id === clean.id);
		expect(Object.keys(record).join(" ")).toBe(
			"id submissionId createdAt name email message phone company budget timeline service city district landingPage referrer firstTouch lastTouch source noticeVersion wantsNews verdict spamReasons status deliveries callback calculation",
		);
		expect(record).toMatchObject({ status: "pending", budget: 150_000, phone: null });
		expect(record).toMatchObject({
			callback: "morning",
			calculation: "tool=ad-budget&budget=60000",
		});
		const [email, webhook] = record.deliveries;
		expect(email).toEqual({
			channel: "email",
			state: "delivered",
			attempts: 1,
			deliveredAt: "2026-11-21T08:35:00.000Z",
			lastError: null,
			nextAt: null,
		});
		expect(webhook).toMatchObject({ channel: "webhook", state: "pending", deliveredAt: null });
		expect(webhook.nextAt).toMatch(/^20\d\d-.*Z$/);
		expect(printed).not.toContain("hashed-address");
	});

	it("has erased ones when they are asked for", async () => {
		const { run, save, stores } = await openDesk();
		const { id } = await save();
		await stores.staff.erase({ id });
		const { printed } = await run(exportAll, ["--status", "erased"]);
		expect(readLines(printed)).toMatchObject([{ id, name: "", email: "", status: "erased" }]);
	});

	it("JSON holds the very words, and nothing that a terminal obeys", async () => {
		const { run, save } = await openDesk();
		const message = 'Quote " and \\ and\nfeed \u009B2J \u007F \u202E Ünïcode क्षि';
		await save({ message });
		const { printed } = await run(exportAll);
		expect(readLines(printed)).toMatchObject([{ message }]);
		expect(printed).not.toMatch(/[\u007F-\u009F\u202A-\u202E]/);
	});

	it("CSV has a header and guards what a spreadsheet would take for a formula", async () => {
		const { run, save } = await openDesk();
		await save(
			{
				name: '=HYPERLINK("http://x")',
				phone: "+91 98765 43210",
				message: "Two lines,\nand a comma",
				firstTouch: { utm_source: "a b", gclid: "1" },
			},
			[],
		);
		const { printed } = await run(exportAll, ["--format", "csv"]);
		const [header, ...rest] = printed.split("\r\n");
		expect(header).toMatch(/^id,submissionId,createdAt,name,email,message,/);
		expect(rest).toHaveLength(2);
		expect(rest[0]).toContain(`,"'=HYPERLINK(""http://x"")",`);
		expect(rest[0]).toContain(`,"Two lines,\nand a comma",'+91 98765 43210,`);
		expect(rest[0]).toContain(",utm_source=a+b&gclid=1,");
		expect(rest[0]).toMatch(/,pending,"none pending, no channel",,$/);
	});

	it("keeps to the filters and the limit", async () => {
		const { run, save } = await openDesk();
		for (const service of ["seo", "seo", "web-development"]) await save({ service });
		expect(readLines((await run(exportAll, ["--service", "seo"])).printed)).toHaveLength(2);
		expect(readLines((await run(exportAll, ["--limit", "1"])).printed)).toHaveLength(1);
	});

	it("knows two formats", async () => {
		const { run } = await openDesk();
		expect((await run(exportAll, ["--format", "xml"])).refusal).toContain(
			'jsonl or csv; found "xml"',
		);
	});
});
