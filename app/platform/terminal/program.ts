import { Command, CommanderError } from "commander";
import type { Env } from "#app/platform/env.server.ts";
import type { Terminal } from "./terminal.ts";

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
