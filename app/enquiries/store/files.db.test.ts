import { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { toFilesPath } from "#app/database/file-store.ts";
import { addFiles } from "#app/database/migrations/add-files.ts";
import { toStorePath } from "#app/database/open-database.ts";
import { transact } from "#app/database/transact.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { addFormerValues } from "../../../tests/support/old-store.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { changeAll } from "./change-all.ts";
import { changeEnquiry, changeWithin } from "./change-enquiry.ts";
import { byPerson, type Change } from "./change-types.ts";
import { sweepFiles, withFiles } from "./files.ts";
import { createSampleStore } from "./sample-store.ts";

const WORDS = "Secret-Words of a file";
const content = new TextEncoder().encode(WORDS);
const FILE = { name: "offer.txt", type: "text/plain", size: content.length, content };
const ANSWER = { kind: "answer", text: "Here it is", files: [FILE, FILE] } as const;

describeOnBoth("the files of an enquiry", ({ open, createPlace, createBlankPlace, kind }) => {
	const onSqlite = it.runIf(kind === "SQLite");

	async function openOne(place?: Awaited<ReturnType<typeof createPlace>>) {
		place ??= await createPlace();
		const stores = await open(place);
		const { database } = stores;
		const { db } = database;
		const meera = await createPeopleStore(database).invite("Meera", "m@x.example", "member");
		const { id } = await stores.enquiries.save(createNewEnquiry(), []);
		const target = { id, by: byPerson(meera?.id ?? "") };
		const folder = toFilesPath(toStorePath(place.DATA_DIR));
		return {
			...stores,
			place,
			id,
			target,
			folder,
			change: (change: Change, seen?: number) =>
				changeEnquiry(database, { ...target, ...(seen !== undefined && { seen }) }, change),
			/** Lists the names of all files on the disk. */
			listContents: () => (existsSync(folder) ? readdirSync(folder) : []),
			listRows: () => db.selectFrom("attachments").selectAll().execute(),
			readAll: () =>
				readdirSync(place.DATA_DIR, { recursive: true, withFileTypes: true })
					.filter((entry) => entry.isFile())
					.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"))
					.join(""),
		};
	}

	it("are kept beside SQLite and not through its connection, and are in their rows on PostgreSQL", async () => {
		const { change, listContents, listRows, database, readAll } = await openOne();
		await change(ANSWER);
		const rows = await listRows();
		expect(rows.map(({ isKept }) => isKept)).toEqual([1, 1]);
		for (const row of rows)
			expect(Buffer.from((await database.files.get(row)) ?? []).toString()).toBe(WORDS);
		const hasContent = rows.map(({ content }) => content !== null);
		if (kind === "PostgreSQL") return expect(hasContent).toEqual([true, true]);
		expect(hasContent).toEqual([false, false]);
		expect(listContents().toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
		expect(readAll().split(WORDS)).toHaveLength(3);
	});

	it("of changes of one form are kept with all of them, or not at all", async () => {
		const { target, database, listRows, listContents } = await openOne();
		const won = { kind: "won", value: null } as const;
		const undo = { kind: "undo" } as const;
		const note = { kind: "note", text: "Called" } as const;
		expect(await changeAll(database, target, [note, undo, ANSWER])).toBe("final");
		expect([await listRows(), listContents()]).toEqual([[], []]);
		expect(await changeAll(database, target, [ANSWER, won])).toBe("changed");
		expect(await listRows()).toHaveLength(2);
		expect(listContents()).toHaveLength(kind === "SQLite" ? 2 : 0);
	});

	it("of a transaction that fails, or of a change that is rejected, leave none on the disk", async () => {
		const { change, database, listContents, listRows, target } = await openOne();
		await change({ kind: "note", text: "Called" });
		await changeEnquiry(database, { ...target, by: byPerson(target.by.staffId ?? "") }, ANSWER);
		const before = listContents();
		expect(await change({ ...ANSWER, text: "Again" }, 0)).toBe("stale");
		const failing = withFiles(database, [FILE], (files) =>
			transact(database, async (unit) => {
				await changeWithin(unit, target, { ...ANSWER, files });
				throw new Error("it broke");
			}),
		);
		await expect(failing).rejects.toThrow("it broke");
		expect(listContents()).toEqual(before);
		expect(await listRows()).toHaveLength(2);
	});

	it.each<[string, Change[]]>([
		["an answer is undone", [ANSWER, { kind: "undo" }]],
		[
			"a planned answer is stopped",
			[{ ...ANSWER, sendAt: new Date(getNow() + DAY).toISOString() }, { kind: "spam" }],
		],
		["their person is erased", [ANSWER, { kind: "erase" }]],
	])("are on no disk any more when %s", async (_what, changes) => {
		const { change, listContents, listRows, database, readAll } = await openOne();
		for (const each of changes) expect(await change(each)).toBe("changed");
		expect([await listRows(), listContents()]).toEqual([[], []]);
		await sweepFiles(database);
		if (kind === "SQLite") expect(readAll()).not.toContain(WORDS);
	});

	it("of before there were files are read from their rows, and erased with them", async () => {
		const { change, database, enquiries, id, listRows, staff, readAll } = await openOne(
			await createBlankPlace(),
		);
		await change({ kind: "note", text: "Called" });
		const { db } = database;
		const event = await db.selectFrom("enquiryEvents").select("id").executeTakeFirstOrThrow();
		const files = [FILE, { ...FILE, name: "large.zip", content: null }].map((file) => ({
			...file,
			id: crypto.randomUUID(),
			enquiryId: id,
			eventId: event.id,
		}));
		await sql`alter table attachments drop column is_kept`.execute(db);
		await addFormerValues(db);
		for (const { id, enquiryId, eventId, name, type, size, content } of files)
			await sql`insert into attachments (id, enquiry_id, event_id, name, type, size, content)
				values (${id}, ${enquiryId}, ${eventId}, ${name}, ${type}, ${size}, ${content})`.execute(
				db,
			);
		await addFiles(db as unknown as Parameters<typeof addFiles>[0]);
		expect(await enquiries.count()).toBe(1);
		const rows = (await listRows()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
		expect(rows.map(({ name, isKept }) => [name, isKept])).toEqual([
			["large.zip", 0],
			["offer.txt", 1],
		]);
		const contents = await Promise.all(rows.map(database.files.get));
		expect(contents.map((each) => each && Buffer.from(each).toString())).toEqual([null, WORDS]);
		await staff.erase({ id });
		expect(await listRows()).toEqual([]);
		if (kind === "SQLite") expect(readAll()).not.toContain(WORDS);
	});

	it("of samples are removed with them", async () => {
		const { change, listContents, listRows, database } = await openOne();
		await change(ANSWER);
		await database.db.updateTable("enquiries").set({ isSample: 1 }).execute();
		expect(await createSampleStore(database).remove()).toBe(1);
		expect([await listRows(), listContents()]).toEqual([[], []]);
	});

	it("stay where their removal is rolled back", async () => {
		const { change, database, listRows, target } = await openOne();
		await change(ANSWER);
		const failing = transact(database, async (unit) => {
			await changeWithin(unit, target, { kind: "erase" });
			throw new Error("it broke");
		});
		await expect(failing).rejects.toThrow("it broke");
		for (const row of await listRows()) expect(await database.files.get(row)).not.toBeNull();
	});

	onSqlite("without a row are removed after an hour, and no others", async () => {
		const { change, database, folder, listContents, listRows } = await openOne();
		await change(ANSWER);
		const [old, young] = await database.files.put([FILE, FILE]);
		for (const name of listContents().filter((name) => name !== young?.id)) {
			const time = (getNow() - HOUR - 1_000) / 1_000;
			utimesSync(join(folder, name), time, time);
		}
		await sweepFiles(database);
		const rows = (await listRows()).map(({ id }) => id);
		expect(listContents().toSorted()).toEqual([...rows, young?.id].toSorted());
		expect(listContents()).not.toContain(old?.id);
	});
});
