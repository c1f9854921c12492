/** `npm run content:start -- --empty` begins the content of a new agency, and starts its site. */

import { runProgram } from "./run-program.ts";
import { startContent } from "./start-content/start-content.ts";

await runProgram(startContent(process.cwd()));
