/** `npm run content:check` names the errors of every content file, and the pages with too little text of their own. */
import { checkContent } from "./check-content/check.ts";
import { runProgram } from "./run-program.ts";

await runProgram(checkContent());
