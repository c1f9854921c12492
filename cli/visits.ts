/** `npm run visits -- …` shows visits of the site and the enquiries that came of them, for the agency's staff. */
import { loadRegion } from "#app/content/load.ts";
import { keepFilesPrivate } from "#app/platform/private-files.ts";
import { setRegion } from "#app/platform/region.ts";
import { createProgram, runProgram } from "../app/platform/terminal/program.ts";
import { purgeVisits, reportVisits } from "../app/visits/commands/commands.ts";

const DESCRIPTION =
	"Visits of the site and the enquiries that came of them, for the agency's staff.";

keepFilesPrivate();
setRegion(loadRegion);
await runProgram(createProgram("npm run visits --", DESCRIPTION, [reportVisits, purgeVisits]));
