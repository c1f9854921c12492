import { Command, CommanderError } from "commander";
import type { Env } from "#app/platform/env.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { formatError } from "./errors.ts";
import { createTerminal, type Terminal } from "./terminal.ts";

export type CliContext = { env: Env; terminal: Terminal };
export type CreateCommand = (context: CliContext) => Command;

/** Creates a program with subcommands; `name` is how it is started, for instance `npm run visits --`. */
export function createProgram(
	name: string,
	description: string,
	createCommands: readonly CreateCommand[],
): CreateCommand {
	return (context) => {
		const program = new Command(name).description(description);
		for (const createCommand of createCommands) program.addCommand(createCommand(context));
		return program;
	};
}

/** Runs the program of this process. An error becomes one line on stderr and exit code 1. */
export async function runProgram(create: CreateCommand): Promise<void> {
	const terminal = createTerminal();
	const program = create({
		terminal,
		// Settings are parsed when a command needs them, so that help works without them.
		get env() {
			return getEnv();
		},
	});
	const args = process.argv.slice(2);
	try {
		await parseArguments(program, args, terminal);
	} catch (error) {
		const command = program.commands.find((known) => known.name() === args[0]);
		const help = [program.name(), command?.name(), "--help"].filter(Boolean).join(" ");
		terminal.note(formatError(error, help));
		process.exitCode = 1;
	}
}

/** Runs the command that the arguments name, or prints the help. Throws what commander and the command throw. */
export async function parseArguments(
	program: Command,
	args: string[],
	terminal: Terminal,
): Promise<void> {
	program.exitOverride().configureOutput({
		writeOut: (text) => void terminal.write(text),
		writeErr: () => {},
		getOutHelpWidth: () => terminal.width,
	});
	for (const command of program.commands) command.copyInheritedSettings(program);
	const isBare = args.length === 0 && program.commands.length > 0;
	try {
		await program.parseAsync(isBare ? ["--help"] : args, { from: "user" });
	} catch (error) {
		// Commander throws this after it printed the help.
		if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error;
	}
}
