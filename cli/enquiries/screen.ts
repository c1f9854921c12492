import { once } from "node:events";
import type { WriteStream } from "node:tty";
import { styleText } from "node:util";
import { formatMoment } from "./moments.ts";

export type Style = Parameters<typeof styleText>[0];

/** Where a command's words go: tables and colours on a terminal, plain data in a pipe. */
export type Screen = {
	isTerminal: boolean;
	/** Columns of the terminal; 80 in a pipe. */
	width: number;
	paint(style: Style, text: string): string;
	/** India's time for people, ISO 8601 for programs. */
	formatTime(iso: string): string;
	/** The answer as it is; waits for a reader that is slow. */
	write(text: string): Promise<void>;
	/** The answer, with the end of its last line. */
	print(text: string): Promise<void>;
	/** A word beside the answer, which stays out of a pipe. */
	note(text: string): void;
};

const USUAL_WIDTH = 80;

/** The screen of this process. A reader who goes early, as `| head` does, ends it quietly. */
export function openScreen(stdout: WriteStream, stderr: NodeJS.WritableStream): Screen {
	const isTerminal = stdout.isTTY === true;
	stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code === "EPIPE") process.exit(0);
		throw error;
	});
	const write = async (text: string) => {
		if (!stdout.write(text)) await once(stdout, "drain");
	};
	return {
		isTerminal,
		width: (isTerminal && stdout.columns) || USUAL_WIDTH,
		paint: (style, text) => (isTerminal ? styleText(style, text, { stream: stdout }) : text),
		formatTime: (iso) => (isTerminal ? formatMoment(iso) : iso),
		write,
		print: (text) => write(`${text}\n`),
		note: (text) => {
			stderr.write(`${text}\n`);
		},
	};
}
