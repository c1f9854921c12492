import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toLine } from "#app/platform/plain-text.ts";
import { UserError } from "./errors.ts";

export type Style = Parameters<typeof styleText>[0];

export type Terminal = {
	/** True if stdout is a terminal: then tables and colours are written, else plain data. */
	isTty: boolean;
	width: number;
	paint(style: Style, text: string): string;
	/** Formats a time, in the agency's time zone for people, as ISO 8601 for programs. */
	formatTime(iso: string): string;
	/** Writes to stdout, and waits for a reader that is slow. */
	write(text: string): Promise<void>;
	print(text: string): Promise<void>;
	/** Writes one line to stderr, which stays out of a pipe. */
	note(line: string): void;
	/** Asks a question; null where there is nobody to answer it. */
	prompt: ((question: string) => Promise<string>) | null;
};

const DEFAULT_WIDTH = 80;

/**
 * Creates the terminal of this process. A reader that ends early, such as `| head`, ends the process without an error.
 */
export function createTerminal(): Terminal {
	const { stdin, stdout, stderr } = process;
	const isTty = stdout.isTTY === true;
	stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code === "EPIPE") process.exit(0);
		throw error;
	});
	const write = async (text: string) => {
		if (!stdout.write(text)) await once(stdout, "drain");
	};
	return {
		isTty,
		width: (isTty && stdout.columns) || DEFAULT_WIDTH,
		paint: (style, text) => (isTty ? styleText(style, text, { stream: stdout }) : text),
		formatTime: (iso) => (isTty ? formatInstant(iso) : iso),
		write,
		print: (text) => write(`${text}\n`),
		note: (line) => {
			stderr.write(`${toLine(line)}\n`);
		},
		prompt: stdin.isTTY ? promptOnStderr : null,
	};
}

/** Asks on stderr, since stdout may be piped. Resolves to an empty text after Ctrl+C and Ctrl+D. */
async function promptOnStderr(question: string): Promise<string> {
	const readline = createInterface({ input: process.stdin, output: process.stderr });
	const closed = once(readline, "close").then(() => "");
	try {
		return await Promise.race([readline.question(toLine(question)).catch(() => ""), closed]);
	} finally {
		readline.close();
	}
}

/** Throws a UserError unless the answer is yes, or `--yes` was given. */
export async function confirm(
	question: string,
	isYes: boolean | undefined,
	{ prompt }: Terminal,
	rejection = "Nothing was erased.",
): Promise<void> {
	if (isYes) return;
	if (!prompt) throw new UserError(`${question} Nobody can be asked here; add --yes.`);
	const answer = await prompt(`${question} Type yes: `);
	if (answer.trim().toLowerCase() !== "yes") throw new UserError(rejection);
}
