import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

// What ends in the error log is a fault: a test that expects it takes console.error over for itself.
const logged: unknown[][] = [];

beforeEach(() => {
	logged.length = 0;
	console.error = (...words: unknown[]) => logged.push(words);
});

afterEach(() => {
	expect(logged, "console.error was called").toEqual([]);
});

// The next file runs in the same worker.
afterAll(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});
