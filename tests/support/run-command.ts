import { styleText } from "node:util";
import { vi } from "vitest";
import { formatInstant } from "#app/platform/dates.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { toLine } from "#app/platform/plain-text.ts";
import { formatError } from "../../app/platform/terminal/errors.ts";
import { type CreateCommand, parseArguments } from "../../app/platform/terminal/program.ts";
import type { Terminal } from "../../app/platform/terminal/terminal.ts";
import { AGENCY } from "./agency.ts";

export type RunOptions = {
	/** The columns of a terminal; without it the output goes into a pipe. */
	width?: number;
	/** The answer to each question in turn; without it there is nobody to answer. */
	answers?: string[];
	settings?: Record<string, string>;
};

/** Runs a subcommand or a whole program; arguments are separated by spaces, or given as a list. */
export async function runCommand(
	create: CreateCommand,
	args: string | string[] = "",
	{ width, answers, settings = {} }: RunOptions = {},
) {
	const output = { printed: "", notes: [] as string[], error: "" };
	const isTty = width !== undefined;
	const write = async (text: string) => {
		output.printed += text;
	};
	const prompt = vi.fn(async (_question: string) => answers?.shift() ?? "");
	const terminal: Terminal = {
		isTty,
		width: width ?? 80,
		paint: (style, text) => (isTty ? styleText(style, text, { validateStream: false }) : text),
		formatTime: (iso) => (isTty ? formatInstant(iso) : iso),
		write,
		print: (text) => write(`${text}\n`),
		note: (line) => void output.notes.push(toLine(line)),
		prompt: answers ? prompt : null,
	};
	const list = Array.isArray(args) ? args : args.split(" ").filter(Boolean);
	try {
		await parseArguments(
			create({ env: parseEnv({ CONTENT_DIR: AGENCY, ...settings }), terminal }),
			list,
			terminal,
		);
	} catch (error) {
		output.error = formatError(error, "help");
	}
	// Colours are shown as <33m.
	const printed = output.printed.replaceAll("\u001B[", "<");
	return { ...output, printed, questions: prompt.mock.calls.flat() };
}
