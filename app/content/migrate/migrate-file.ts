import { posix } from "node:path";
import { migrateText } from "./migrate-text.ts";
import { type ContentMigration, MIGRATIONS } from "./migrations.ts";

/** A text in the form that this version reads, and the migrations that have changed it, oldest first. */
type Migrated = { text: string; migrations: ContentMigration[] };

/** Brings the text of a file into the form of this version, by its path below the content's folder. */
export function migrateFile(file: string, text: string): Migrated {
	const migrated: Migrated = { text, migrations: [] };
	for (const migration of MIGRATIONS) {
		if (!posix.matchesGlob(file, migration.files)) continue;
		const before = migrated.text;
		migrated.text = migrateText(before, migration.migrate);
		if (migrated.text !== before) migrated.migrations.push(migration);
	}
	return migrated;
}

/** Brings a text of a file into the form of this version; null, for a file that is not there, stays. */
export function migrateIfAny(file: string, text: string | null): string | null {
	return text === null ? null : migrateFile(file, text).text;
}
