/** `npm run content:new -- city "Indore"` writes a new content file from the template of its kind. */
import { join } from "node:path";
import { runProgram } from "../app/platform/terminal/program.ts";
import { newContent, promptForKind } from "./new-content/new-content.ts";

await runProgram(newContent(join(import.meta.dirname, "..")), promptForKind);
