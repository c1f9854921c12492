import { randomUUID } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as z from "zod/mini";
import type { Enquiry, EnquiryStore } from "./enquiry.ts";

const FILE_NAME = "enquiries.sqlite";
/** SQLite's own number for synchronous=FULL: the write is on the disk when the call returns. */
const SYNCHRONOUS_FULL = 2;
const BUSY_TIMEOUT_MS = 5_000;

/** Each entry moves the schema one version forward; entries are never changed, only added. */
const MIGRATIONS = [
	`create table enquiries (
		id text primary key,
		submission_id text not null,
		created_at text not null,
		name text not null,
		email text not null,
		message text not null,
		service text,
		city text,
		district text,
		notice_version text not null,
		wants_news integer not null
	) strict;
	create index enquiries_by_submission on enquiries (submission_id);
	create index enquiries_by_time on enquiries (created_at);`,
];

const rowSchema = z.object({
	id: z.string(),
	submission_id: z.string(),
	created_at: z.string(),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	service: z.nullable(z.string()),
	city: z.nullable(z.string()),
	district: z.nullable(z.string()),
	notice_version: z.string(),
	wants_news: z.number(),
});

/** Where in the data folder the store lies. */
export function toStorePath(dataDir: string): string {
	return join(dataDir, FILE_NAME);
}

/** Opens (and where needed creates) the store in a folder. Throws when the folder cannot be used. */
export function openSqliteStore(dataDir: string): EnquiryStore {
	makeFolder(dataDir);
	const database = new DatabaseSync(toStorePath(dataDir), { timeout: BUSY_TIMEOUT_MS });
	database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
	const synchronous = database.prepare("pragma synchronous").get()?.synchronous;
	if (synchronous !== SYNCHRONOUS_FULL) throw new Error("SQLite does not keep synchronous=FULL");
	migrate(database);

	const findSame = database.prepare(
		`select * from enquiries where submission_id = ? and name = ? and email = ? and message = ?`,
	);
	const insert = database.prepare(
		`insert into enquiries (id, submission_id, created_at, name, email, message, service, city, district, notice_version, wants_news)
		 values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
	);
	const selectAll = database.prepare("select * from enquiries order by created_at desc, id");
	const selectCount = database.prepare("select count(*) as count from enquiries");

	return {
		save(enquiry) {
			return inTransaction(database, () => {
				const { submissionId, name, email, message } = enquiry;
				const before = findSame.get(submissionId, name, email, message);
				if (before) return toEnquiry(before);
				const stored = { ...enquiry, id: randomUUID(), createdAt: new Date().toISOString() };
				insert.run(...toRow(stored));
				return stored;
			});
		},
		list: () => selectAll.all().map(toEnquiry),
		count: () => Number(selectCount.get()?.count ?? 0),
		check: () => {
			selectCount.get();
		},
		close: () => database.close(),
	};
}

/** As `mkdir -p`. Node 24's own never returns where the system makes no folders, as below /proc. */
function makeFolder(folder: string): void {
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
	const parent = dirname(folder);
	if (parent !== folder) makeFolder(parent);
	mkdirSync(folder);
}

function migrate(database: DatabaseSync): void {
	inTransaction(database, () => {
		const version = Number(database.prepare("pragma user_version").get()?.user_version ?? 0);
		if (version > MIGRATIONS.length) {
			throw new Error(`${FILE_NAME} was written by a newer version of this site`);
		}
		for (const statements of MIGRATIONS.slice(version)) database.exec(statements);
		database.exec(`pragma user_version = ${MIGRATIONS.length}`);
	});
}

function inTransaction<T>(database: DatabaseSync, work: () => T): T {
	database.exec("begin immediate");
	try {
		const result = work();
		database.exec("commit");
		return result;
	} catch (error) {
		if (database.isTransaction) database.exec("rollback");
		throw error;
	}
}

function toRow(enquiry: Enquiry) {
	return [
		enquiry.id,
		enquiry.submissionId,
		enquiry.createdAt,
		enquiry.name,
		enquiry.email,
		enquiry.message,
		enquiry.service,
		enquiry.city,
		enquiry.district,
		enquiry.noticeVersion,
		Number(enquiry.wantsNews),
	] satisfies (string | number | null)[];
}

function toEnquiry(row: unknown): Enquiry {
	const { submission_id, created_at, notice_version, wants_news, ...same } = rowSchema.parse(row);
	return {
		...same,
		submissionId: submission_id,
		createdAt: created_at,
		noticeVersion: notice_version,
		wantsNews: wants_news === 1,
	};
}
