import type { WriteStream } from "node:tty";

export type Bar = {
	/** What is being done, and how far it is, from 0 to 1. */
	show(stage: string, share: number): void;
	clear(): void;
};

const LENGTH = 24;
const CLEAR_LINE = "\r\x1b[K";

/** A line that draws itself anew on a terminal; in a pipe there is none. */
export function openBar(stream: Pick<WriteStream, "isTTY" | "write">): Bar {
	let shown = "";
	const draw = (line: string) => {
		if (!stream.isTTY || line === shown) return;
		stream.write(CLEAR_LINE + line);
		shown = line;
	};
	return {
		show: (stage, share) => {
			const done = Math.round(share * LENGTH);
			const percent = String(Math.floor(share * 100)).padStart(3);
			draw(`${"█".repeat(done)}${"░".repeat(LENGTH - done)} ${percent} % ${stage}`);
		},
		clear: () => draw(""),
	};
}
