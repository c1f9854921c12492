import { findNearest } from "#app/content/find-nearest.ts";
import { getEnv } from "#app/env.server.ts";
import { SettingsError } from "#app/env.ts";
import { askOnTerminal } from "./enquiries/ask-on-terminal.ts";
import type { Command } from "./enquiries/command.ts";
import { Refusal, WrongUse } from "./enquiries/refusal.ts";
import { openScreen } from "./enquiries/screen.ts";

type Program = {
	/** As npm runs it: `npm run enquiries -- …`. */
	name: string;
	/** What its commands are for, in a sentence. */
	purpose: string;
	commands: ReadonlyMap<string, Command>;
};

const HELP_WORDS = ["--help", "-h"];

/** Runs the command that the process was started with; what it refuses is one line, and exit code 1. */
export async function runCommands(program: Program): Promise<void> {
	const [name = "help", ...args] = process.argv.slice(2);
	const screen = openScreen(process.stdout, process.stderr);
	try {
		if (name === "help" || HELP_WORDS.includes(name)) {
			const help = args[0] ? findCommand(program, args[0]).help : describeCommands(program);
			return await screen.print(help);
		}
		const command = findCommand(program, name);
		if (args.some((word) => HELP_WORDS.includes(word))) return await screen.print(command.help);
		const ask = process.stdin.isTTY ? askOnTerminal : null;
		await command.run(args, { env: getEnv(), screen, ask });
	} catch (error) {
		screen.note(toLine(error, program, name));
		process.exitCode = 1;
	}
}

/** Throws WrongUse when there is none of that name. */
function findCommand({ commands }: Program, name: string): Command {
	const command = commands.get(name);
	if (command) return command;
	const names = [...commands.keys()];
	const nearest = findNearest(name, names);
	throw new WrongUse(
		`There is no command ${JSON.stringify(name)}; ${nearest ? `did you mean ${nearest}?` : `the commands are ${names.join(", ")}.`}`,
	);
}

function describeCommands({ name: program, purpose, commands }: Program): string {
	const width = Math.max(...[...commands.keys()].map((name) => name.length));
	const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
	return `${purpose}

npm run ${program} -- COMMAND [options]

${lines.join("\n")}

Options and examples: npm run ${program} -- help COMMAND`;
}

function toLine(error: unknown, { name: program, commands }: Program, command: string): string {
	if (error instanceof WrongUse)
		return `${error.message} See: npm run ${program} -- help${commands.has(command) ? ` ${command}` : ""}`;
	if (error instanceof Refusal || error instanceof SettingsError) return error.message;
	// Faults of disk, SQLite and PostgreSQL carry a code; a mistake of ours carries none and keeps its stack.
	if (error instanceof Error && "code" in error)
		return `It broke off: ${error.message || error.code}`;
	throw error;
}
