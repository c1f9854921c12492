import type { writeSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { openLogStream } from "./log-stream.ts";

/** A descriptor that takes so many bytes at a time, or fails as it is told. */
function openSink() {
	let text = "";
	let fault: string | null = null;
	const writeTo = ((_fd: number, bytes: Buffer) => {
		if (fault) throw Object.assign(new Error(fault), { code: fault });
		const taken = bytes.subarray(0, 1_000);
		text += taken.toString();
		return taken.length;
	}) as typeof writeSync;
	return {
		stream: openLogStream(1, writeTo),
		read: () => text,
		fail: (code: string | null) => {
			fault = code;
		},
	};
}

afterEach(() => {
	process.removeAllListeners("exit");
	vi.useRealTimers();
});

it("is written whole and in order, by itself", () => {
	vi.useFakeTimers();
	const { stream, read } = openSink();
	stream.write("a line of some length\n");
	stream.write("and another one\n");
	expect(read()).toBe("");
	vi.advanceTimersByTime(1_000);
	expect(read()).toBe("a line of some length\nand another one\n");
});

it("waits for a reader who is slow", () => {
	const { stream, read, fail } = openSink();
	stream.write("first\n");
	fail("EAGAIN");
	stream.flushSync();
	expect(read()).toBe("");
	fail(null);
	stream.write("second\n");
	stream.flushSync();
	expect(read()).toBe("first\nsecond\n");
});

it.each(["ENOSPC", "EPIPE", "EIO"])("goes on behind %s, and then tells what is missing", (code) => {
	const { stream, read, fail } = openSink();
	fail(code);
	stream.write("lost\n");
	stream.flushSync();
	fail(null);
	stream.write("kept\n");
	stream.flushSync();
	expect(read()).toMatch(/^\{.*"msg":"5 bytes of the log were left out\."\}\nkept\n$/);
});

it("keeps no more than a megabyte for a reader who never comes", () => {
	const { stream, read, fail } = openSink();
	fail("EAGAIN");
	const line = `${"x".repeat(99_999)}\n`;
	for (let at = 0; at < 30; at++) stream.write(line);
	fail(null);
	stream.flushSync();
	stream.write("later\n");
	stream.flushSync();
	expect(read().length).toBeLessThan(1_100_000);
	expect(/(\d+) bytes of the log were left out/.exec(read())?.[1]).toBe("2000000");
	expect(read().slice(-7)).toBe("\nlater\n");
});
