import { DatabaseSync } from "node:sqlite";
import { toStorePath } from "../../../app/enquiries/store/open-database.ts";

/** What the site's first version made in its store. */
export const FIRST_TABLES = `
	create table enquiries (
		id text primary key, submission_id text not null, created_at text not null,
		name text not null, email text not null, message text not null,
		service text, city text, district text,
		notice_version text not null, wants_news integer not null
	) strict;
	create index enquiries_by_submission on enquiries (submission_id);
	create index enquiries_by_time on enquiries (created_at);
	pragma user_version = 1;`;

/** The store as the site's first version made it, with so many enquiries; gives their submission ids. */
export function writeOldStore(dataDir: string, count: number): string[] {
	const database = new DatabaseSync(toStorePath(dataDir));
	database.exec(`pragma journal_mode = wal; ${FIRST_TABLES} begin;`);
	const insert = database.prepare("insert into enquiries values (?,?,?,?,?,?,?,?,?,?,?)");
	const ids = Array.from({ length: count }, () => crypto.randomUUID());
	for (const [at, id] of ids.entries())
		insert.run(
			crypto.randomUUID(),
			id,
			new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
			`Visitor ${at}`,
			`visitor-${at}@x.example`,
			`Enquiry number ${at}, of the first version of the site.`,
			"seo",
			"surat",
			null,
			"2026-11",
			at % 2,
		);
	database.exec("commit");
	database.close();
	return ids;
}
