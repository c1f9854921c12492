/** `npm run enquiries -- …`: what visitors sent, for the agency's staff. */
import { backup } from "./enquiries/backup.ts";
import { erase } from "./enquiries/erase.ts";
import { exportAll } from "./enquiries/export.ts";
import { list } from "./enquiries/list.ts";
import { purge } from "./enquiries/purge.ts";
import { retry } from "./enquiries/retry.ts";
import { show } from "./enquiries/show.ts";
import { stats } from "./enquiries/stats.ts";
import { ham, spam } from "./enquiries/verdicts.ts";
import { runCommands } from "./run-commands.ts";

await runCommands({
	name: "enquiries",
	purpose: "What visitors sent, for the agency's staff.",
	commands: new Map([
		["list", list],
		["show", show],
		["export", exportAll],
		["stats", stats],
		["retry", retry],
		["spam", spam],
		["ham", ham],
		["erase", erase],
		["purge", purge],
		["backup", backup],
	]),
});
