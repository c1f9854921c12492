/** `npm run visits -- …`: how often the site was visited, and what came of it, for the agency's staff. */

import { findNearest } from "#app/content/find-nearest.ts";
import { getEnv } from "#app/env.server.ts";
import { SettingsError } from "#app/env.ts";
import { askOnTerminal } from "./enquiries/ask-on-terminal.ts";
import type { Command } from "./enquiries/command.ts";
import { Refusal, WrongUse } from "./enquiries/refusal.ts";
import { openScreen } from "./enquiries/screen.ts";
import { purge } from "./visits/purge.ts";
import { report } from "./visits/report.ts";

const COMMANDS: Readonly<Record<string, Command>> = { report, purge };
const HELP_WORDS = ["--help", "-h"];

const [name = "help", ...args] = process.argv.slice(2);
const screen = openScreen(process.stdout, process.stderr);
try {
	await run();
} catch (error) {
	screen.note(toLine(error));
	process.exitCode = 1;
}

async function run(): Promise<void> {
	if (name === "help" || HELP_WORDS.includes(name))
		return screen.print(args[0] ? findCommand(args[0]).help : describeCommands());
	const command = findCommand(name);
	if (args.some((word) => HELP_WORDS.includes(word))) return screen.print(command.help);
	const ask = process.stdin.isTTY ? askOnTerminal : null;
	await command.run(args, { env: getEnv(), screen, ask });
}

function findCommand(given: string): Command {
	const command = Object.hasOwn(COMMANDS, given) ? COMMANDS[given] : undefined;
	if (command) return command;
	const nearest = findNearest(given, Object.keys(COMMANDS));
	throw new WrongUse(
		`There is no command ${JSON.stringify(given)}; ${nearest ? `did you mean ${nearest}?` : `the commands are ${Object.keys(COMMANDS).join(", ")}.`}`,
	);
}

function describeCommands(): string {
	const lines = Object.entries(COMMANDS).map(
		([word, { summary }]) => `  ${word.padEnd(6)}  ${summary}`,
	);
	return `How often the site was visited, and what came of it, for the agency's staff.

npm run visits -- COMMAND [options]

${lines.join("\n")}

Options and examples: npm run visits -- help COMMAND`;
}

function toLine(error: unknown): string {
	if (error instanceof WrongUse)
		return `${error.message} See: npm run visits -- help${Object.hasOwn(COMMANDS, name) ? ` ${name}` : ""}`;
	if (error instanceof Refusal || error instanceof SettingsError) return error.message;
	// Faults of disk, SQLite and PostgreSQL carry a code; a mistake of ours carries none and keeps its stack.
	if (error instanceof Error && "code" in error)
		return `It broke off: ${error.message || error.code}`;
	throw error;
}
