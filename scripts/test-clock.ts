/** `npm run test:clock` runs the tests that depend on the time at twenty-four instants, with `--short` at six. */
import { buildIfStale } from "./fresh-build.ts";
import { listClockParts } from "./testing/clock-parts.ts";
import { runStages } from "./testing/run-stages.ts";

buildIfStale();
const parts = listClockParts(process.argv.includes("--short"));
process.exitCode = await runStages([{ parts, concurrency: 2 }]);
