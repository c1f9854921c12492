/** `npm run visits -- …` shows visits of the site and the enquiries that came of them, for the agency's staff. */
import { keepFilesPrivate } from "#app/platform/private-files.ts";
import { createProgram } from "../app/platform/terminal/program.ts";
import { purgeVisits, reportVisits } from "../app/visits/commands/commands.ts";
import { runProgram } from "./run-program.ts";

const DESCRIPTION =
	"Visits of the site and the enquiries that came of them, for the agency's staff.";

keepFilesPrivate();
await runProgram(createProgram("npm run visits --", DESCRIPTION, [reportVisits, purgeVisits]));
