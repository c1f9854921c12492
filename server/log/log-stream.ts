import { writeSync } from "node:fs";
import type { DestinationStream } from "pino";

/** Lines are written together, and never later than this, in ms. */
const FLUSH_MS = 250;
const FLUSH_BYTES = 4_096;
/** Of what waits for a reader who does not read; what is more is left out. */
const MOST_BYTES = 1024 * 1024;
/** At the end of the process a full pipe is tried so often, after so long each time, in ms. */
const MOST_LAST_TRIES = 10;
const LAST_PAUSE_MS = 50;

/**
 * Where the log goes, on a descriptor that never waits. The site goes on whatever becomes of it: nobody reads,
 * the reader has gone, the disk is full. What could not be written is left out, and once it can, a line tells
 * how much that was.
 */
export function openLogStream(
	fd: number,
	writeTo: typeof writeSync = writeSync,
): DestinationStream & { flushSync(): void } {
	let waiting = "";
	let unwritten = Buffer.alloc(0);
	/** In bytes; `told` of them by the line that is just being written. */
	let leftOut = 0;
	let told = 0;

	/** What is written next; what is begun is ended first. */
	function next(): Buffer {
		if (unwritten.length > 0 || waiting === "") return unwritten;
		const gap = leftOut > 0 ? `${describeGap(leftOut)}\n` : "";
		unwritten = Buffer.from(gap + waiting);
		waiting = "";
		told = leftOut;
		leftOut = 0;
		return unwritten;
	}

	/** Whether everything is written, or given up. */
	function flush(): boolean {
		while (next().length > 0) {
			try {
				unwritten = unwritten.subarray(writeTo(fd, unwritten));
			} catch (error) {
				if (error instanceof Error && Reflect.get(error, "code") === "EAGAIN") return false;
				leftOut += told + unwritten.length;
				told = 0;
				unwritten = Buffer.alloc(0);
				return true;
			}
		}
		return true;
	}

	function flushSync(): void {
		for (let tries = 1; !flush() && tries < MOST_LAST_TRIES; tries++)
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS);
	}

	setInterval(flush, FLUSH_MS).unref();
	process.on("exit", flushSync);
	return {
		write(line) {
			if (waiting.length + unwritten.length + line.length > MOST_BYTES) leftOut += line.length;
			else waiting += line;
			if (waiting.length >= FLUSH_BYTES && unwritten.length === 0) flush();
		},
		flushSync,
	};
}

function describeGap(bytes: number): string {
	const time = new Date().toISOString();
	return JSON.stringify({ level: "warn", time, msg: `${bytes} bytes of the log were left out.` });
}
