import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { listEnquiries } from "../../tests/support/list-enquiries.ts";
import { FIRST_TABLES } from "../../tests/support/old-store.ts";
import { createNewEnquiry, describeOnBoth } from "../../tests/support/stores.ts";
import { openSqlite, toStorePath } from "./open-database.ts";

describeOnBoth("a store", ({ kind, open, createPlace, createBlankPlace }) => {
	it("that several nodes open at once gets one schema", async () => {
		const place = await createBlankPlace();
		const nodes = await Promise.all([open(place), open(place), open(place), open(place)]);
		await Promise.all(nodes.map(({ enquiries }) => enquiries.save(createNewEnquiry(), ["email"])));
		expect(await nodes[0].enquiries.count()).toBe(4);
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
		for (const [table = "", column = ""] of [
			["enquiries", "phone_numbers"],
			["enquiries", "budget_range"],
			["staff", "erased_at"],
			["staff", "access_ended_at"],
			["sign_in_links", "is_asked"],
		])
			await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(
				database.db,
			);
		await sql`delete from kysely_migration where name > '0009'`.execute(database.db);
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
		// Held up, this would end only when the other process's lock was given up on.
		await sleep(50);
		other.exec("rollback");
		other.close();
		await saving;
		expect(await enquiries.count()).toBe(1);
	});

	it("is refused when a newer version of the site has written it", async () => {
		const place = await createPlace();
		const { db } = (await open(place)).database;
		await sql`insert into kysely_migration values ('9999-later', '2027-01-01')`.execute(db);
		await expect(openSqlite(place.DATA_DIR)).rejects.toThrow(/newer version/);
	});

	it("takes over what the site's first version kept", async () => {
		const place = await createBlankPlace();
		const older = new DatabaseSync(toStorePath(place.DATA_DIR));
		older.exec(`${FIRST_TABLES}
			insert into enquiries values ('id-1', 'sub-1', '2026-11-20T08:00:00.000Z', 'Riya', 'r@x.example',
				'We weave bedsheets.', 'seo', 'surat', null, '2026-11', 1);`);
		older.close();
		const { enquiries, outbox } = await open(place);
		expect(await listEnquiries(enquiries)).toMatchObject([
			{
				id: "id-1",
				createdAt: "2026-11-20T08:00:00.000Z",
				message: "We weave bedsheets.",
				wantsNews: true,
				callback: null,
				verdict: "clean",
				deliveries: [{ channel: "none", state: "pending" }],
			},
		]);
		expect(await outbox.adoptWaiting(["email"])).toBe(1);
	});
});
