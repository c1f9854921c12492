import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/** Asks on stderr, so that stdout stays the answer's. Ctrl+C and Ctrl+D answer nothing. */
export async function askOnTerminal(question: string): Promise<string> {
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	const left = once(terminal, "close").then(() => "");
	const answered = terminal.question(question).catch(() => "");
	try {
		return await Promise.race([answered, left]);
	} finally {
		terminal.close();
	}
}
