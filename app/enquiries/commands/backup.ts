import { rename, rm, stat } from "node:fs/promises";
import { backup as copyDatabase, DatabaseSync } from "node:sqlite";
import { Command } from "commander";
import { type Database, toStorePath } from "#app/database/open-database.ts";
import { getNow } from "#app/platform/clock.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { formatEnquiries } from "./erase.ts";
import { withStores } from "./with-stores.ts";

const DESCRIPTION = `Copies enquiries with their files, deliveries and visits to a new file, whole and as of one moment, while the site runs. The copy is checked before it gets its name. For PostgreSQL use pg_dump.

Example: npm run enquiries -- backup /var/backups/site/enquiries-%s.sqlite`;

export const backup = (context: CliContext) =>
	new Command("backup")
		.summary("copies the store to a file while the site runs")
		.description(DESCRIPTION)
		.argument("<file>", "a new file; %s in its name is the time")
		.action(async (pattern: string) => {
			const { DATABASE_URL, DATA_DIR } = context.env;
			if (DATABASE_URL)
				throw new UserError("The enquiries are in PostgreSQL: pg_dump makes its backups.");
			const file = pattern.replaceAll(
				"%s",
				new Date(getNow()).toISOString().replaceAll(/[:.]/g, "-"),
			);
			if (await stat(file).catch(() => null))
				throw new UserError(`${file} is there already; a backup never overwrites a file.`);
			await withStores(context, async ({ database }) => {
				const { count, missing } = await copyStore(toStorePath(DATA_DIR), file, database);
				await context.terminal.print(`${file}: ${formatEnquiries(count)}.`);
				if (missing > 0)
					context.terminal.note(
						`${formatCount(missing, "file", "files")} of messages could not be found, and are not in the copy.`,
					);
			});
		});

/**
 * Returns the number of enquiries in the copy, and that of files which are missing in the store. Throws when the copy is
 * damaged, and removes it.
 */
async function copyStore(store: string, file: string, database: Database) {
	const unfinished = `${file}.unfinished`;
	const source = new DatabaseSync(store, { readOnly: true });
	try {
		// All pages are copied at once: a copy in steps starts again whenever a visitor sends something.
		await copyDatabase(source, unfinished, { rate: 2_147_483_647 });
		const missing = await copyFiles(unfinished, database);
		const count = countEnquiries(unfinished);
		await rename(unfinished, file);
		return { count, missing };
	} finally {
		source.close();
		for (const suffix of ["", "-wal", "-shm"]) await rm(unfinished + suffix, { force: true });
	}
}

/** Copies the contents of files into their rows, from where a restored store reads them. Returns how many are missing. */
async function copyFiles(path: string, { db, files }: Database): Promise<number> {
	const copy = new DatabaseSync(path);
	let missing = 0;
	try {
		const rows = copy.prepare("select id from attachments where is_kept = 1 and content is null");
		const fill = copy.prepare("update attachments set content = ?, is_kept = ? where id = ?");
		for (const { id } of rows.all()) {
			const content = await files.get({ id: String(id), isKept: 1, content: null });
			fill.run(content, content ? 1 : 0, id ?? "");
			if (content) continue;
			// One of which the row is gone was erased after the copy was made.
			const row = db.selectFrom("attachments").select("id").where("id", "=", String(id));
			if (await row.executeTakeFirst()) missing++;
		}
	} finally {
		copy.close();
	}
	return missing;
}

function countEnquiries(path: string): number {
	const copy = new DatabaseSync(path);
	try {
		// Without a write-ahead log beside it, the copy is one file.
		copy.exec("pragma journal_mode = delete");
		const check = copy.prepare("pragma integrity_check").get()?.integrity_check;
		if (check !== "ok") throw new UserError(`The copy is damaged: ${check}`);
		const real = "from enquiries where is_sample = 0";
		return Number(
			copy.prepare(`select count(*) as count ${real} or not exists (select 1 ${real})`).get()
				?.count,
		);
	} finally {
		copy.close();
	}
}
