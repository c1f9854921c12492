/** `npm run visits -- …`: how often the site was visited, and what came of it, for the agency's staff. */
import { runCommands } from "./run-commands.ts";
import { purge } from "./visits/purge.ts";
import { report } from "./visits/report.ts";

await runCommands({
	name: "visits",
	purpose: "How often the site was visited, and what came of it, for the agency's staff.",
	commands: new Map([
		["report", report],
		["purge", purge],
	]),
});
