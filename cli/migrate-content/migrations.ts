/** The commands' own address of what the desk's versions go through, too. */
export { type ContentMigration, MIGRATIONS } from "#app/content/migrate/migrations.ts";
