/** `npm run enquiries -- …`: what visitors sent, for the agency's staff. */
import { backup } from "./enquiries/backup.ts";
import { erase, purge } from "./enquiries/erase.ts";
import { exportAll } from "./enquiries/export.ts";
import { list } from "./enquiries/list.ts";
import { retry } from "./enquiries/retry.ts";
import { show } from "./enquiries/show.ts";
import { stats } from "./enquiries/stats.ts";
import { ham, spam } from "./enquiries/verdicts.ts";
import { createProgram, runProgram } from "./terminal/program.ts";

await runProgram(
	createProgram("npm run enquiries --", "What visitors sent, for the agency's staff.", [
		list,
		show,
		exportAll,
		stats,
		retry,
		spam,
		ham,
		erase,
		purge,
		backup,
	]),
);
