import { describe, expect, it } from "vitest";
import { CONFIGURED, openDesk } from "./desk-for-tests.ts";
import { list } from "./list.ts";
import { measureText } from "./text-width.ts";

const unpaint = (text: string) => text.replaceAll(/<[^>]*>/g, "");

describe("list", () => {
	it("prints tabbed lines into a pipe, the newest first", async () => {
		const { run, save } = await openDesk();
		const older = await save({ name: "Older", service: "seo", city: "surat" });
		await older.receivedAt("2026-11-01T10:00:00.000Z");
		const newer = await save({ name: "New\ter \u001B[31m" });
		await newer.receivedAt("2026-11-02T10:00:00.000Z");
		const { printed } = await run(list);
		expect(printed).toBe(
			`${newer.id}\t2026-11-02T10:00:00.000Z\tpending\tNew er \uFFFD[31m\triya@desaicotton.example\t\t\t\tdirect\n` +
				`${older.id}\t2026-11-01T10:00:00.000Z\tpending\tOlder\triya@desaicotton.example\tseo\tsurat\t\tdirect\n`,
		);
	});

	it("counts beside the list what it leaves out", async () => {
		const { run, save, stores } = await openDesk();
		await save({ verdict: "quarantined" });
		const spam = await save({ name: "Spam" });
		await stores.staff.markSpam(spam.id);
		const erased = await save();
		await stores.staff.erase({ id: erased.id });
		const { printed, notes } = await run(list);
		expect(printed).toBe("");
		expect(notes).toContain(
			"Not shown: 1 quarantined (list --status quarantined), 1 spam (list --status spam).",
		);
		expect((await run(list, ["--status", "spam"])).printed).toContain("Spam");
		expect((await run(list, ["--status", "erased"])).printed).toContain("erased");
	});

	it("filters by service, city and time, and tells how many more there are", async () => {
		const { run, save } = await openDesk();
		await save({ name: "Yes", service: "seo", city: "surat" });
		await save({ name: "Yes", service: "seo", city: "surat" });
		await save({ name: "No", service: "seo", city: "pune" });
		const old = await save({ name: "No", service: "seo", city: "surat" });
		await old.receivedAt("2020-01-01T00:00:00.000Z");
		const filters = ["--service", "seo", "--city", "surat", "--since", "7d"];
		const { printed, notes } = await run(list, [...filters, "--limit", "1"]);
		expect(printed.match(/Yes|No/g)).toEqual(["Yes"]);
		expect(notes).toContain("These are the newest 1 of 2.");
	});

	it("says that what is pending stays when no channel is configured", async () => {
		const { run, save } = await openDesk();
		await save();
		const note = expect.stringContaining("No channel is configured");
		expect((await run(list)).notes).toContainEqual(note);
		expect((await run(list, [], { settings: CONFIGURED })).notes).not.toContainEqual(note);
	});

	it.each([80, 140])("is a table of %d columns at most on a terminal", async (terminal) => {
		const { run, save } = await openDesk();
		await save({
			name: "श्रीकृष्ण वेंकटरामन अय्यर राजगोपालन",
			service: "social-media-marketing",
			city: "mumbai",
		});
		await save({ name: "A".repeat(100), email: `${"b".repeat(60)}@example.com` });
		const { printed } = await run(list, [], { terminal });
		const lines = unpaint(printed).trimEnd().split("\n");
		expect(lines).toHaveLength(3);
		expect(Math.max(...lines.map(measureText))).toBeLessThanOrEqual(terminal);
		expect(printed).toContain("<yellow>pending");
	});

	it.each([
		[["--status", "done"], 'pending, delivered, failed, quarantined, spam, erased; found "done"'],
		[["--city", "mumbay"], "did you mean mumbai?"],
		[["--service", "zzz"], "they are seo, "],
		[["--limit", "0"], 'a whole number from 1; found "0"'],
		[["--since", "soon"], 'found "soon"'],
		[["--stauts", "spam"], "There is no option --stauts; did you mean --status?"],
		[["--since"], "--since wants a value; found none"],
		[["extra"], 'found "extra"'],
	])("refuses %j with what is wanted", async (args, words) => {
		const { run } = await openDesk();
		expect((await run(list, args)).refusal).toContain(words);
	});
});
