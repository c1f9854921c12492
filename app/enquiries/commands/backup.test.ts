import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { emptyJournal } from "#app/database/empty-journal.ts";
import { toFilesPath } from "#app/database/file-store.ts";
import { toStorePath } from "#app/database/open-database.ts";
import { openStores } from "#app/enquiries/open-stores.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { COMMAND } from "#app/enquiries/store/change-types.ts";
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

it("a backup has the files of messages, and a store that was restored from it reads and erases them", async () => {
	const { run, save, stores, folder: data } = await openTestStores();
	const [one, other] = [await save(), await save()];
	const content = new TextEncoder().encode("Secret-Words");
	const file = { name: "a.txt", type: "text/plain", size: content.length, content };
	for (const { id } of [one, other])
		await changeEnquiry(
			stores.database,
			{ id, by: COMMAND },
			{
				kind: "answer",
				text: "Here it is",
				files: [file],
			},
		);
	const lost = await stores.database.db
		.selectFrom("attachments")
		.select("id")
		.where("enquiryId", "=", other.id)
		.executeTakeFirstOrThrow();
	await stores.database.files.remove([lost.id]);
	const folder = createFolder();
	const { notes } = await run(backup, join(folder, "enquiries.sqlite"));
	expect(notes.join()).toContain("1 file of messages could not be found");
	expect(readdirSync(folder)).toEqual(["enquiries.sqlite"]);
	expect(readdirSync(toFilesPath(toStorePath(data)))).toHaveLength(1);
	const { database } = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
	onTestFinished(() => database.close());
	const read = async ({ id }: { id: string }) => {
		const rows = database.db.selectFrom("attachments").selectAll().where("enquiryId", "=", id);
		const row = await rows.executeTakeFirstOrThrow();
		return [row.isKept, Buffer.from((await database.files.get(row)) ?? []).toString()];
	};
	expect([await read(one), await read(other)]).toEqual([
		[1, "Secret-Words"],
		[0, ""],
	]);
	await changeEnquiry(database, { id: one.id, by: COMMAND }, { kind: "erase" });
	await emptyJournal(database);
	expect(readFileSync(toStorePath(folder), "latin1")).not.toContain("Secret-Words");
});

it("a backup writes over nothing, and leaves PostgreSQL to pg_dump", async () => {
	const { run } = await openTestStores();
	const file = join(createFolder(), "there.sqlite");
	const { error } = await run(backup, file, { settings: { DATABASE_URL: "postgres://a/b" } });
	expect(error).toContain("pg_dump");
	writeFileSync(file, "something else");
	expect((await run(backup, file)).error).toContain("is there already");
});
