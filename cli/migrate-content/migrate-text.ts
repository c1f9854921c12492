/** The commands' own address of what the desk's versions go through, too. */
export { migrateText } from "#app/content/migrate/migrate-text.ts";
