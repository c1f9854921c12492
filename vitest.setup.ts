import { afterEach, beforeEach, expect } from "vitest";

// What ends in the error log is a fault: a test that expects it takes console.error over for itself.
const told: unknown[][] = [];

beforeEach(() => {
	told.length = 0;
	console.error = (...words: unknown[]) => told.push(words);
});

afterEach(() => {
	expect(told, "console.error was called").toEqual([]);
});
