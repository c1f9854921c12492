/** `npm run enquiries -- …`: what visitors sent, for the agency's staff. */
import { getEnv } from "#app/env.server.ts";
import { SettingsError } from "#app/env.ts";
import { askOnTerminal } from "./enquiries/ask-on-terminal.ts";
import { COMMANDS, describeCommands, findCommand } from "./enquiries/commands.ts";
import { Refusal, WrongUse } from "./enquiries/refusal.ts";
import { openScreen } from "./enquiries/screen.ts";

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

function toLine(error: unknown): string {
	if (error instanceof WrongUse)
		return `${error.message} See: npm run enquiries -- help${COMMANDS.has(name) ? ` ${name}` : ""}`;
	if (error instanceof Refusal || error instanceof SettingsError) return error.message;
	// Faults of disk, SQLite and PostgreSQL carry a code; a mistake of ours carries none and keeps its stack.
	if (error instanceof Error && "code" in error)
		return `It broke off: ${error.message || error.code}`;
	throw error;
}
