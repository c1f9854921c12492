/** `npm run content:new -- city "Indore"` copies the template of a kind of content file. */
import { runProgram } from "../app/platform/terminal/program.ts";
import { newContent } from "./new-content/new-content.ts";

await runProgram(newContent);
