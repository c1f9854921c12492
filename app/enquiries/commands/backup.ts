import { rename, rm, stat } from "node:fs/promises";
import { backup as copyDatabase, DatabaseSync } from "node:sqlite";
import { Command } from "commander";
import { toStorePath } from "#app/database/open-database.ts";
import { getNow } from "#app/platform/clock.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { formatEnquiries } from "./erase.ts";
import { withStores } from "./with-stores.ts";

const DESCRIPTION = `Copies enquiries, deliveries and visits to a new file, whole and as of one moment, while the site runs. The copy is checked before it gets its name. For PostgreSQL use pg_dump.

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
			await withStores(context, async () => {
				const count = await copyStore(toStorePath(DATA_DIR), file);
				await context.terminal.print(`${file}: ${formatEnquiries(count)}.`);
			});
		});

/** Returns the number of enquiries in the copy. Throws when the copy is damaged, and removes it. */
async function copyStore(store: string, file: string): Promise<number> {
	const unfinished = `${file}.unfinished`;
	const source = new DatabaseSync(store, { readOnly: true });
	try {
		// All pages are copied at once: a copy in steps starts again whenever a visitor sends something.
		await copyDatabase(source, unfinished, { rate: 2_147_483_647 });
		const count = countEnquiries(unfinished);
		await rename(unfinished, file);
		return count;
	} finally {
		source.close();
		for (const suffix of ["", "-wal", "-shm"]) await rm(unfinished + suffix, { force: true });
	}
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
