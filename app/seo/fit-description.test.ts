import { expect, it } from "vitest";
import { fitDescription } from "./fit-description.ts";

it("keeps what fits, on one line", () => {
	expect(fitDescription("  About\n kites. ")).toBe("About kites.");
});

it("cuts behind a word, without the comma that stood there", () => {
	const text = `${"kite, ".repeat(40)}`;
	const fitted = fitDescription(text);
	expect(fitted.length).toBeLessThanOrEqual(165);
	expect(fitted).toMatch(/kite…$/);
});

it.each(["x".repeat(400), "🪁".repeat(200), "पतंग".repeat(80)])("cuts one long word: %s", (text) => {
	const fitted = fitDescription(text);
	expect(fitted.length).toBeLessThanOrEqual(165);
	expect(fitted.length).toBeGreaterThan(150);
});
