import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { toStorePath } from "#app/database/open-database.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { setRegion } from "#app/platform/region.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { REGIONS } from "../../../tests/support/regions.ts";
import { erase, purge } from "./erase.ts";

it("erase takes all enquiries of a person, in whatever case, and says what it does not reach", async () => {
	const { run, save } = await openTestStores();
	const mine = [await save({ email: "Asha@x.in" }), await save({ email: "asha@X.in" })];
	const other = await save({ email: "vasha@x.in" });
	const { printed } = await run(erase, "--email ASHA@x.in --yes");
	expect(printed).toMatch(/^Erased 2 enquiries\..*mailbox.*webhook.*backups/s);
	for (const { find } of mine) expect(await find()).toMatchObject({ email: "", name: "" });
	expect((await other.find())?.erasedAt).toBeNull();
});

it("erase takes what is noted of a message of somebody without an enquiry, too", async () => {
	const { run, stores } = await openTestStores();
	const note = { key: "a", source: "hook", uidValidity: null, uid: null, nextAt: null, tries: 6 };
	await stores.database.db
		.insertInto("setAsideMessages")
		.values({ ...note, sender: "asha@x.in", subject: "Offer", reason: "store", firstAt: getNow() })
		.execute();
	expect((await run(erase, "--email Asha@X.in --yes")).printed).toContain("is erased");
	expect((await run(erase, "--email Asha@X.in --yes")).error).toContain("No enquiry of Asha@X.in");
});

it("erase asks before, only yes is a yes, and the person's other enquiries are named", async () => {
	const { run, save } = await openTestStores();
	const { id, find } = await save({ name: "Asha", email: "asha@x.in" });
	await save({ email: "asha@x.in" });
	const no = await run(erase, id, { answers: ["y"] });
	expect(no.questions).toEqual(["Erase 1 enquiry of Asha <asha@x.in> for good? Type yes: "]);
	expect(no.error).toBe("Nothing was erased.");
	expect((await run(erase, id)).error).toMatch(/Nobody can be asked here; add --yes\.$/);
	const yes = await run(erase, id, { answers: [" Yes "] });
	expect(yes.notes.join()).toContain("erase --email asha@x.in");
	expect((await find())?.erasedAt).not.toBeNull();
	expect((await run(erase, id)).printed).toContain("was erased already");
});

it.each([
	["erase", "--email asha@x.in --yes"],
	["erase", "ID --yes"],
	["purge", "--older-than 365d --yes"],
] as const)("%s %s succeeds beside a long reader, and says so", async (name, args) => {
	const { folder, run, save } = await openTestStores();
	const { id, find, receivedAt } = await save({ email: "asha@x.in" });
	await receivedAt(new Date(getNow() - 366 * 86_400_000).toISOString());
	const reader = new DatabaseSync(toStorePath(folder), { readOnly: true });
	onTestFinished(() => reader.close());
	reader.exec("begin; select message from enquiries");
	const command = { erase, purge }[name];
	const { printed, notes } = await run(command, args.replace("ID", id));
	expect(printed).toContain("Erased 1 enquiry.");
	expect(notes.join()).toContain("Another program is reading the store");
	expect((await find())?.erasedAt).not.toBeNull();
});

/** What is 365 days before the 25th of November. */
const YEAR_AGO = { india: "25 Nov 2025", lisbon: "25 Nov 2025", portland: "Nov 25, 2025" };

describeInRegions(({ name, at }) => {
	it.each(["00:00", "23:59"])(
		"purge erases what is older and nothing else at %s, after a yes",
		async (clock) => {
			setClock(() => at(`2026-11-25T${clock}`));
			const { run, save } = await openTestStores();
			const [old, young] = [await save(), await save()];
			await old.receivedAt(new Date(getNow() - 366 * 86_400_000).toISOString());
			await young.receivedAt(new Date(getNow() - 364 * 86_400_000).toISOString());
			const { questions, error } = await run(purge, "--older-than 365d", { answers: ["no"] });
			expect(questions[0]).toMatch(`Erase 1 enquiry of ${YEAR_AGO[name]} and before for good?`);
			expect(error).toBe("Nothing was erased.");
			expect((await run(purge, "--older-than 365d --yes")).printed).toContain("Erased 1 enquiry.");
			expect((await old.find())?.erasedAt).not.toBeNull();
			expect((await young.find())?.erasedAt).toBeNull();
			expect((await run(purge, "--older-than 365d")).printed).toBe(
				"Nothing is older than 365 days.\n",
			);
		},
	);
});

it("the least number of days is that of the agency's country", async () => {
	const { run, save } = await openTestStores();
	const { receivedAt } = await save();
	await receivedAt(new Date(getNow() - 31 * 86_400_000).toISOString());
	expect((await run(purge, "--older-than 30d --yes")).error).toMatch(
		/^30 days are too few: India's/,
	);
	setRegion(REGIONS.lisbon);
	expect((await run(purge, "--older-than 30d --yes")).printed).toContain("Erased 1 enquiry.");
});
