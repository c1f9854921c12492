/** `npm run content:new -- city "Indore"` copies the template of a kind of content file. */
import { newContent } from "./new-content/new-content.ts";
import { runProgram } from "./run-program.ts";

await runProgram(newContent);
