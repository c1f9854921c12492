/** `npm run staff -- …` lists and changes who may sign in to the desk. */
import { keepFilesPrivate } from "#app/platform/private-files.ts";
import {
	disable,
	enable,
	invite,
	link,
	listStaff,
	sessions,
} from "../app/desk/commands/commands.ts";
import { erasePerson } from "../app/desk/commands/erase.ts";
import { renewKeys } from "../app/desk/commands/renew-keys.ts";
import { createProgram } from "../app/platform/terminal/program.ts";
import { runProgram } from "./run-program.ts";

keepFilesPrivate();
await runProgram(
	createProgram("npm run staff --", "Who may sign in to the desk, where enquiries are answered.", [
		invite,
		link,
		listStaff,
		disable,
		enable,
		sessions,
		erasePerson,
		renewKeys,
	]),
);
