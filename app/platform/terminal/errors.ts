import { CommanderError } from "commander";
import { ContentError } from "#app/platform/content-error.ts";
import { SettingsError } from "#app/platform/env.server.ts";

/** The reason in one line why a command does not do what was requested. Wrong arguments are an InvalidArgumentError. */
export class UserError extends Error {}

/** Returns the line for stderr. Rethrows a bug of ours, which needs its stack. */
export function formatError(error: unknown, helpCommand: string): string {
	if (error instanceof CommanderError) {
		// "help" with an unknown command has no message of its own.
		const text = error.code === "commander.help" ? "unknown command" : error.message;
		const message = text
			.replace(/^error: /, "")
			.replace("\n", " ")
			.replace(/(?<![.?)])$/, ".");
		return `${message.charAt(0).toUpperCase()}${message.slice(1)} See: ${helpCommand}`;
	}
	if (error instanceof ContentError)
		return "The content has errors; npm run content:check names them.";
	if (error instanceof UserError || error instanceof SettingsError) return error.message;
	// Errors of the disk, SQLite and PostgreSQL carry a code.
	if (error instanceof Error && "code" in error) return `It failed: ${error.message || error.code}`;
	throw error;
}
