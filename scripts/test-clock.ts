/** `npm run test:clock`: what knows the time, tested at twenty-four instants, with `--short` at six. */
import { buildIfStale } from "./fresh-build.ts";
import { listClockParts } from "./testing/clock-parts.ts";
import { runStages } from "./testing/run-stages.ts";

buildIfStale();
const parts = listClockParts(process.argv.includes("--short"));
process.exitCode = await runStages([{ parts, concurrency: 2 }]);
