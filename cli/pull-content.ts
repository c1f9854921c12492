/** `npm run content:pull` writes what was published at the desk into the content's folder. */
import { pullContent } from "./pull-content/pull.ts";
import { runProgram } from "./run-program.ts";

await runProgram(pullContent);
