/** `npm run content:migrate` brings the content of an earlier version into the form of this one. */
import { migrateContent } from "./migrate-content/migrate.ts";
import { runProgram } from "./run-program.ts";

await runProgram(migrateContent);
