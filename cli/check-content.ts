/** `npm run content:check` names the errors of every content file, and the pages with too little text of their own. */
import { loadRegion } from "#app/content/load.ts";
import { setRegion } from "#app/platform/region.ts";
import { runProgram } from "../app/platform/terminal/program.ts";
import { checkContent } from "./check-content/check.ts";

setRegion(loadRegion);
await runProgram(checkContent());
