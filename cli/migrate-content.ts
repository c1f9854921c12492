/** `npm run content:migrate` brings the content of an earlier version into the form of this one. */
import { runProgram } from "../app/platform/terminal/program.ts";
import { migrateContent } from "./migrate-content/migrate.ts";

await runProgram(migrateContent);
