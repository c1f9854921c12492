/** `npm run enquiries -- …` shows and changes what visitors sent, for the agency's staff. */
import { keepFilesPrivate } from "#app/platform/private-files.ts";
import { demo } from "../app/desk/commands/demo.ts";
import { stats } from "../app/desk/numbers/stats.ts";
import { backup } from "../app/enquiries/commands/backup.ts";
import { erase, purge } from "../app/enquiries/commands/erase.ts";
import { exportAll } from "../app/enquiries/commands/export.ts";
import { listAll } from "../app/enquiries/commands/list.ts";
import { ham, retry, spam } from "../app/enquiries/commands/send-or-hold.ts";
import { show } from "../app/enquiries/commands/show.ts";
import { createProgram } from "../app/platform/terminal/program.ts";
import { runProgram } from "./run-program.ts";

keepFilesPrivate();
await runProgram(
	createProgram("npm run enquiries --", "What visitors sent, for the agency's staff.", [
		listAll,
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
