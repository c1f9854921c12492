import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Command } from "commander";
import { isStray } from "#app/platform/is-stray.ts";
import type { CreateCommand } from "../../app/platform/terminal/program.ts";
import { migrateText } from "./migrate-text.ts";
import { type ContentMigration, MIGRATIONS } from "./migrations.ts";

const DESCRIPTION = `Brings the content of an earlier version into the form that this version reads. Comments stay, and all that did not change stays as you wrote it. It can be run again at any time: what has the new form already is left alone.`;

/** A file that has the form of an earlier version. */
type Outdated = { path: string; text: string; migrations: ContentMigration[] };

/** Finds the files of a folder that have the form of an earlier version, with their text in the new form. */
export function findOutdated(folder: string): Outdated[] {
	const found = new Map<string, Outdated>();
	for (const migration of MIGRATIONS)
		for (const file of globSync(migration.files, { cwd: folder }).sort()) {
			if (isStray(basename(file))) continue;
			const path = join(folder, file);
			const before = found.get(path);
			const old = before?.text ?? readFileSync(path, "utf8");
			const text = migrateText(old, migration.migrate);
			if (text === old) continue;
			const migrations = [...(before?.migrations ?? []), migration];
			found.set(path, { path, text, migrations });
		}
	return [...found.values()];
}

export const migrateContent: CreateCommand = (context) =>
	new Command("npm run content:migrate --")
		.description(DESCRIPTION)
		.option("--dry-run", "says what would be changed, and changes nothing")
		.action(async ({ dryRun = false }: { dryRun?: boolean }) => {
			const folder = context.env.CONTENT_DIR;
			const outdated = findOutdated(folder);
			const lines = outdated.flatMap(({ path, migrations }) =>
				migrations.map(({ version, summary }) => `${path}: ${summary} (since ${version})`),
			);
			if (!dryRun) for (const { path, text } of outdated) writeFileSync(path, text);
			const end =
				outdated.length === 0
					? `Nothing to change: ${folder} has the form of this version.`
					: dryRun
						? "Nothing was changed. Without --dry-run, these files are."
						: "These files were changed. Look at them with git diff, then run npm run content:check.";
			await context.terminal.print([...lines, end].join("\n"));
		});
