import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { undoLaterMigrations } from "../../tests/support/old-store.ts";
import {
	createNewEnquiry,
	createStranger,
	describeOnBoth,
	mark,
} from "../../tests/support/stores.ts";
import { openSqlite, toStorePath } from "./open-database.ts";

describeOnBoth("a store", ({ kind, open, createPlace, createBlankPlace }) => {
	it("that several nodes open at once gets one schema", async () => {
		const place = await createBlankPlace();
		const nodes = await Promise.all([open(place), open(place), open(place), open(place)]);
		await Promise.all(nodes.map(({ enquiries }) => enquiries.save(createNewEnquiry(), ["email"])));
		expect(await nodes[0].enquiries.count()).toBe(4);
	});

	it("finds nothing in an empty list", async () => {
		const { enquiries, database } = await open();
		await enquiries.save(createNewEnquiry(), []);
		const all = database.db.selectFrom("enquiries").select("id");
		expect(await all.where("id", "in", []).execute()).toEqual([]);
		expect(await all.where("id", "not in", []).execute()).toHaveLength(1);
	});

	it("of an earlier version gets the canonical form of its phone numbers", async () => {
		const place = await createBlankPlace();
		const { enquiries, database } = await open(place);
		await enquiries.save(createNewEnquiry({ phone: "98765 43210 / +91 (0) 98765 43211" }), []);
		await enquiries.save(createNewEnquiry({ phone: "2345 6789" }), []);
		await enquiries.save(createNewEnquiry(), []);
		const [row] = await database.db.selectFrom("enquiries").selectAll().limit(1).execute();
		const copies = Array.from({ length: 600 }, () => {
			const id = crypto.randomUUID();
			return { ...row, id, submissionId: id, phone: "098250 11223" };
		});
		for (const copy of copies)
			await database.db
				.insertInto("enquiries")
				.values(copy as never)
				.execute();
		await undoLaterMigrations(database);
		await database.close();
		const { db } = (await open(place)).database;
		const rows = await db
			.selectFrom("enquiries")
			.select(({ fn }) => ["phoneNumbers" as const, fn.countAll<number>().as("count")])
			.groupBy("phoneNumbers")
			.orderBy("count")
			.execute();
		expect(rows).toEqual([
			{ phoneNumbers: "+919876543210 +919876543211", count: 1 },
			{ phoneNumbers: null, count: 2 },
			{ phoneNumbers: "+919825011223", count: 600 },
		]);
	});

	it("of an earlier version gets the authors of its events", async () => {
		const place = await createBlankPlace();
		const stores = await open(place);
		const { db } = stores.database;
		const asha = await createPeopleStore(stores.database).invite("Asha", "a@x.in", "owner");
		const save = async () => (await stores.enquiries.save(createStranger(), [])).id;
		const [enquiryId, freed] = [await save(), await save()];
		await mark(stores.database, freed, "ham");
		const event = { at: "2026-11-01T00:00:00.000Z", staffId: null };
		const rest = { ...event, text: null, revision: 9, author: "system" as const };
		await db
			.insertInto("enquiryEvents")
			.values([
				{ ...rest, id: "by-asha", enquiryId, kind: "note", staffId: asha?.id ?? null },
				{ ...rest, id: "booked", enquiryId, kind: "booked" },
				{ ...rest, id: "cancelled", enquiryId, kind: "call-cancelled" },
				{ ...rest, id: "cancelled-or-taken", enquiryId: freed, kind: "call-cancelled" },
				{ ...rest, id: "erased", enquiryId, kind: "erased" },
				{ ...rest, id: "unknown", enquiryId, kind: "state" },
			])
			.execute();
		await undoLaterMigrations(stores.database);
		await stores.database.close();
		const { database } = await open(place);
		const events = await database.db
			.selectFrom("enquiryEvents")
			.select(["id", "author"])
			.where("revision", "=", 9)
			.execute();
		expect(Object.fromEntries(events.map(({ id, author }) => [id, author]))).toEqual({
			"by-asha": "person",
			booked: "visitor",
			cancelled: "visitor",
			"cancelled-or-taken": "system",
			erased: "command",
			unknown: "system",
		});
	});

	if (kind === "PostgreSQL") {
		it("commits to the disk, and ends a transaction that is left open, whatever the server's default", async () => {
			const { db } = (await open()).database;
			const { rows } = await sql`select current_setting('synchronous_commit') as commits,
				current_setting('idle_in_transaction_session_timeout') as timeout`.execute(db);
			expect(rows).toEqual([{ commits: "on", timeout: "30s" }]);
		});
		return;
	}

	it("waits for another process's lock without holding up anybody else", async () => {
		const place = await createPlace();
		const { enquiries } = await open(place);
		const other = new DatabaseSync(toStorePath(place.DATA_DIR));
		other.exec("begin immediate");
		const saving = enquiries.save(createNewEnquiry(), ["email"]);
		// If it were blocked, this would end only when the other process's lock timed out.
		await sleep(50);
		other.exec("rollback");
		other.close();
		await saving;
		expect(await enquiries.count()).toBe(1);
	});

	it("is rejected when a newer version of the site has written it", async () => {
		const place = await createPlace();
		const { db } = (await open(place)).database;
		await sql`insert into kysely_migration values ('9999-later', '2027-01-01')`.execute(db);
		await expect(openSqlite(place.DATA_DIR)).rejects.toThrow(/newer version/);
	});
});
