import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { NewEnquiry } from "./enquiry.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const ENQUIRY: NewEnquiry = {
	submissionId: "0193f0a2-7c1e-4f6a-9b59-3f8f8f3d1a01",
	name: "रिया O'Brien",
	email: "riya@example.com",
	message: "First line\n\tsecond line; drop table enquiries; -- 👩‍🚀",
	service: "seo",
	city: "mumbai",
	district: null,
	noticeVersion: "2026-11",
	wantsNews: true,
};

describe("an enquiry", () => {
	it("comes back as it was saved, with an id and the time", () => {
		const store = openStore();
		const saved = store.save(ENQUIRY);
		expect(saved).toEqual({ ...ENQUIRY, id: saved.id, createdAt: saved.createdAt });
		expect(saved.id).toMatch(/^[0-9a-f-]{36}$/);
		expect(Math.abs(Date.now() - Date.parse(saved.createdAt))).toBeLessThan(60_000);
		expect(saved.createdAt).toMatch(/Z$/);
		expect(store.list()).toEqual([saved]);
	});

	it("is one row when the same submission comes twice with the same words", () => {
		const store = openStore();
		const first = store.save(ENQUIRY);
		expect(store.save({ ...ENQUIRY })).toEqual(first);
		expect(store.count()).toBe(1);
	});

	it.each(["name", "email", "message"] as const)(
		"is another row when the same submission comes with another %s",
		(field) => {
			const store = openStore();
			const first = store.save(ENQUIRY);
			const second = store.save({ ...ENQUIRY, [field]: "other@example.com" });
			expect(second.id).not.toBe(first.id);
			expect(store.count()).toBe(2);
		},
	);

	it("is another row when the same words come with another submission", () => {
		const store = openStore();
		store.save(ENQUIRY);
		store.save({ ...ENQUIRY, submissionId: "another" });
		expect(store.count()).toBe(2);
	});

	it("stands in the list before older ones", async () => {
		const store = openStore();
		const older = store.save(ENQUIRY);
		await vi.waitUntil(() => new Date().toISOString() > older.createdAt);
		const newer = store.save({ ...ENQUIRY, submissionId: "another" });
		expect(store.list().map(({ id }) => id)).toEqual([newer.id, older.id]);
	});

	it("survives closing and opening again", () => {
		const folder = makeFolder();
		const store = openSqliteStore(folder);
		const saved = store.save(ENQUIRY);
		store.close();
		expect(openStore(folder).list()).toEqual([saved]);
	});

	it("is seen by a second process that has the same file open", () => {
		const folder = makeFolder();
		const first = openStore(folder);
		const second = openStore(folder);
		const saved = first.save(ENQUIRY);
		expect(second.save(ENQUIRY)).toEqual(saved);
		expect(second.count()).toBe(1);
	});

	it("is not half written when the disk refuses it", () => {
		const folder = makeFolder();
		const store = openStore(folder);
		const other = new DatabaseSync(join(folder, "enquiries.sqlite"));
		other.exec(
			"create trigger full before insert on enquiries begin select raise(abort, 'full'); end",
		);
		expect(() => store.save(ENQUIRY)).toThrow("full");
		expect(store.count()).toBe(0);
		other.exec("drop trigger full");
		other.close();
		store.save(ENQUIRY);
		expect(store.count()).toBe(1);
	});
});

describe("the store", () => {
	it("makes its folder where there is none", () => {
		const folder = join(makeFolder(), "deep/er");
		expect(openStore(folder).count()).toBe(0);
	});

	it("answers a check while it is open and throws once it is closed", () => {
		const store = openSqliteStore(makeFolder());
		expect(() => store.check()).not.toThrow();
		store.close();
		expect(() => store.check()).toThrow();
	});

	it("writes ahead, and waits for the disk at each enquiry", () => {
		const exec = vi.spyOn(DatabaseSync.prototype, "exec");
		onTestFinished(() => exec.mockRestore());
		openStore();
		const connection = exec.mock.contexts[0] as DatabaseSync | undefined;
		expect(connection?.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
		expect(connection?.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
	});

	it("does not open when SQLite keeps another synchronous mode than it was told", () => {
		const original = DatabaseSync.prototype.exec;
		const exec = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (
			this: DatabaseSync,
			sql,
		) {
			return original.call(this, sql.replace("synchronous = full", "synchronous = normal"));
		});
		onTestFinished(() => exec.mockRestore());
		expect(() => openSqliteStore(makeFolder())).toThrow("synchronous=FULL");
	});

	it("refuses a file that a newer version of the site has written, and leaves it as it is", () => {
		const folder = makeFolder();
		const newer = new DatabaseSync(join(folder, "enquiries.sqlite"));
		newer.exec("pragma user_version = 999; create table later (id text)");
		expect(() => openSqliteStore(folder)).toThrow("newer version");
		expect(newer.prepare("select name from sqlite_schema").all()).toEqual([{ name: "later" }]);
		newer.close();
	});
});

describe("an unusable folder", () => {
	it("throws when a file stands in its place", () => {
		const file = join(makeFolder(), "data");
		writeFileSync(file, "");
		expect(() => openSqliteStore(file)).toThrow("EEXIST");
		expect(() => openSqliteStore(join(file, "below"))).toThrow("EEXIST");
	});

	it("throws when it cannot be made", () => {
		expect(() => openSqliteStore("/proc/kiteline/data")).toThrow();
	});

	it("throws when the database is no database", () => {
		const folder = makeFolder();
		writeFileSync(
			join(folder, "enquiries.sqlite"),
			"not a database, but a longer text than a header",
		);
		expect(() => openSqliteStore(folder)).toThrow("not a database");
	});

	it("throws when the database is a folder", () => {
		const folder = makeFolder();
		mkdirSync(join(folder, "enquiries.sqlite"));
		expect(() => openSqliteStore(folder)).toThrow("unable to open");
	});
});

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "enquiries-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

function openStore(folder = makeFolder()) {
	const store = openSqliteStore(folder);
	onTestFinished(() => store.close());
	return store;
}
