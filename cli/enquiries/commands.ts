import { findNearest } from "#app/content/find-nearest.ts";
import type { Command } from "./command.ts";
import { erase } from "./erase.ts";
import { exportAll } from "./export.ts";
import { list } from "./list.ts";
import { purge } from "./purge.ts";
import { WrongUse } from "./refusal.ts";
import { retry } from "./retry.ts";
import { show } from "./show.ts";
import { stats } from "./stats.ts";
import { ham, spam } from "./verdicts.ts";

export const COMMANDS: ReadonlyMap<string, Command> = new Map([
	["list", list],
	["show", show],
	["export", exportAll],
	["stats", stats],
	["retry", retry],
	["spam", spam],
	["ham", ham],
	["erase", erase],
	["purge", purge],
]);

/** Throws WrongUse when there is none of that name. */
export function findCommand(name: string): Command {
	const command = COMMANDS.get(name);
	if (command) return command;
	const names = [...COMMANDS.keys()];
	const nearest = findNearest(name, names);
	throw new WrongUse(
		`There is no command ${JSON.stringify(name)}; ${nearest ? `did you mean ${nearest}?` : `the commands are ${names.join(", ")}.`}`,
	);
}

export function describeCommands(): string {
	const width = Math.max(...[...COMMANDS.keys()].map((name) => name.length));
	const lines = [...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
	return `What visitors sent, for the agency's staff.

npm run enquiries -- COMMAND [options]

${lines.join("\n")}

Options and examples: npm run enquiries -- help COMMAND`;
}
