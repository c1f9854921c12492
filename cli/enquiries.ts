/** `npm run enquiries -- …`: what visitors sent, for the agency's staff. */
import { keepFilesPrivate } from "#app/private-files.ts";
import { backup } from "./enquiries/backup.ts";
import { demo } from "./enquiries/demo.ts";
import { erase, purge } from "./enquiries/erase.ts";
import { exportAll } from "./enquiries/export.ts";
import { list } from "./enquiries/list.ts";
import { ham, retry, spam } from "./enquiries/send-or-hold.ts";
import { show } from "./enquiries/show.ts";
import { stats } from "./enquiries/stats.ts";
import { createProgram, runProgram } from "./terminal/program.ts";

keepFilesPrivate();
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
		demo,
	]),
);
