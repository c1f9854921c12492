import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openStores } from "#app/enquiries/open-stores.ts";
import { backup } from "./backup.ts";
import { openDesk } from "./desk-for-tests.ts";

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "backup-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

describe("backup", () => {
	it("copies all that is stored while the store is open, and the copy is a store", async () => {
		const { run, save } = await openDesk();
		const [first, second] = [await save(), await save({ name: "Asha" })];
		const folder = makeFolder();
		const { printed } = await run(backup, [join(folder, "copy.sqlite")]);
		expect(printed).toContain("copy.sqlite: 2 enquiries.");
		await save();
		expect(readdirSync(folder)).toEqual(["copy.sqlite"]);
		renameSync(join(folder, "copy.sqlite"), join(folder, "enquiries.sqlite"));
		const restored = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
		onTestFinished(() => restored.database.close());
		const kept = await restored.database.db.selectFrom("enquiries").select("id").execute();
		expect(kept.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
		const deliveries = await restored.database.db.selectFrom("deliveries").selectAll().execute();
		expect(deliveries).toHaveLength(2);
	});

	it("names the file after the time where it is asked to", async () => {
		const { run, save } = await openDesk();
		await save();
		const folder = makeFolder();
		await run(backup, [join(folder, "kept-%s.sqlite")]);
		expect(readdirSync(folder)).toEqual([
			expect.stringMatching(/^kept-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite$/),
		]);
	});

	it("writes over nothing", async () => {
		const { run, save } = await openDesk();
		await save();
		const file = join(makeFolder(), "there.sqlite");
		writeFileSync(file, "something else");
		expect((await run(backup, [file])).refusal).toContain("is there already");
	});

	it("wants a file, leads to pg_dump for PostgreSQL, and makes no store", async () => {
		const { run } = await openDesk();
		expect((await run(backup)).refusal).toContain("found none");
		const settings = { DATABASE_URL: "postgres://127.0.0.1:1/none" };
		expect((await run(backup, ["a"], { settings })).refusal).toContain("pg_dump");
		const folder = makeFolder();
		const told = await run(backup, ["a"], { settings: { DATA_DIR: folder } });
		expect(told.refusal).toContain("there is no store");
		expect(readdirSync(folder)).toEqual([]);
	});
});
