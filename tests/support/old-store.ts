import { DatabaseSync } from "node:sqlite";
import { toStorePath } from "../../app/database/open-database.ts";

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
	database.exec(`pragma journal_mode = wal; ${FIRST_TABLES}
		with recursive numbers (at) as (select 1 union all select at + 1 from numbers where at < ${count})
		insert into enquiries select 'id-' || at, 'submission-' || at, '2026-01-01T00:00:00.000Z',
			'Visitor ' || at, 'visitor@x.example', 'An enquiry of the first version of the site.',
			'seo', 'surat', null, '2026-11', at % 2 from numbers;`);
	database.close();
	return Array.from({ length: count }, (_, at) => `submission-${at + 1}`);
}
