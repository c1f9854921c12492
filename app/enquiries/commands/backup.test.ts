import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openStores } from "#app/enquiries/open-stores.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { createFolder } from "../../../tests/support/copied-content.ts";
import { backup } from "./backup.ts";

it("a backup copies all that is stored while the store is open, and the copy is a store", async () => {
	const { run, save } = await openTestStores();
	const ids = [(await save()).id, (await save()).id];
	const folder = createFolder();
	const { printed } = await run(backup, join(folder, "copy-%s.sqlite"));
	expect(printed).toMatch(/copy-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite: 2 enquiries\.\n$/);
	await save();
	const [copy = "", ...others] = readdirSync(folder);
	expect(others).toEqual([]);
	renameSync(join(folder, copy), join(folder, "enquiries.sqlite"));
	const { database } = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
	onTestFinished(() => database.close());
	const kept = await database.db.selectFrom("enquiries").select("id").execute();
	expect(kept.map(({ id }) => id).sort()).toEqual(ids.sort());
});

it("a backup writes over nothing, and leaves PostgreSQL to pg_dump", async () => {
	const { run } = await openTestStores();
	const file = join(createFolder(), "there.sqlite");
	const { error } = await run(backup, file, { settings: { DATABASE_URL: "postgres://a/b" } });
	expect(error).toContain("pg_dump");
	writeFileSync(file, "something else");
	expect((await run(backup, file)).error).toContain("is there already");
});
