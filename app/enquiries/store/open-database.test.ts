import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { FIRST_TABLES } from "../../../tests/full/faults/old-store.ts";
import { describeOnBoth, makeEnquiry } from "../../../tests/support/stores.ts";
import { openStores } from "../open-stores.ts";
import { openSqlite, toStorePath } from "./open-database.ts";

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "store-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

async function openIn(DATA_DIR: string) {
	const stores = await openStores({ DATA_DIR, DATABASE_URL: undefined });
	onTestFinished(() => stores.database.close().catch(() => {}));
	return stores;
}

describe("SQLite", () => {
	it("keeps a journal, and has each commit on the disk before it returns", async () => {
		const { database } = await openIn(makeFolder());
		const read = async (name: "journal_mode" | "synchronous" | "secure_delete") => {
			const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(
				database.db,
			);
			return rows[0]?.[name];
		};
		expect(await read("journal_mode")).toBe("wal");
		expect(await read("synchronous")).toBe(2);
		expect(await read("secure_delete")).toBe(1);
	});

	it("waits for another process's lock without holding up anybody else", async () => {
		const folder = makeFolder();
		const { enquiries } = await openIn(folder);
		const other = new DatabaseSync(toStorePath(folder));
		other.exec("begin immediate");
		let turns = 0;
		const ticking = setInterval(() => turns++, 1);
		const saving = enquiries.save(makeEnquiry(), ["email"]);
		await new Promise((done) => setTimeout(done, 100));
		other.exec("rollback");
		other.close();
		await saving;
		clearInterval(ticking);
		expect(turns).toBeGreaterThan(5);
		expect(await enquiries.count()).toBe(1);
	});

	it("keeps nothing of an enquiry when the disk is full, and takes it when there is room", async () => {
		const { enquiries, database } = await openIn(makeFolder());
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
		const limit = (pages: number) =>
			sql.raw(`pragma max_page_count = ${pages}`).execute(database.db);
		await limit(rows[0]?.page_count ?? 0);
		const enquiry = makeEnquiry({ message: "words ".repeat(800) });
		await expect(
			(async () => {
				for (let at = 0; at < 50; at++)
					await enquiries.save({ ...enquiry, submissionId: `full-${at}` }, ["email", "webhook"]);
			})(),
		).rejects.toThrow(/full/);
		const kept = await enquiries.list();
		for (const { deliveries } of kept) expect(deliveries).toHaveLength(2);
		await limit(1_000_000);
		await enquiries.save(enquiry, ["email"]);
		expect(await enquiries.count()).toBe(kept.length + 1);
	});

	it("is refused when a newer version of the site has written it", async () => {
		const folder = makeFolder();
		const { database } = await openIn(folder);
		await sql`insert into kysely_migration values ('9999-later', '2027-01-01')`.execute(
			database.db,
		);
		await expect(openSqlite(folder)).rejects.toThrow(/newer version/);
	});

	it("takes over what the site's first version kept", async () => {
		const folder = makeFolder();
		const older = new DatabaseSync(toStorePath(folder));
		older.exec(`${FIRST_TABLES}
			insert into enquiries values ('id-1', 'sub-1', '2026-11-20T08:00:00.000Z', 'Riya', 'r@x.example',
				'We weave bedsheets.', 'seo', 'surat', null, '2026-11', 1);`);
		older.close();
		const { enquiries, outbox } = await openIn(folder);
		expect(await enquiries.list()).toMatchObject([
			{
				id: "id-1",
				submissionId: "sub-1",
				createdAt: "2026-11-20T08:00:00.000Z",
				email: "r@x.example",
				service: "seo",
				wantsNews: true,
				callback: null,
				calculation: null,
				verdict: "clean",
				deliveries: [{ channel: "none", state: "pending" }],
			},
		]);
		expect(await outbox.adoptWaiting(["email"])).toBe(1);
	});
});

describeOnBoth("opening", ({ open, makePlace }) => {
	it("by several nodes at once makes one schema", async () => {
		const place = await makePlace();
		const nodes = await Promise.all([open(place), open(place), open(place), open(place)]);
		await Promise.all(nodes.map(({ enquiries }) => enquiries.save(makeEnquiry(), ["email"])));
		expect(await nodes[0]?.enquiries.count()).toBe(4);
	});

	it("again changes nothing", async () => {
		const place = await makePlace();
		const { enquiries, database } = await open(place);
		await enquiries.save(makeEnquiry(), ["email"]);
		await database.close();
		expect(await (await open(place)).enquiries.count()).toBe(1);
	});
});

describeOnBoth("a connection", ({ kind, open }) => {
	it("commits to the disk whatever the server's default, and says where it is", async () => {
		const { database } = await open();
		if (kind === "SQLite") return expect(database.description).toMatch(/^SQLite in .*sqlite$/);
		const { rows } = await sql`show synchronous_commit`.execute(database.db);
		expect(rows).toEqual([{ synchronous_commit: "on" }]);
		expect(database.description).toMatch(/PostgreSQL site_\d+ on 127\.0\.0\.1 \(fsync is off/);
	});
});
