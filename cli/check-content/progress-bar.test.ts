import { describe, expect, it } from "vitest";
import { openBar } from "./progress-bar.ts";

function open(isTTY: boolean) {
	const written: string[] = [];
	const bar = openBar({
		isTTY,
		write: (text: string | Uint8Array) => {
			written.push(String(text));
			return true;
		},
	});
	return { bar, written };
}

describe("the progress bar", () => {
	it("writes nothing into a pipe", () => {
		const { bar, written } = open(false);
		bar.show("Comparing", 0.5);
		bar.clear();
		expect(written).toEqual([]);
	});

	it("draws itself anew only when something changed, and leaves nothing behind", () => {
		const { bar, written } = open(true);
		bar.show("Comparing", 0.5);
		bar.show("Comparing", 0.5001);
		bar.show("Comparing", 1);
		bar.clear();
		expect(written).toHaveLength(3);
		expect(written[0]).toContain("50 %");
		expect(written[1]).toContain("100 %");
		expect(written.at(-1)).toBe("\r\x1b[K");
	});

	it("is as long at the beginning as at the end", () => {
		const { bar, written } = open(true);
		for (const share of [0, 0.07, 1]) bar.show("Comparing", share);
		expect(new Set(written.map((line) => line.length)).size).toBe(1);
	});
});
