import { loadRegion } from "#app/content/load.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { setRegion } from "#app/platform/region.ts";
import { formatError } from "../app/platform/terminal/errors.ts";
import { type CreateCommand, parseArguments } from "../app/platform/terminal/program.ts";
import { createTerminal } from "../app/platform/terminal/terminal.ts";

/**
 * Runs the program of this process, in the region of the agency whose content CONTENT_DIR names. An error becomes one
 * line on stderr and exit code 1.
 */
export async function runProgram(create: CreateCommand): Promise<void> {
	setRegion(loadRegion);
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
