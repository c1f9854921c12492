/** `npm run staff -- …`: who may sign in to the desk. */
import { keepFilesPrivate } from "#app/private-files.ts";
import { disable, enable, invite, link, list, sessions } from "./staff/commands.ts";
import { erase } from "./staff/erase.ts";
import { renewKeys } from "./staff/renew-keys.ts";
import { createProgram, runProgram } from "./terminal/program.ts";

keepFilesPrivate();
await runProgram(
	createProgram("npm run staff --", "Who may sign in to the desk, where enquiries are answered.", [
		invite,
		link,
		list,
		disable,
		enable,
		sessions,
		erase,
		renewKeys,
	]),
);
