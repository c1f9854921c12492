import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { Command } from "commander";
import { migrateFile } from "#app/content/migrate/migrate-file.ts";
import { isStray } from "#app/platform/is-stray.ts";
import type { CreateCommand } from "../../app/platform/terminal/program.ts";
import { type ContentMigration, MIGRATIONS } from "./migrations.ts";

const DESCRIPTION = `Brings the content of an earlier version into the form that this version reads. Comments stay, and all that did not change stays as you wrote it. It can be run again at any time: what has the new form already is left alone.`;

/** A file that has the form of an earlier version. */
type Outdated = { path: string; text: string; migrations: ContentMigration[] };

/** Finds the files of a folder that have the form of an earlier version, with their text in the new form. */
export function findOutdated(folder: string): Outdated[] {
	const files = new Set(
		MIGRATIONS.flatMap((migration) => globSync(migration.files, { cwd: folder }).sort()),
	);
	return [...files].flatMap((file) => {
		if (isStray(basename(file))) return [];
		const path = join(folder, file);
		const old = readFileSync(path, "utf8");
		const { text, migrations } = migrateFile(file.split(sep).join("/"), old);
		return text === old ? [] : [{ path, text, migrations }];
	});
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
