import { describe, expect, it } from "vitest";
import { openDesk } from "./desk-for-tests.ts";
import { erase } from "./erase.ts";
import { purge } from "./purge.ts";

describe("erase", () => {
	it("takes all enquiries of a person, in whatever case, and says what it does not reach", async () => {
		const { run, save } = await openDesk();
		const mine = [await save({ email: "Asha@x.example" }), await save({ email: "asha@X.example" })];
		const other = await save({ email: "vasha@x.example" });
		const { printed } = await run(erase, ["--email", "ASHA@x.example", "--yes"]);
		expect(printed).toContain("Erased 2 enquiries.");
		expect(printed).toMatch(/mailbox.*webhook.*backups/);
		for (const { find } of mine) expect(await find()).toMatchObject({ email: "", name: "" });
		expect((await other.find()).erasedAt).toBeNull();
	});

	it("asks before, and only yes is a yes", async () => {
		const { run, save } = await openDesk();
		const { id, find } = await save({ name: "Asha", email: "asha@x.example" });
		const no = await run(erase, [id], { answer: "y" });
		expect(no.asked).toEqual(["Erase 1 enquiry of Asha <asha@x.example> for good? Type yes: "]);
		expect(no.refusal).toBe("Nothing was erased.");
		expect((await find()).erasedAt).toBeNull();
		expect((await run(erase, [id], { answer: " Yes " })).printed).toContain("Erased");
		expect((await find()).erasedAt).not.toBeNull();
		expect((await run(erase, [id])).printed).toContain("was erased already");
	});

	it("wants --yes where nobody can be asked", async () => {
		const { run, save } = await openDesk();
		const { find } = await save({ email: "asha@x.example" });
		const { refusal } = await run(erase, ["--email", "asha@x.example"]);
		expect(refusal).toBe(
			"Erase 1 enquiry of asha@x.example for good? Nobody can be asked here; add --yes.",
		);
		expect((await find()).erasedAt).toBeNull();
	});

	it("tells of the person's other enquiries", async () => {
		const { run, save } = await openDesk();
		const { id } = await save({ email: "asha@x.example" });
		await save({ email: "asha@x.example" });
		const { notes } = await run(erase, [id, "--yes"]);
		expect(notes.join()).toContain("erase --email asha@x.example");
	});

	it.each([
		[[], "found neither"],
		[["abcd1234", "--email", "a@b.in"], "found both"],
		[["--email", "asha"], 'found "asha"'],
		[["--email", "nobody@x.in"], "No enquiry of nobody@x.in is stored."],
		[["abcd", "--force"], "There is no option --force"],
	])("refuses %j", async (args, words) => {
		const { run } = await openDesk();
		expect((await run(erase, args)).refusal).toContain(words);
	});
});

describe("purge", () => {
	it("erases what is older and nothing else", async () => {
		const { run, save } = await openDesk();
		const old = await save();
		await old.receivedAt(new Date(Date.now() - 401 * 86_400_000).toISOString());
		const young = await save();
		await young.receivedAt(new Date(Date.now() - 399 * 86_400_000).toISOString());
		const asked = await run(purge, ["--older-than", "400d"], { answer: "no" });
		expect(asked.asked[0]).toMatch(/^Erase 1 enquiry of \d+ \w+ \d{4} and before for good\?/);
		expect((await run(purge, ["--older-than", "400d", "--yes"])).printed).toContain(
			"Erased 1 enquiry.",
		);
		expect((await old.find()).erasedAt).not.toBeNull();
		expect((await young.find()).erasedAt).toBeNull();
		expect((await run(purge, ["--older-than", "400d"])).printed).toBe(
			"Nothing is older than 400 days.\n",
		);
	});

	it("keeps a year, whatever is said", async () => {
		const { run } = await openDesk();
		const { refusal } = await run(purge, ["--older-than", "364d", "--yes"]);
		expect(refusal).toContain("India's DPDP Rules 2025");
		expect((await run(purge, ["--older-than", "365d", "--yes"])).refusal).toBeNull();
	});

	it.each([
		[[]],
		[["--older-than", "400"]],
		[["--older-than", "2y"]],
		[["--older-than", "400.5d"]],
	])("refuses %j", async (args) => {
		const { run } = await openDesk();
		expect((await run(purge, args)).refusal).toContain("wants whole days such as 400d");
	});
});
